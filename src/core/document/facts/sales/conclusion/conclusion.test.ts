/** Proves that papers lead from adjusted prices to just values in steps a reader can follow, and never claim more than the sales show. */
import { describe, expect, it } from 'vitest'
import { composeBlocks, tablesIn } from '#core/document/draft.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import type { FactSheet } from '#core/document/facts/sheet.ts'
import { partsToHandOver, privateIn } from '#core/document/gate/handed-over.ts'
import { rich, richHeld } from '#core/document/testing/rich-case.ts'
import { handedOverText } from '#core/document/testing/whole-text.ts'
import { composeAll, materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { concludeSales, levelWords, rangeWords } from './conclusion.ts'

const level = {
  percent: 85.6,
  lowPercent: 84.9,
  highPercent: 86.2,
  saleCount: 900,
  allUses: false,
  useName: 'Single family',
}
const prices = { lowCents: 43_316_700, highCents: 44_949_200, priceCents: 44_000_000, cureCents: 0 }
const concluded = (justCents: number, opinionCents: number | null) =>
  concludeSales({ prices, level, justCents, opinionCents })

describe('what adjusted prices show', () => {
  it('takes the printed level once: 433,167 and 449,492 at 85.6%', () => {
    const range = { lowCents: 37_079_100, highCents: 38_476_500, indicatedCents: 37_664_000 }
    expect(concluded(42_000_000, 38_000_000)).toEqual({ standing: 'carries', range, cured: range })
  })

  it.each([
    ['a just value inside the range, above what all indicate', 38_000_000, 37_500_000, 'carries'],
    ['a just value that all indicate', 37_664_000, 37_500_000, 'just-not-above'],
    ['a just value below it', 30_000_000, 29_000_000, 'just-not-above'],
    ['an opinion below it', 42_000_000, 37_079_000, 'opinion-below'],
    ['an opinion at its lower end', 42_000_000, 37_079_100, 'carries'],
    ['an opinion above it, below the just value', 42_000_000, 40_000_000, 'carries'],
    ['an opinion of the just value itself', 42_000_000, 42_000_000, 'opinion-not-lower'],
    ['no opinion', 42_000_000, null, 'no-opinion'],
  ] as const)('%s', (_what, just, opinion, standing) => {
    expect(concluded(just, opinion).standing).toBe(standing)
  })

  it('takes off 15 percent where the level is not known: 433,167, 449,492 and 440,000 at 85%', () => {
    const from = { prices, level: null, justCents: 42_000_000, opinionCents: 38_000_000 }
    const range = { lowCents: 36_819_200, highCents: 38_206_800, indicatedCents: 37_400_000 }
    expect(concludeSales(from)).toEqual({ standing: 'carries', range, cured: range })
    expect(concludeSales({ ...from, justCents: 37_400_000 }).standing).toBe('just-not-above')
  })

  it('holds the owner’s value against the sales less the repairs, and the county’s against them before', () => {
    const from = { prices: { ...prices, cureCents: 1_000_000 }, level, opinionCents: 36_500_000 }
    // (433,167 − 10,000) × 85.6% = 362,231
    expect(concludeSales({ ...from, justCents: 42_000_000 })).toMatchObject({
      standing: 'carries',
      cured: { lowCents: 36_223_100 },
    })
    expect(concludeSales({ ...from, justCents: 37_664_000 }).standing).toBe('just-not-above')
  })
})

describe('whose level it is', () => {
  const county = { county: 'Hillsborough County', taxYear: 2026 }

  it('is said with why it is not the neighborhood’s own', () => {
    expect(levelWords(level, county, null)).toContain('My neighborhood alone has too few sales')
    expect(levelWords(level, county, { value: 0.84, low: null, high: null })).toContain(
      'too few to show that its median differs',
    )
    expect(levelWords(level, county, { value: 0.841, low: 0.8, high: 0.9 })).toContain(
      'The sales in my neighborhood alone are too few to show that its median differs from the county’s.',
    )
    expect(levelWords(level, county, { value: 0.78, low: 0.75, high: 0.8 })).toContain(
      'I use the county’s ratio because it is higher than my neighborhood’s, and so more cautious.',
    )
  })

  it('is said with the sales it rests on: how many, of what use, and of which files', () => {
    const saleFiles = 'Hillsborough County sale files of 2025 and 2026, Florida Department of Revenue'
    expect(levelWords(level, { ...county, saleFiles }, null)).toContain(
      'the ratio of 2026 just value to price. It is measured on homes that sold in Hillsborough County in 2025 (900 qualified sales; use: single family). Each price is adjusted to January 1',
    )
    expect(levelWords(level, { ...county, saleFiles }, null)).toContain(
      `The figures are from the 2026 tax roll and the ${saleFiles}. I use the ratio only`,
    )
    expect(levelWords(level, county, null)).toContain('from the 2026 tax roll. I use the ratio only')
    expect(levelWords({ ...level, allUses: true }, county, null)).toContain(
      '(900 qualified sales; homes of all uses, because too few of my home’s use sold)',
    )
  })

  it('of the neighborhood leaves out the own purchase, and says so', () => {
    const near = { ...level, ofNeighborhood: true }
    expect(levelWords(near, { ...county, isBought: true }, null)).toContain(
      '(900 qualified sales, without my own purchase; use: single family)',
    )
    expect(levelWords(near, county, null)).not.toContain('my own purchase')
    expect(levelWords(level, { ...county, isBought: true }, null)).not.toContain('my own purchase')
  })

  it('is a step, and neither a practice nor a charge that others are valued too low', () => {
    const said = levelWords(level, county, null)
    expect(said).toContain(
      'I do not claim that the appraiser uses it, or that other homes are valued too low.',
    )
    expect(said).not.toContain('194.301')
  })

  const where = { county: 'Hillsborough County', taxYear: 2026 }
  const range = { lowCents: 37_079_100, highCents: 38_476_500, indicatedCents: 37_664_000 }
  const held = { justCents: 42_000_000, opinionCents: null }

  it('the county’s is said to be the county’s', () => {
    expect(levelWords(level, where, null)).toContain(
      '2026 just value to price. It is measured on homes that sold in Hillsborough County in 2025',
    )
    expect(rangeWords(range, level, held)).toContain(
      'The sales point to just values of $370,791 to $384,765, at 85.6% of prices. Weighed together',
    )
  })

  it('the neighborhood’s is never said to be the county’s', () => {
    const near = { ...level, ofNeighborhood: true, countyPercent: 83.4 }
    expect(levelWords(near, where, null)).toContain(
      'higher than the whole county’s, 83.4%, and so more cautious.',
    )
    expect(levelWords(near, where, null)).toContain(
      'homes that sold in my neighborhood, as the appraiser draws it, in 2025',
    )
    expect(levelWords(near, where, null)).not.toContain('Hillsborough')
    expect(rangeWords(range, near, held)).toContain('at 85.6% of prices in this neighborhood')
  })
})

const sheetWith = (kind: DocumentKind, opinionCents: number | null): FactSheet => {
  const file = { ...richHeld.file, value: { ...richHeld.file.value, opinionCents } }
  return sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...rich, held: { ...richHeld, file } }))
}
const handedOver = handedOverText

