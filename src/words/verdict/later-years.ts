/** Says what the years after a tax year hang on: a sale that ends a cap, and a law that is not settled. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import { formatMonth } from '#core/date-forms.ts'
import { formatMoney } from '#core/money.ts'
import type { SoldIn } from '#core/tax/appeal-facts.ts'
import { restartYear } from '#core/tax/cap/restart.ts'
import type { TaxLaw } from '#core/tax/law/by-year.ts'
import { CITATIONS } from '#core/tax/law/citations.ts'
import { type CapYears, laterRegimes } from '#core/tax/law/later-years.ts'
import { homesteadRule, homesteadYears, nonHomesteadCapPercent, voteOf } from '#core/tax/law/readings.ts'

/** Null where no sale is known that ends a cap after `taxYear`. */
export const restartWords = (taxYear: number, soldIn: SoldIn | undefined): string | null => {
  const year = restartYear(taxYear, soldIn)
  if (soldIn === undefined || year === undefined) return null
  const sold = formatMonth(soldIn)
  return `The property was sold in ${sold}. After a sale, the assessed value resets to market value on the next January 1 (${CITATIONS['cap-restart'].text}), here in ${year}. From then on, a lower ${taxYear} value saves nothing more, so we don’t count later savings.`
}

const amendedAmount = (year: number, law: TaxLaw | undefined): string => {
  const nonSchool = homesteadRule(year, 'amendment-3', law)?.nonSchool
  return nonSchool?.kind === 'flat' ? `${formatMoney(nonSchool.flatCents)} in ${year}` : ''
}

/** Null where the law of the later years is settled, or each reading of the year has its own. */
export const laterLawWords = (years: CapYears): string | null => {
  if (laterRegimes(years).length < 2) return null
  const { law } = years
  const amended = homesteadYears('amendment-3', law)
  const [first = years.taxYear + 1] = amended
  const amounts = amended.map((year) => amendedAmount(year, law)).join(' and ')
  const [now, then] = (['current-law', 'amendment-3'] as const).map((regime) =>
    nonHomesteadCapPercent(first, regime, law),
  )
  const vote = voteOf(first, law)
  const source =
    vote === undefined
      ? ''
      : ` (${vote.resolution}, on the ballot of ${formatCalendarDate(vote.heldOn)}; confirm the certified result with the Department of State)`
  return `The law for ${first} and later isn’t settled. If ${vote?.name ?? 'an amendment'} took effect, the homestead exemption on non-school taxes would be ${amounts}, and the yearly limit on non-homestead property ${then} percent instead of ${now}${source}.`
}
