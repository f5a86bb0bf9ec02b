/** Proves that papers lead from adjusted prices to just values in steps a reader can follow, and never claim more than the sales show. */
import { describe, expect, it } from 'vitest'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { composeTable } from '../draft.ts'
import type { DocumentKind } from '../draft-kinds.ts'
import { planOf } from '../draft-plan.ts'
import { partsToHandOver, privateIn } from '../gate/handed-over.ts'
import { rich, richHeld } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from '../testing/written-cases.ts'
import type { FactSheet } from './fact-sheet.ts'
import { concludeSales, levelWords, rangeWords } from './sales-conclusion.ts'

const level = {
  ...{ percent: 85.6, lowPercent: 84.9, highPercent: 86.2, saleCount: 900 },
  ...{ allUses: false, useName: 'Single family' },
}
const prices = [43_316_700, 44_949_200, 44_000_000]
const concluded = (justCents: number, opinionCents: number | null) =>
  concludeSales({ adjustedCents: prices, level, justCents, opinionCents })

describe('what adjusted prices show', () => {
  it('takes the printed level once: 433,167 and 449,492 at 85.6%', () => {
    expect(concluded(42_000_000, 38_000_000)).toEqual({
      standing: 'carries',
      range: { lowCents: 37_079_100, highCents: 38_476_500 },
    })
  })

  it.each([
    ['a just value inside the range', 38_000_000, 37_500_000, 'just-not-above'],
    ['a just value at its upper end', 38_476_500, 37_500_000, 'just-not-above'],
    ['a just value below it', 30_000_000, 29_000_000, 'just-not-above'],
    ['an opinion below it', 42_000_000, 37_079_000, 'opinion-below'],
    ['an opinion at its lower end', 42_000_000, 37_079_100, 'carries'],
    ['an opinion above it, below the just value', 42_000_000, 40_000_000, 'carries'],
    ['an opinion of the just value itself', 42_000_000, 42_000_000, 'opinion-not-lower'],
    ['no opinion', 42_000_000, null, 'no-opinion'],
  ] as const)('%s', (_what, just, opinion, standing) => {
    expect(concluded(just, opinion).standing).toBe(standing)
  })

  it('compares no price with a just value where the level is not known', () => {
    const from = { adjustedCents: prices, level: null, justCents: 42_000_000, opinionCents: 38_000_000 }
    expect(concludeSales(from)).toEqual({ standing: 'no-level', range: null })
  })
})

describe('whose level it is', () => {
  const where = { county: 'Hillsborough County', taxYear: 2026 }
  const range = { lowCents: 37_079_100, highCents: 38_476_500 }
  const held = { justCents: 42_000_000, opinionCents: null }

  it('the county’s is said to be the county’s', () => {
    expect(levelWords(level, where)).toContain('In Hillsborough County the just values of homes of this use')
    expect(rangeWords(range, level, held)).toContain('the roll values homes (85.6%), that is')
  })

  it('the neighborhood’s is never said to be the county’s', () => {
    const near = { ...level, ofNeighborhood: true }
    expect(levelWords(near, where)).toContain('In the home’s own neighborhood, as the roll draws it,')
    expect(levelWords(near, where)).not.toContain('Hillsborough')
    expect(rangeWords(range, near, held)).toContain('the roll values homes in this neighborhood (85.6%)')
  })
})

const sheetWith = (kind: DocumentKind, opinionCents: number | null): FactSheet => {
  const file = { ...richHeld.file, value: { ...richHeld.file.value, opinionCents } }
  return sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...rich, held: { ...richHeld, file } }))
}
const handedOver = (sheet: FactSheet): string =>
  partsToHandOver(sheet, composeAll(sheet))
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')

/** What an owner hands over or reads out never says. */
const against =
  /by themselves|not below the just value|lies (below|within) (that range|it):|too high|support the county/

const wholeOf = (sheet: FactSheet): string =>
  composeAll(sheet)
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')

const onPaper = ['comparable_analysis', 'evidence_list'] as const
const papers = [...onPaper, 'hearing_script'] as const

describe('papers handed over', () => {
  // 392,100 and 403,100 at 87.9%; the script says the same so that it can be said
  it.each(onPaper)('%s brings the prices to the level of just values', (kind) => {
    const text = handedOver(sheetWith(kind, 37_900_000))
    expect(text).toContain('The adjusted prices of 3 of the 4 sales lie between $392,100 and $403,100.')
    expect(text).toContain(
      'Brought to the level at which the roll values homes (87.9%), that is $344,656 to $354,325. The just value is $420,000; the opinion of value is $379,000.',
    )
    expect(text).toContain('The just value lies above that range. The opinion of value lies between the two.')
    expect(text).toContain('(1,204 sales; 95% interval 86.8% to 89.1%)')
    expect(text).not.toContain('________ percent')
  })

  it('the script says what the sales indicate, and of an opinion below them why it is lower', () => {
    const indicated = 'On that basis my sales indicate a just value of $344,656 to $354,325.'
    expect(handedOver(sheetWith('hearing_script', 37_900_000))).toContain(indicated)
    const tooLow = handedOver(sheetWith('hearing_script', 30_000_000))
    expect(tooLow).toContain(indicated)
    expect(tooLow).toContain('My figure is lower because those sales did not have the condition')
  })

  it.each(papers)('%s does not argue against an opinion below the sales; the playbook does', (kind) => {
    const sheet = sheetWith(kind, 30_000_000)
    expect(handedOver(sheet)).not.toMatch(against)
    const secrets = privateIn(sheet, partsToHandOver(sheet, composeAll(sheet)))
    expect(secrets.filter(({ kind: found }) => found !== 'private-kind')).toEqual([])
    const playbook = wholeOf(sheetWith('playbook', 30_000_000))
    expect(playbook).toContain('$300,000, is below what all your own sales indicate')
  })

  it.each(['comparable_analysis', 'evidence_list', 'case_summary'] as const)(
    '%s tells its owner on a page of the owner’s own',
    (kind) => {
      const whole = wholeOf(sheetWith(kind, 30_000_000))
      expect(whole).toContain('these sales by themselves do not lead to a figure that low')
    },
  )
})

