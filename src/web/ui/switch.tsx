import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'

type SwitchProps = {
  label: string
  hint: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

export function Switch({ label, hint, isOn, isDisabled = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0 wrap-anywhere">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
      <Radix.Root
        id={id}
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={onChange}
        aria-describedby={`${id}-hint`}
        className="relative h-8 w-14 shrink-0 rounded-full border-2 border-edge bg-sunk transition-colors duration-150 data-[state=checked]:border-primary data-[state=checked]:bg-primary disabled:opacity-60"
      >
        <Radix.Thumb className="block size-6 translate-x-0.5 rounded-full bg-edge transition-transform duration-150 data-[state=checked]:translate-x-6.5 data-[state=checked]:bg-on-primary" />
      </Radix.Root>
    </div>
  )
}
