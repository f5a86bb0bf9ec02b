/** Owns how petitions turned out: the counts of the statistics file and the shares made of them. */

import { z } from 'zod'
import { dollars, formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'

const statistic = z.strictObject({
  id: z.string(),
  place: z.string(),
  taxYear: z.int(),
  propertyClass: z.string(),
  filed: z.int().positive(),
  reduced: z.int().nonnegative(),
  withdrawnOrSettled: z.int().nonnegative().optional(),
  /** Of all reduced petitions together, for one year. */
  taxSavedDollars: z.int().positive().optional(),
  source: z.string(),
  url: z.url().optional(),
  checkedOn: z.iso.date(),
  confidence: z.enum(['verified', 'likely', 'unverified']),
})

export const statisticsFile = z.strictObject({ statistics: z.array(statistic) })

type Statistic = z.infer<typeof statistic>

const count = (amount: number): string => amount.toLocaleString('en-US')

const share = (part: number, whole: number): string => formatPercent((100 * part) / whole)

/** Decided = filed − withdrawn or settled; shares only where both denominators are known. */
const figuresOf = ({
  filed,
  reduced,
  withdrawnOrSettled,
  taxSavedDollars,
}: Statistic): Readonly<Record<string, string>> => {
  const counts = { filed: count(filed), reduced: count(reduced) }
  if (withdrawnOrSettled === undefined) return counts
  return {
    ...counts,
    ...(taxSavedDollars === undefined
      ? {}
      : { meanSaving: formatMoney(dollars(Math.round(taxSavedDollars / reduced))) }),
    withdrawnOrSettled: count(withdrawnOrSettled),
    reducedShareOfFiled: share(reduced, filed),
    reducedShareOfDecided: share(reduced, filed - withdrawnOrSettled),
  }
}

/** Token name (`stat:florida-2024.filed`) → words. */
export const statisticTokens = (file: z.infer<typeof statisticsFile>): ReadonlyMap<string, string> =>
  new Map(
    file.statistics.flatMap((given) =>
      Object.entries(figuresOf(given)).map(([field, words]) => [`stat:${given.id}.${field}`, words]),
    ),
  )
