/** One line of text with its label; takes the props of `register(…)` from react-hook-form as they are. */
import type { ComponentProps } from 'react'
import { controlStyle } from './control-style.ts'
import { Field, type FieldText, useFieldWiring } from './frame.tsx'

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'className' | 'id'> & {
    /** A fixed unit after the input, for example 'sq ft'. */
    unit?: string
  }

export const TextField = ({
  label,
  help,
  error,
  optional,
  id,
  unit,
  type = 'text',
  ...input
}: TextFieldProps) => {
  const wiring = useFieldWiring({ ...(id && { id }), help, error })
  return (
    <Field fieldId={wiring.id} label={label} help={help} error={error} {...(optional && { optional })}>
      <div className="flex items-center gap-3">
        <input {...input} {...wiring} type={type} className={controlStyle} />
        {unit && <span className="shrink-0 text-soft">{unit}</span>}
      </div>
    </Field>
  )
}
