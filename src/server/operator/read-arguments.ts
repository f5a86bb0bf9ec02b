/** Owns reading what the commands about people and orders take: e-mail addresses, ids, money, days, reasons. */

import { z } from 'zod'
import type { Tier } from '#core/billing/product.ts'
import { UsageError } from './command.ts'

const read = <T>(schema: z.ZodType<T>, value: unknown, sentence: string): T => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new UsageError(sentence)
}

/** The one argument of a command that takes one. */
export const readOnly = (positionals: readonly string[], what: string): string => {
  const [only, ...more] = positionals
  if (only === undefined) throw new UsageError(`Say which ${what}.`)
  if (more.length > 0) throw new UsageError(`One ${what} at a time; "${more.join(' ')}" is too much.`)
  return only
}

export const readNone = (positionals: readonly string[]): void => {
  if (positionals.length > 0) throw new UsageError(`"${positionals.join(' ')}" is not expected here.`)
}

export const readEmail = (text: string): string =>
  read(z.email(), text, `"${text}" is not an e-mail address.`)

export const readId = (text: string, list: string): string =>
  read(
    z.uuid(),
    text,
    `"${text}" is not an id such as 6f1d6c0e-5b7c-4b6c-9a0e-3d1f8c2a7b54; \`${list}\` shows them.`,
  )

export const readChoice = <const T extends string>(name: string, text: string, choices: readonly T[]): T => {
  const found = choices.find((choice) => choice === text)
  if (found !== undefined) return found
  throw new UsageError(
    `${name} must be ${choices.join(', ').replace(/, ([^,]+)$/, ' or $1')}, not "${text}".`,
  )
}

export const readTier = (text: string): Tier => readChoice('--tier', text, ['standard', 'ai_enhanced'])

/** '53' or '53.00', as cents. */
export const readAmount = (text: string): number => {
  const matched = /^\$?(\d{1,6})(?:\.(\d{2}))?$/.exec(text)
  const cents = Number(matched?.[1] ?? 0) * 100 + Number(matched?.[2] ?? 0)
  if (cents > 0) return cents
  throw new UsageError(`--amount must be dollars such as 53 or 53.00, not "${text}".`)
}

export const readReason = (text: string | undefined): string =>
  read(
    z.string().trim().min(1).max(500),
    text,
    'Say why with --reason TEXT (up to 500 letters, no personal data).',
  )

/** Midnight UTC of a day that exists. */
export const readDay = (name: string, text: string): Date =>
  new Date(read(z.iso.date(), text, `${name} must be a day such as 2026-11-21, not "${text}".`))

const defaultLimit = 50
const highestLimit = 500

export const limitOption = { limit: { type: 'string' } } as const

export const readLimit = (text: string | undefined): number => {
  const limit = text === undefined ? defaultLimit : Number(text)
  if (Number.isInteger(limit) && limit >= 1 && limit <= highestLimit) return limit
  throw new UsageError(`--limit must be a whole number from 1 to ${highestLimit}, not "${text}".`)
}

/** Where an export is to be written. */
export const readFileName = (text: string | undefined): string =>
  read(z.string().min(1), text, 'Say where to write with --to FILE.')