describe('sales that reach the roll’s own figure', () => {
  const { sales } = rich
  if (sales === undefined || typeof sales === 'string' || !sales.estimate.sufficient)
    throw new Error('the case has an estimate')
  const { estimate } = sales
  const supported = estimate.supported && {
    ...estimate.supported,
    level: { ...estimate.supported.level, percent: 105 },
  }
  const reaching = { ...rich, sales: { ...sales, estimate: { ...estimate, supported } } }
  const textOf = (kind: DocumentKind) => handedOver(sheetOf(materialOf(kind, NEW_HOMESTEAD, reaching)))

  // 392,100 and 403,100 at 105%
  it.each(['comparable_analysis', 'evidence_list'] as const)('stand in the %s as figures alone', (kind) => {
    expect(textOf(kind)).toContain('that is $411,705 to $423,255. The just value is $420,000;')
  })

  it.each(papers)('are not argued against in the %s, nor said to show anything', (kind) => {
    expect(textOf(kind)).not.toMatch(against)
  })

  it('are not read out: the script names no adjusted price, and rests on the other evidence', () => {
    const script = textOf('hearing_script')
    expect(script).not.toMatch(/\$4\d\d,\d{3} to|adjusted prices|my sales indicate|sales of similar homes/)
    expect(script).toContain('“My packet lists the sales that I compared.”')
    expect(script).toContain(
      '“I rely on errors in the county’s record of my home and on the condition of my home',
    )
    expect(script).toContain('“I ask the board for a just value of $379,000')
  })

  it.each(['playbook', 'case_summary'] as const)('are named plainly in the %s, with what is left', (kind) => {
    const text = composeAll(sheetOf(materialOf(kind, NEW_HOMESTEAD, reaching)))
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n')
    expect(text).toContain(
      'Your own sales support the county’s figure. Adjusted and brought to just value, they indicate $411,705 to $423,255, and the county has $420,000.',
    )
    expect(text).toContain('The record: your corrections (living area and pool) do not depend on sales.')
    expect(text).toContain('Exemptions and portability: they lower the tax whatever the value is.')
    expect(text).toContain('Withdrawing: you may end the petition before the hearing.')
  })
})

const dollarsIn = (cell: string): number =>
  Number(cell.replace(/[$,+]/g, '').replace('−', '-').replace('None', '0'))

/** '120 square feet more' → 120; '7 months later, …' → 7. */
const differenceIn = (cell: string): number => {
  const amount = Number.parseFloat(cell.replace(/[$,]/g, ''))
  return /less|earlier/.test(cell) ? -amount : amount
}

describe('the printed grid', () => {
  const [first, ...others] = rich.sales && typeof rich.sales !== 'string' ? rich.sales.comparables : []
  if (first === undefined || rich.sales === undefined || typeof rich.sales === 'string')
    throw new Error('the case has sales')
  const odd = {
    ...first,
    adjustments: [
      { item: 'time', difference: 0, unitRateCents: null, amountCents: 0 },
      { item: 'location', difference: null, unitRateCents: null, amountCents: 1_234_500 },
      { item: 'features', difference: -36_000, unitRateCents: 28, amountCents: -991_900 },
      { item: 'land', difference: 1_700, unitRateCents: 558, amountCents: 949_400 },
      { item: 'area', difference: -31_000, unitRateCents: 33, amountCents: -1_014_700 },
      { item: 'age', difference: 1, unitRateCents: -120_000, amountCents: -120_000 },
    ],
  } as const
  const sales = { ...rich.sales, comparables: [odd, ...others] }
  const sheet = sheetOf(materialOf('comparable_analysis', NEW_HOMESTEAD, { ...rich, sales }))
  const rows = planOf(sheet)
    .filter(({ id }) => id.startsWith('sale-'))
    .flatMap((plan) => composeTable(sheet, plan)?.table.rows ?? [])
    .filter(([, difference, rate]) => rate !== '' && difference !== 'Not counted in units')

  it('holds the lines that once did not work out', () => {
    expect(rows.map((cells) => cells.join(' | '))).toContain(
      'Special features | $36,000 less | $0.27553 | −$9,919',
    )
  })

  it.each(rows.map((cells) => [cells.join(' | '), cells] as const))('%s works out', (_line, cells) => {
    const [, difference = '', rate = '', amount = ''] = cells
    const worked = difference === 'None' ? 0 : differenceIn(difference) * dollarsIn(rate)
    expect(Math.round(worked)).toBe(dollarsIn(amount))
  })
})
