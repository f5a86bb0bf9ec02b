/** One line or a few lines of text of a case, told on as they are typed. */

import type { ReactNode } from 'react'
import { TextField } from '#web/ui/field/text.tsx'
import { TextAreaField } from '#web/ui/field/text-area.tsx'

type TextInputProps = {
  label: string
  help?: ReactNode
  value: string
  most: number
  rows?: number
  optional?: boolean
  id?: string
  /** Why what is kept does not count. */
  doubt?: string | undefined
  onChange: (value: string) => void
  onBlur?: () => void
}

export const TextInput = ({
  label,
  help,
  value,
  most,
  rows,
  optional,
  id,
  doubt,
  onChange,
  onBlur,
}: TextInputProps) => {
  const frame = {
    label,
    help,
    ...(optional && { optional }),
    ...(id && { id }),
    error: doubt,
    value,
    maxLength: most,
    onBlur,
  }
  return rows === undefined ? (
    <TextField {...frame} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextAreaField {...frame} rows={rows} onChange={({ target }) => onChange(target.value)} />
  )
}
