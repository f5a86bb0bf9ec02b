/** Owns what the facts of the hearing script are made from, and how a spoken line becomes a fact. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { Exhibit } from '#core/document/exhibits.ts'
import type { NoSales } from '../estimate/value.ts'
import { type HeldCase, ownWords } from '../file.ts'
import { sentenceFact } from '../make-fact.ts'
import type { SalesMaterial } from '../sales/material.ts'
import type { Fact } from '../sheet.ts'
import type { Compared } from './value.ts'

export interface ScriptMaterial {
  readonly held: HeldCase | null
  readonly sales: SalesMaterial | NoSales
  readonly taxYear: number
  readonly valuedOn: CalendarDate
  readonly justCents: number
  readonly county: string
}

export interface Told extends Compared {
  readonly held: HeldCase
  readonly given: ScriptMaterial
  readonly exhibits: readonly Exhibit[]
}

const LABEL = 'Spoken at the hearing'

/** Only what was said. */
export const spoken = (id: string, words: string): readonly Fact[] =>
  words === '' ? [] : [sentenceFact(`spoken.${id}`, LABEL, words, ownWords)]
