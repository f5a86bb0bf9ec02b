/** One of a few answers of a case; nothing is chosen for the person. */
import { SelectField } from '#web/ui/select-field.tsx'

type ChoiceInputProps<Value extends string> = {
  label: string
  help?: string
  value: Value | null
  options: readonly { readonly value: Value; readonly label: string }[]
  /** The answer can be taken back. */
  clearable?: boolean
  onChange: (value: Value | null) => void
}

const unanswered = { value: '', label: 'Please choose' }

export const ChoiceInput = <Value extends string>({
  label,
  help,
  value,
  options,
  clearable = false,
  onChange,
}: ChoiceInputProps<Value>) => (
  <SelectField
    label={label}
    help={help}
    value={value ?? ''}
    options={value === null || clearable ? [unanswered, ...options] : options}
    onChange={({ target }) =>
      onChange(options.find((option) => option.value === target.value)?.value ?? null)
    }
  />
)

type YesNoInputProps = {
  label: string
  help?: string
  value: boolean | null
  onChange: (value: boolean | null) => void
}

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

export const YesNoInput = ({ value, onChange, ...words }: YesNoInputProps) => (
  <ChoiceInput
    {...words}
    value={value === null ? null : value ? 'yes' : 'no'}
    options={answers}
    onChange={(answer) => onChange(answer === null ? null : answer === 'yes')}
  />
)
