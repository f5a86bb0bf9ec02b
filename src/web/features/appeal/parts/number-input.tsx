/** A number of a case as people type it; only what is understood without doubt is told on. */
import { useState } from 'react'
import { z } from 'zod'
import { HIGHEST_DOLLARS } from '#core/tax/trim-numbers.ts'
import { typedNumber } from '#web/property/typed-number.ts'
import { TextField } from '#web/ui/text-field.tsx'

type NumberInputProps = {
  label: string
  help?: string
  example: string
  unit?: string
  id?: string
  value: number | null
  min?: number
  max?: number
  /** Digits after the point; 0 unless said. */
  decimals?: 0 | 2
  /** Years stand without a comma. */
  grouping?: boolean
  onChange: (value: number | null) => void
}

const bounded = ({ label, min = 0, max = HIGHEST_DOLLARS, decimals = 0 }: NumberInputProps) => {
  const number = decimals === 0 ? z.int(`${label} must be a whole number`) : z.number()
  const named = (bound: number) => bound.toLocaleString('en-US', { useGrouping: bound > 9_999 })
  return number
    .min(min, `${label} must be at least ${named(min)}`)
    .max(max, `${label} must be at most ${named(max)}`)
}

const written = ({ value, grouping = true, decimals = 0 }: NumberInputProps): string =>
  value === null
    ? ''
    : value.toLocaleString('en-US', {
        useGrouping: grouping,
        minimumFractionDigits: Number.isInteger(value) ? 0 : decimals,
        maximumFractionDigits: decimals,
      })

export const NumberInput = (props: NumberInputProps) => {
  const { label, help, example, unit, id, onChange } = props
  const [text, setText] = useState(() => written(props))
  const [fault, setFault] = useState<string>()
  const read = (typed: string) => typedNumber(bounded(props), { label, example }).safeParse(typed)
  const change = (typed: string) => {
    setText(typed)
    const found = read(typed)
    if (found.success) onChange(found.data)
    if (found.success) setFault(undefined)
  }
  return (
    <TextField
      label={label}
      help={help}
      {...(unit && { unit })}
      {...(id && { id })}
      inputMode={props.decimals === 2 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text}
      error={fault}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setFault(read(text).error?.issues[0]?.message)}
    />
  )
}

type MoneyInputProps = Omit<NumberInputProps, 'value' | 'onChange' | 'decimals' | 'max'> & {
  cents: number | null
  onChange: (cents: number | null) => void
}

/** Typed in dollars, kept in cents. */
export const MoneyInput = ({ cents, onChange, ...props }: MoneyInputProps) => (
  <NumberInput
    {...props}
    decimals={2}
    value={cents === null ? null : cents / 100}
    onChange={(dollars) => onChange(dollars === null ? null : Math.round(dollars * 100))}
  />
)