/** What an owner hands over or reads out never says. */
const against =
  /by themselves|not below the just value|lies (below|within) (that range|it):|too high|support a lower value/

const wholeOf = (sheet: FactSheet): string =>
  composeAll(sheet)
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')

const papers = ['comparable_analysis', 'evidence_list', 'hearing_script'] as const

describe('papers handed over', () => {
  // 403,100, 398,100 and 392,100 by a third each; less 12,500 by a written estimate; at 87.9 percent
  it('the analysis goes in steps from the adjusted prices to the value requested', () => {
    const text = handedOver(sheetWith('comparable_analysis', 37_900_000))
    expect(text).toContain('For the other sale the county’s record has no figures.')
    // The first step of the table says it.
    expect(text).not.toContain('run from $392,100')
    for (const step of [
      'Adjusted prices | $392,100 to $403,100 |',
      'Indicated price on January 1 | $397,767 |',
      'Less cost to cure on January 1 | −$12,500 |',
      'Indicated price in its condition | $385,267 |',
      'Indicated just value: 87.9% of that price | $338,650 |',
      'Value requested | $379,000 |',
    ])
      expect(text).toContain(step)
    expect(text).toContain(
      '(1,204 qualified sales; use: single family). Each price is adjusted to January 1, as in the grid. The median ratio is 87.9%. With 95% confidence, it is between 86.8% and 89.1%.',
    )
    expect(text).toContain(
      'The figures are from the 2026 tax roll and the Hillsborough County sale files of 2024 and 2025.',
    )
    // One row has the level, and it is no cost of sale.
    expect(text).not.toMatch(/cost-of-sale step|cost of (a sale|selling) is taken off/i)
    expect(text.match(/s\. 193\.011\(8\)/g)).toHaveLength(1)
    expect(text).not.toContain('________')
  })

  it.each([
    [37_900_000, []],
    [null, []],
    [30_000_000, ['conclusion.fails']],
  ])('of an opinion of %s a sheet holds the level, and else only what no sale carries', (opinion, more) => {
    const ids = sheetWith('comparable_analysis', opinion).facts.map(({ id }) => id)
    expect(ids.filter((id) => id.startsWith('conclusion.'))).toEqual(['conclusion.level', ...more])
  })

  it('the page of the case gives the range as just values', () => {
    expect(handedOver(sheetWith('evidence_list', 37_900_000))).toContain(
      'Only three comparable sales fit. Adjusted, they indicate a price of $397,767, less $12,500 of repairs. At the county’s median ratio, 87.9%, the just value is $338,650. After repairs, individual sales indicate $333,668 to $343,337, all below the county’s $420,000.',
    )
  })

  it('the script says what the sales indicate, and of an opinion below them why it is lower', () => {
    const indicated =
      'On that basis, and after $12,500 for repairs, all three sales indicate a just value of $333,668 to $343,337. Weighed together, they indicate $338,650.'
    expect(handedOver(sheetWith('hearing_script', 37_900_000))).toContain(indicated)
    const tooLow = handedOver(sheetWith('hearing_script', 30_000_000))
    expect(tooLow).toContain(indicated)
    expect(tooLow).toContain(
      '“Using the weights in my grid, my sales indicate a price of $397,767, and $385,267 after $12,500 for repairs. Just values here are about 88 percent of sale prices. At that ratio, the just value is $338,650. My figure is $38,650 lower, because these steps take nothing off for ',
    )
  })

  it.each(papers)('%s does not argue against an opinion below the sales; the playbook does', (kind) => {
    const sheet = sheetWith(kind, 30_000_000)
    expect(handedOver(sheet)).not.toMatch(against)
    const secrets = privateIn(sheet, partsToHandOver(sheet, composeAll(sheet)))
    expect(secrets.filter(({ kind: found }) => found !== 'private-kind')).toEqual([])
    const playbook = wholeOf(sheetWith('playbook', 30_000_000))
    expect(playbook).toContain('$300,000, is below what any of your own sales indicates')
  })

  it('the playbook begins with how strong the papers are, and says what an offer is worth', () => {
    const low = wholeOf(sheetWith('playbook', 30_000_000))
    expect(low).toMatch(/Your evidence: (?:Weak|Fair)\. /)
    // Nine sales indicate $338,650; with 15 percent off the county's answer is lower than that.
    expect(low).toContain(
      'You’re asking for $300,000, and your sales point to $338,650. An offer of $338,650 or less',
    )
    expect(low).toContain('You have 60 days from the decision to go to circuit court (s. 194.171(2)).')
    const reached = wholeOf(sheetOf(materialOf('playbook', NEW_HOMESTEAD, atPercent(107))))
    expect(reached).toContain('Your evidence: Weak. The sales don’t support a lower value.')
    expect(reached).toContain('Weighed together, your sales support no lower figure.')
  })

  it.each(['comparable_analysis', 'evidence_list', 'case_summary'] as const)(
    '%s tells its owner on a page of the owner’s own',
    (kind) => {
      const whole = wholeOf(sheetWith(kind, 30_000_000))
      expect(whole).toContain('these sales by themselves do not support a figure that low')
    },
  )
})

