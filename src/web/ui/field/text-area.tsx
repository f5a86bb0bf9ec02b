/** Several lines of text with their label. */
import type { ComponentProps } from 'react'
import { controlStyle } from './control-style.ts'
import { Field, type FieldText, useFieldWiring } from './frame.tsx'

type TextAreaFieldProps = FieldText & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

export const TextAreaField = ({
  label,
  help,
  error,
  optional,
  id,
  rows = 3,
  ...textarea
}: TextAreaFieldProps) => {
  const wiring = useFieldWiring({ ...(id && { id }), help, error })
  return (
    <Field fieldId={wiring.id} label={label} help={help} error={error} {...(optional && { optional })}>
      <textarea
        {...textarea}
        {...wiring}
        rows={rows}
        className={`${controlStyle} field-sizing-content max-h-[70vh] ${rows > 4 ? 'min-h-44' : 'min-h-24'}`}
      />
    </Field>
  )
}
