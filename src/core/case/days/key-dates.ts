/** Owns the days of a case by what they are for, so that each can stand beside the step it belongs to. */

import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { type CaseDay, caseDates } from './case-dates.ts'

/** `aim` is our own earlier day for the evidence; `check` is for looking whether the appraiser's has come. */
export const KEY_DATES = ['petition', 'payment', 'aim', 'evidence', 'check', 'hearing', 'court'] as const
export type KeyDate = (typeof KEY_DATES)[number]

/** How the id of each begins, up to its year. */
const BEGINNINGS: Readonly<Record<KeyDate, RegExp>> = {
  petition: /^petition-/,
  payment: /^payment-/,
  aim: /^evidence-aim-/,
  evidence: /^evidence-\d/,
  check: /^evidence-check-/,
  hearing: /^hearing-/,
  court: /^court$/,
}

/** The first one still ahead; null where none is known, or what is done has made it idle. */
export const keyDates = (day: CaseDay): Readonly<Record<KeyDate, Deadline | null>> => {
  const all = caseDates(day)
  const first = (kind: KeyDate): Deadline | null => all.find(({ id }) => BEGINNINGS[kind].test(id)) ?? null
  return {
    petition: first('petition'),
    payment: first('payment'),
    aim: first('aim'),
    evidence: first('evidence'),
    check: first('check'),
    hearing: first('hearing'),
    court: first('court'),
  }
}

/** Those that are known, in the order of an appeal. */
export const knownKeyDates = (day: CaseDay) => {
  const dates = keyDates(day)
  return KEY_DATES.flatMap((kind) => {
    const deadline = dates[kind]
    return deadline ? [{ kind, deadline }] : []
  })
}
