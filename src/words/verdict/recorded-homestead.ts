/** Says where the county's record takes off less for homestead than the law of the year: ours are the record's amounts then. */

import { type Cents, cents, formatMoney, sumCents } from '#core/money.ts'
import type { AppealFacts } from '#core/tax/appeal-facts.ts'
import { homesteadExemption } from '#core/tax/exemption/homestead.ts'
import { homesteadRule } from '#core/tax/law/readings.ts'
import type { Reading } from '#core/tax/verdict/verdict.ts'
import * as words from '#messages/verdict/recorded-homestead.ts'

interface RecordedHomestead {
  readonly seenCents: Cents
  readonly lawCents: Cents
}

/** Null where the record has the law's amount, or more, or the law of the year is open. A summer roll may have last year's. */
export const recordedHomestead = (
  { values, taxYear, law }: AppealFacts,
  readings: readonly Pick<Reading, 'regime'>[],
): RecordedHomestead | null => {
  const [reading, other] = readings
  if (!values.ok || values.value.origin.kind !== 'roll' || reading === undefined || other) return null
  const { portions, exemptions } = values.value
  const rule = homesteadRule(taxYear, reading.regime, law)
  const homes = portions.filter(({ kind }) => kind === 'homestead')
  if (rule === null || homes.length === 0) return null
  const assessed = sumCents(homes.map(({ assessedCents }) => assessedCents.non_school))
  const lawCents = homesteadExemption(rule, 'non_school', assessed)
  const seenCents = cents(exemptions.non_school.wholeCents)
  return seenCents > 0 && seenCents < lawCents ? { seenCents, lawCents } : null
}

export const recordedHomesteadNote = ({ seenCents, lawCents }: RecordedHomestead): string =>
  words.weUseTheRecords({ seen: formatMoney(seenCents), law: formatMoney(lawCents) })

export const recordedHomesteadFigure = ({ seenCents }: RecordedHomestead): string =>
  words.homesteadOnTheRecord({ seen: formatMoney(seenCents) })
