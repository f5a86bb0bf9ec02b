/** Where the short code of a mail is typed. */
import { TextField, type TextFieldProps } from './text.tsx'

export const CodeField = (props: Omit<TextFieldProps, 'label' | 'type' | 'help' | 'unit'>) => (
  <TextField
    {...props}
    label="Code from the email"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    help="Twelve letters and numbers, like 7KQ2-M9XD-40TB."
  />
)
