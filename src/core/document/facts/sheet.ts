/** Owns what a document may state as fact: each fact with its unit, its value and where it was read, and how it is written. */

import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { formatMills, formatMoney } from '#core/money.ts'
import type { Outcome } from '#core/tax/verdict/codes.ts'
import { closingQuotes } from '../closing-quotes.ts'
import type { DocumentKind, ScriptMinutes } from '../draft-kinds.ts'
import type { Figure } from '../paper.ts'

/**
 * `cents`, `mills`, `sqft`, `minutes` and `year` are numbers. `name` is an address, an office, a roll; `sentence` is a
 * statement with several figures, which is quoted whole or not at all, so that no figure in it can change its place.
 */
export type Fact = {
  readonly id: string
  readonly label: string
  /** In words, for the reader: the roll and its column, 'You typed this on …', the statute. */
  readonly source: string
} & (
  | { readonly unit: 'cents' | 'mills' | 'sqft' | 'minutes' | 'year'; readonly value: number }
  | { readonly unit: 'date'; readonly value: CalendarDate }
  | { readonly unit: 'name' | 'parcel' | 'sentence'; readonly value: string }
)

/** What the wording turns on, beside the facts themselves; it holds no figure that is written. */
interface Situation {
  readonly outcome: Outcome
  readonly homestead: boolean
  /** The owner has said that they don't live in the home: no paper calls it theirs to live in. */
  readonly isElsewhere?: true
  /** A cut that stays above the assessed value changes no tax on any levy; missing in what was written earlier. */
  readonly hasOneFloor?: boolean
  readonly origin: 'roll' | 'typed'
  /** Only of a hearing script. */
  readonly minutes: ScriptMinutes | null
}

export interface FactSheet {
  readonly kind: DocumentKind
  readonly situation: Situation
  readonly facts: readonly Fact[]
  /** Pictures drawn from the same material; what is written in each is a fact as well, under `figure.` and its name. */
  readonly figures?: Readonly<Record<string, Figure>>
}

const grouped = new Intl.NumberFormat('en-US')

/** With what comes after it inside its quotation marks. */
const beforeMarks = (value: string): readonly string[] =>
  ['.', ','].map((mark) => closingQuotes(`${value}${mark}`))

/** Every way in which a fact may be written, the usual one first. */
export const renderingsOf = (fact: Fact): readonly [string, ...string[]] => {
  switch (fact.unit) {
    case 'cents':
      return [formatMoney(fact.value)]
    case 'mills':
      return [`${formatMills(fact.value)} mills`]
    case 'sqft':
      return [`${grouped.format(fact.value)} square feet`]
    case 'minutes':
      return fact.value === 1 ? ['1 minute'] : [`${fact.value} minutes`]
    case 'year':
      return [String(fact.value)]
    case 'date':
      return [formatPlainDate(fact.value), formatCalendarDate(fact.value)]
    case 'name':
    case 'parcel':
    case 'sentence':
      return [fact.value, ...(fact.value.endsWith('”') ? beforeMarks(fact.value) : [])]
  }
}

/** A sheet holds hundreds of facts, and each sentence asks for some: they are put in order once. */
const inOrder = new WeakMap<readonly Fact[], ReadonlyMap<string, Fact>>()

export const findFact = ({ facts }: FactSheet, id: string): Fact | undefined => {
  const known = inOrder.get(facts) ?? new Map(facts.toReversed().map((fact) => [fact.id, fact]))
  inOrder.set(facts, known)
  return known.get(id)
}