const atPercent = (percent: number) => {
  const { sales } = rich
  if (sales === undefined || typeof sales === 'string' || !sales.estimate.sufficient)
    throw new Error('the case has an estimate')
  const { estimate } = sales
  const supported = estimate.supported && {
    ...estimate.supported,
    level: { ...estimate.supported.level, percent },
  }
  return { ...rich, sales: { ...sales, estimate: { ...estimate, supported } } }
}

it('the playbook says whose figure an offer is that is not the request', () => {
  const value = { ...richHeld.file.value, opinionCents: 30_000_000 }
  const held = { ...richHeld, file: { ...richHeld.file, value } }
  // 85% of $385,267, where the county's own 83% comes to less.
  expect(wholeOf(sheetOf(materialOf('playbook', NEW_HOMESTEAD, { ...atPercent(83), held })))).toContain(
    'You’re asking for $300,000. If the magistrate takes only 15% off sale prices for the cost of selling, your sales point to $327,477. An offer of $327,477 or less, before or at the hearing, gives you everything your sales clearly support.',
  )
})

it('the playbook names no offer that the own purchase speaks against, or that saves nothing', () => {
  const { sales } = rich
  if (sales === undefined || typeof sales === 'string') throw new Error('the case has sales')
  const value = { ...richHeld.file.value, opinionCents: 33_865_000 }
  const held = { ...richHeld, file: { ...richHeld.file, value } }
  const bought = { ...sales, ownSaleCompared: { words: '', justValueCents: 38_300_000 } }
  expect(wholeOf(sheetOf(materialOf('playbook', NEW_HOMESTEAD, { ...rich, held, sales: bought })))).toContain(
    'Your own purchase comes to $383,000 as a just value, and the board may go by that. Consider any offer below $383,000, before or at the hearing.',
  )
})

