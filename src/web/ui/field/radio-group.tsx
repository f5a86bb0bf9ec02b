/** A question with a few answers, each with room for one line of explanation. */
import type { ComponentProps, ReactNode } from 'react'
import { FieldError, FieldHelp, type FieldText, useFieldWiring } from './frame.tsx'

export type RadioOption = { value: string; label: string; help?: ReactNode }

type RadioGroupProps = Omit<FieldText, 'optional'> &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'value'> & {
    name: string
    options: readonly RadioOption[]
    /** Set with onChange for a controlled group; leave out with `register(…)`. */
    value?: string
  }

export const RadioGroup = ({ label, help, error, id, options, value, ...input }: RadioGroupProps) => {
  const wiring = useFieldWiring({ ...(id && { id }), help, error })
  return (
    <fieldset id={wiring.id} aria-describedby={wiring['aria-describedby']}>
      <legend className="font-bold">{label}</legend>
      <FieldHelp fieldId={wiring.id}>{help}</FieldHelp>
      <div className="stack mt-2 gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex gap-3 rounded-md border border-control bg-surface p-3 has-checked:border-action has-checked:bg-tint"
          >
            <input
              {...input}
              type="radio"
              value={option.value}
              className="mt-0.5 size-6 shrink-0"
              {...(value !== undefined && { checked: value === option.value })}
            />
            <span>
              {option.label}
              {option.help && <span className="block text-sm text-soft">{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError fieldId={wiring.id} message={error} />
    </fieldset>
  )
}
