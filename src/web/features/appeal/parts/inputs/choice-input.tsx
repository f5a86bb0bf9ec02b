/** One of a few answers of a case; nothing is chosen for the person. */
import { useState } from 'react'
import * as messages from '#messages/appeal/choice-input.ts'
import { SelectField } from '#web/ui/field/select.tsx'
import { Refusable } from './refusable.tsx'

type ChoiceInputProps<Value extends string> = {
  label: string
  help?: string
  value: Value | null
  options: readonly { readonly value: Value; readonly label: string }[]
  /** The answer can be taken back. */
  clearable?: boolean
  /** Why an answer would not be kept; the one before then stays. */
  refusal?: (value: Value) => string | undefined
  onChange: (value: Value | null) => void
}

const unanswered = { value: '', label: messages.pleaseChoose() }

export const ChoiceInput = <Value extends string>({
  label,
  help,
  value,
  options,
  clearable = false,
  refusal,
  onChange,
}: ChoiceInputProps<Value>) => {
  const [fault, setFault] = useState<string>()
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text)?.value ?? null
    const refused = chosen === null ? undefined : refusal?.(chosen)
    setFault(refused)
    if (refused === undefined) onChange(chosen)
  }
  return (
    <Refusable isRefused={fault !== undefined}>
      <SelectField
        label={label}
        help={help}
        error={fault}
        value={value ?? ''}
        options={value === null || clearable ? [unanswered, ...options] : options}
        onChange={({ target }) => choose(target.value)}
      />
    </Refusable>
  )
}

type YesNoInputProps = {
  label: string
  help?: string
  value: boolean | null
  onChange: (value: boolean | null) => void
}

const answers = [
  { value: 'yes', label: messages.yes() },
  { value: 'no', label: messages.no() },
] as const

export const YesNoInput = ({ value, onChange, ...words }: YesNoInputProps) => (
  <ChoiceInput
    {...words}
    value={value === null ? null : value ? 'yes' : 'no'}
    options={answers}
    onChange={(answer) => onChange(answer === null ? null : answer === 'yes')}
  />
)
