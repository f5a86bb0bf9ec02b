/** A number of a case as people type it; only what is understood without doubt is told on. */
import { useRef, useState } from 'react'
import { z } from 'zod'
import { HIGHEST_DOLLARS } from '#core/tax/trim/numbers.ts'
import * as words from '#messages/appeal/number-input.ts'
import { enteredNumber } from '#web/property/entered-number.ts'
import { TextField } from '#web/ui/field/text.tsx'
import { notKept } from '../../words.ts'
import { Refusable } from './refusable.tsx'

type NumberInputProps = {
  label: string
  help?: string
  example: string
  unit?: string
  id?: string
  optional?: boolean
  value: number | null
  min?: number
  max?: number
  /** Digits after the point; 0 unless said. */
  decimals?: 0 | 2
  /** Years stand without a comma. */
  grouping?: boolean
  /** Why what is kept does not count. */
  doubt?: string | undefined
  /** Why a number would not be kept. */
  refusal?: (value: number) => string | undefined
  onChange: (value: number | null) => void
}

type NumberRules = Pick<NumberInputProps, 'label' | 'example' | 'min' | 'max' | 'decimals' | 'grouping'>

const bounded = ({ label, min = 0, max = HIGHEST_DOLLARS, decimals = 0 }: NumberRules) => {
  const number = decimals === 0 ? z.int(words.mustBeAWholeNumber({ label })) : z.number()
  const named = (bound: number) => bound.toLocaleString('en-US', { useGrouping: bound > 9_999 })
  return number
    .min(min, words.mustBeAtLeast({ label, named: named(min) }))
    .max(max, words.mustBeAtMost({ label, named: named(max) }))
}

/** What a text says as such a number, or why it is none. */
export const readNumber = (text: string, rules: NumberRules) =>
  enteredNumber(bounded(rules), rules).safeParse(text)

export const writtenNumber = (
  value: number | null,
  { grouping = true, decimals = 0 }: Pick<NumberRules, 'grouping' | 'decimals'>,
): string =>
  value === null
    ? ''
    : value.toLocaleString('en-US', {
        useGrouping: grouping,
        minimumFractionDigits: Number.isInteger(value) ? 0 : decimals,
        maximumFractionDigits: decimals,
      })

export const NumberInput = (props: NumberInputProps) => {
  const { label, help, unit, id, value, doubt, refusal, onChange } = props
  const [text, setText] = useState(() => writtenNumber(value, props))
  const [fault, setFault] = useState<string>()
  // What was kept when the field was entered: the first digits of a number that is refused are not kept either.
  const before = useRef(value)
  const refusedOf = (number: number | null) => (number === null ? undefined : refusal?.(number))
  const change = (typed: string) => {
    setText(typed)
    const found = readNumber(typed, props)
    if (!found.success) return
    const next = refusedOf(found.data) ? before.current : found.data
    if (next !== value) onChange(next)
    setFault(undefined)
  }
  const leave = () => {
    const found = readNumber(text, props)
    const refused = found.success ? refusedOf(found.data) : undefined
    setFault(refused ? `${refused} ${notKept}` : found.error?.issues[0]?.message)
  }
  return (
    <Refusable isRefused={fault !== undefined}>
      <TextField
        label={label}
        help={help}
        {...(unit && { unit })}
        {...(id && { id })}
        {...(props.optional && { optional: true })}
        inputMode={props.decimals === 2 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={text}
        error={fault ?? doubt}
        onFocus={() => {
          if (fault === undefined) before.current = value
        }}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
      />
    </Refusable>
  )
}

type MoneyInputProps = Omit<NumberInputProps, 'value' | 'onChange' | 'refusal' | 'decimals' | 'max'> & {
  cents: number | null
  refusal?: (cents: number) => string | undefined
  onChange: (cents: number | null) => void
}

const inCents = (dollars: number): number => Math.round(dollars * 100)

/** Typed in dollars, kept in cents. */
export const MoneyInput = ({ cents, refusal, onChange, ...props }: MoneyInputProps) => (
  <NumberInput
    {...props}
    decimals={2}
    value={cents === null ? null : cents / 100}
    {...(refusal && { refusal: (dollars: number) => refusal(inCents(dollars)) })}
    onChange={(dollars) => onChange(dollars === null ? null : inCents(dollars))}
  />
)
