/** Where the short code of a mail is typed. */

import * as words from '#messages/ui/code.ts'
import { TextField, type TextFieldProps } from './text.tsx'

export const CodeField = (props: Omit<TextFieldProps, 'label' | 'type' | 'help' | 'unit'>) => (
  <TextField
    {...props}
    label={words.codeFromTheEmail()}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    help={words.twelveLettersAndNumbersLike7kq2()}
  />
)
