import { useId, type ReactNode } from 'react'

type FieldParts = { id: string; describedBy: string | undefined; isInvalid: boolean }

type FieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  optionalWord?: string | undefined
  children: (parts: FieldParts) => ReactNode
}

export const INPUT_LOOK =
  'w-full min-h-11 rounded-control border border-edge bg-raised px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-poor aria-invalid:border-2 disabled:bg-sunk'

/** Label, control, hint and error as one: the error is bound to the control and not only seen near it. */
export function Field({ label, hint, error, optionalWord, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optionalWord !== undefined && (
          <span className="ml-2 text-sm font-normal text-muted">{optionalWord}</span>
        )}
      </label>
      {children({
        id,
        describedBy: described === '' ? undefined : described,
        isInvalid: error !== undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className="text-sm font-semibold text-poor">
          {error}
        </p>
      )}
    </div>
  )
}
