/** One yes-or-no question as a checkbox, the whole row pressable. */
import type { ComponentProps } from 'react'
import { FieldError, FieldHelp, type FieldText, useFieldWiring } from './frame.tsx'

type CheckboxFieldProps = Omit<FieldText, 'optional'> &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'>

export const CheckboxField = ({ label, help, error, id, ...input }: CheckboxFieldProps) => {
  const wiring = useFieldWiring({ ...(id && { id }), help, error })
  return (
    <div>
      <div className="flex gap-3">
        <input {...input} {...wiring} type="checkbox" className="mt-0.5 size-[1.35em] shrink-0" />
        <div className="min-w-0">
          <label htmlFor={wiring.id} className="font-bold">
            {label}
          </label>
          <FieldHelp fieldId={wiring.id}>{help}</FieldHelp>
        </div>
      </div>
      <FieldError fieldId={wiring.id} message={error} />
    </div>
  )
}
