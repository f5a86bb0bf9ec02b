/** Owns the plain words for the measures of a ratio study, with what each number says about a neighborhood. */
import type { HomeValueOnWire } from '#contract/home-value.ts'

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

/** Source: IAAO, Standard on Ratio Studies (2013): vertical equity, see core/valuation/ratio-study.ts. */
const PRD_EVEN = { low: 0.98, high: 1.03 } as const

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
const asPercent = (value: number): string => `${value.toFixed(1)}%`
const plain = (value: number): string => value.toFixed(2).replace('-', '−')

const prdWords = ({ value }: Known): string => {
  if (value > PRD_EVEN.high) return 'Dear homes stand lower against their prices than cheap ones.'
  if (value < PRD_EVEN.low) return 'Dear homes stand higher against their prices than cheap ones.'
  return 'Dear and cheap homes stand about alike against their prices.'
}

const doubledWords = ({ value }: Known): string =>
  `A home worth twice as much stands ${percent(Math.abs(value))} ${value < 0 ? 'lower' : 'higher'} against its price.`

const spansZero = ({ low, high }: Known): boolean => low !== null && high !== null && low < 0 && high > 0

const prbWords = (known: Known): string =>
  spansZero(known)
    ? 'No clear difference between dear and cheap homes: the interval reaches from lower to higher.'
    : doubledWords(known)

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
