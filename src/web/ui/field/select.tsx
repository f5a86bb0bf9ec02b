/** A native select with its label, for short fixed lists. */
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlStyle } from './control-style.ts'
import { Field, type FieldText, useFieldWiring } from './frame.tsx'

export type SelectOption = { value: string; label: string }

type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & { options: readonly SelectOption[] }

/** More of a choice than this is cut off by its box where few words fit a line. */
const mostLetters = 20

export const SelectField = ({ label, help, error, optional, id, options, ...select }: SelectFieldProps) => {
  const wiring = useFieldWiring({ ...(id && { id }), help, error })
  const chosen = options.find(({ value }) => value !== '' && value === select.value)?.label ?? ''
  return (
    <Field fieldId={wiring.id} label={label} help={help} error={error} {...(optional && { optional })}>
      <div className="relative">
        <select {...select} {...wiring} className={`${controlStyle} appearance-none pr-10`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 right-3 size-5 text-soft"
        />
      </div>
      {chosen.length > mostLetters && (
        <p aria-hidden="true" className="mt-1 hidden text-sm few-words:block">
          {chosen}
        </p>
      )}
    </Field>
  )
}
