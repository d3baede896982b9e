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
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        disabled={isDisabled}
        onClick={() => onChange(!isOn)}
        aria-describedby={`${id}-hint`}
        className="group relative h-8 w-14 shrink-0 rounded-full border-2 border-edge bg-sunk transition-colors duration-150 disabled:opacity-60 aria-checked:border-primary aria-checked:bg-primary"
      >
        <span className="block size-6 translate-x-0.5 rounded-full bg-edge transition-transform duration-150 group-aria-checked:translate-x-6.5 group-aria-checked:bg-on-primary" />
      </button>
    </div>
  )
}