describe('sales of which one reaches the roll’s own figure, and all together do not', () => {
  const within = atPercent(105)
  const textOf = (kind: DocumentKind) => handedOver(sheetOf(materialOf(kind, NEW_HOMESTEAD, within)))

  it('are argued from, with what they indicate weighed together', () => {
    expect(textOf('comparable_analysis')).toContain('Indicated just value: 105% of that price | $404,530')
    expect(textOf('evidence_list')).toContain(
      'the just value is $404,530. After repairs, individual sales indicate ',
    )
    expect(textOf('hearing_script')).toContain('Weighed together, they indicate $404,530.')
  })

  it('are known to the owner alone', () => {
    const sheet = sheetOf(materialOf('playbook', NEW_HOMESTEAD, within))
    expect(wholeOf(sheet)).toContain(
      'Before repairs, the highest of your sales comes to $423,255 as a just value, and the county has $420,000.',
    )
  })

  it.each(papers)('%s says nothing against its owner', (kind) => {
    expect(textOf(kind)).not.toMatch(against)
    expect(textOf(kind)).not.toContain('highest of your sales')
  })
})

describe('sales that reach the roll’s own figure', () => {
  const reaching = atPercent(107)
  const textOf = (kind: DocumentKind) => handedOver(sheetOf(materialOf(kind, NEW_HOMESTEAD, reaching)))

  it('are listed in the analysis, which comes to no value from them, and are not on the page of the case', () => {
    const analysis = textOf('comparable_analysis')
    expect(analysis).toContain('I list these sales openly.')
    expect(analysis).toMatch(
      /at the county’s median ratio, 107%, the three named in The case in brief come to just values of \$[\d,]+ to \$[\d,]+: one is below the current just value, and two are not\./,
    )
    expect(analysis).not.toMatch(/Indicated|\$412,236|Weight \|/)
    expect(textOf('evidence_list')).not.toMatch(
      /sales of like homes|sales that I rely on|What the sales indicate/i,
    )
  })

  it('leave what the repair costs: the steps go from the present just value to the value requested', () => {
    // 420,000 − 12,500 = 407,500; 407,500 − 379,000 = 28,500
    const page = textOf('evidence_list')
    expect(page).toContain('Less cost to cure on January 1 | −$12,500 |')
    expect(page).toContain('Just value less cost to cure | $407,500 |')
    expect(page).toContain('Value requested | $379,000 | My opinion of value: $28,500 below that result')
    expect(textOf('comparable_analysis')).not.toContain('Less cost to cure')
  })

  it('are listed as not relied on, without a grid, an adjusted price or a method', () => {
    const analysis = textOf('comparable_analysis')
    expect(analysis).toContain('Recorded sales')
    expect(analysis).not.toMatch(/Sales comparison grid|Adjusted price|Used|I estimated the rates/)
  })

  it.each(papers)('are not argued against in the %s, nor said to show anything', (kind) => {
    expect(textOf(kind)).not.toMatch(against)
  })

  it('are not read out: the script names no adjusted price, and rests on the other evidence', () => {
    const script = textOf('hearing_script')
    expect(script).not.toMatch(/\$4\d\d,\d{3} to|adjusted prices|my sales indicate|sales of similar homes/)
    expect(script).not.toMatch(/My packet lists|which of your sales/i)
    expect(script).toContain(
      'My case rests on errors in the county’s record of my home and on the condition of my home',
    )
    expect(script).toContain('“I ask the board for a just value of $379,000')
  })

  it.each(['playbook', 'case_summary'] as const)('are named plainly in the %s, with what is left', (kind) => {
    const text = composeAll(sheetOf(materialOf(kind, NEW_HOMESTEAD, reaching)))
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n')
    expect(text).toContain(
      'The sales you use don’t support a lower value. Adjusted and stated as just values, they indicate $419,547 to $431,317, $425,611 weighed together, and the county has $420,000.',
    )
    expect(text).toContain('The record: your corrections (living area and pool) don’t depend on sales.')
    expect(text).toContain('Exemptions and portability lower the tax whatever the value is.')
    expect(text).toContain(
      'Withdrawing: you may end the petition before the hearing, with the letter in your documents.',
    )
  })
})

/** '+$11,400 (120 sq ft × $95.00)' → 11,400, 120 and 95. */
const PARTS = /^([+−]?)\$([\d,]+) \(\$?([\d,.]+)[^×]*× \$([\d,.]+)\)$/u

const numberIn = (words = ''): number => Number(words.replaceAll(',', ''))

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
  const cells = planOf(sheet)
    .flatMap((plan) => tablesIn(composeBlocks(sheet, plan).blocks))
    .filter(({ caption }) => caption === 'Sales comparison grid')
    .flatMap(({ rows }) => rows.flat())
    .filter((cell) => cell.includes('×'))

  it('holds the lines that once did not work out', () => {
    expect(cells).toContain('−$9,919 ($36,000 × $0.27553)')
  })

  it.each([...new Set(cells)])('%s works out', (cell) => {
    const [, , amount, units, rate] = PARTS.exec(cell) ?? []
    expect(Math.round(numberIn(units) * numberIn(rate))).toBe(numberIn(amount))
  })
})
