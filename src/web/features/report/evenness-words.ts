/** Owns the plain words for the measures of a ratio study, with what each number says about a neighborhood. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'

type Uniformity = NonNullable<HomeValueOnWire['uniformity']>
type Measure = Uniformity['medianRatio']
type Known = NonNullable<Measure>

export type EvennessLine = {
  readonly name: string
  readonly value: string
  /** The 95 % interval in words; empty where too few sales give none. */
  readonly interval: string
  readonly words: string
}

/** What counts as even. Source: IAAO, Standard on Ratio Studies (2013), vertical equity: see core/valuation/ratio-study.ts. */
const PRD_EVEN = { low: 0.98, high: 1.03 } as const
const PRB_EVEN = { low: 0, high: 0 } as const

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
const asPercent = (value: number): string => `${value.toFixed(1)}%`
const plain = (value: number): string => value.toFixed(2).replace('-', '−')

/** Said of dear against cheap homes only where the whole interval lies on one side of what counts as even. */
const tiltWords = (
  { low, high }: Known,
  even: { readonly low: number; readonly high: number },
  words: { readonly below: string; readonly above: string },
): string => {
  if (low === null || high === null) return 'Too few sales to say whether dear and cheap homes stand alike.'
  if (low > even.high) return words.above
  if (high < even.low) return words.below
  if (low >= even.low && high <= even.high)
    return 'Dear and cheap homes stand about alike against their prices.'
  return 'No clear difference between dear and cheap homes: the interval reaches into what counts as even.'
}

const prdWords = (known: Known): string =>
  tiltWords(known, PRD_EVEN, {
    above: 'Dear homes stand lower against their prices than cheap ones.',
    below: 'Dear homes stand higher against their prices than cheap ones.',
  })

const prbWords = (known: Known): string => {
  const doubled = `A home worth twice as much stands ${percent(Math.abs(known.value))}`
  return tiltWords(known, PRB_EVEN, {
    above: `${doubled} higher against its price.`,
    below: `${doubled} lower against its price.`,
  })
}

const line = (
  name: string,
  measure: Measure,
  format: (value: number) => string,
  words: (known: Known) => string,
): readonly EvennessLine[] => {
  if (measure === null) return []
  const { value, low, high } = measure
  const interval = low === null || high === null ? '' : `${format(low)} to ${format(high)}`
  return [{ name, value: format(value), interval, words: words(measure) }]
}

/** Measures that could not be worked out are left out. */
export const evennessLines = ({ medianRatio, cod, prd, prb }: Uniformity): readonly EvennessLine[] => [
  ...line(
    'Level (median ratio)',
    medianRatio,
    percent,
    ({ value }) => `In the middle, homes that sold stood at ${percent(value)} of their prices.`,
  ),
  ...line(
    'Evenness (coefficient of dispersion)',
    cod,
    asPercent,
    ({ value }) => `Single homes stood ${asPercent(value)} off that middle on average; less is more even.`,
  ),
  ...line('Dear against cheap (price-related differential)', prd, plain, prdWords),
  ...line('Dear against cheap (price-related bias)', prb, plain, prbWords),
]
