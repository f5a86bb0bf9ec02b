/** Proves what the analysis says of its sales: on one grid, in the words of a paper, and each figure a fact. */
import { describe, expect, it } from 'vitest'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { composeBlocks } from '../draft.ts'
import { planOf } from '../draft-plan.ts'
import type { CaseMaterial } from '../facts/case.ts'
import { checkDocument } from '../gate/fact-gate.ts'
import { rich, richHeld } from '../testing/rich-case.ts'
import { handedOverText } from '../testing/whole-text.ts'
import { composeAll, materialOf, sheetOf } from '../testing/written-cases.ts'

const { sales } = rich
if (sales === undefined || typeof sales === 'string') throw new Error('the case has sales')

/** With numbers in the addresses, a lower price in another place, and no quality on the roll. */
const placed: Partial<CaseMaterial> = {
  ...rich,
  sales: {
    ...sales,
    searchedWords:
      'We looked for sales from the home’s own neighborhood, up to 25% larger or smaller, built within 10 years of it, sold within 18 months before the valuation date.',
    comparables: sales.comparables.map((one, at) => ({
      ...one,
      home: { ...one.home, address: `${3604 + at} Trapnell Ridge Dr, Plant City, FL 33567` },
      adjustments: one.adjustments.map((line) => {
        if (line.item === 'quality') return { ...line, difference: null, unitRateCents: null, amountCents: 0 }
        return line.item === 'location'
          ? {
              ...line,
              amountCents: -1_203_000,
              basis: 'Similar homes sold 5.8% lower in your development',
              share: { percent: -5.8, ofCents: 20_741_400 },
            }
          : line
      }),
    })),
  },
  held: {
    ...richHeld,
    file: {
      ...richHeld.file,
      corrections: [],
      comparables: richHeld.file.comparables.map((one, at) => ({
        ...one,
        address: one.address && `${3604 + at} Trapnell Ridge Dr, Plant City, FL 33567`,
      })),
    },
  },
}
const sheet = (kind: CaseMaterial['kind'], more: Partial<CaseMaterial> = {}) =>
  sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...placed, ...more }))
const analysis = handedOverText(sheet('comparable_analysis'))

describe('the comparable analysis', () => {
  it.each(['comparable_analysis', 'evidence_list', 'hearing_script'] as const)(
    'has no figure in the %s that is no fact, an address in its short form included',
    (kind) => {
      const one = sheet(kind)
      expect(checkDocument(one, planOf(one), composeAll(one))).toEqual([])
    },
  )

  it('names the town in the grid, and the street alone on the page of the case', () => {
    expect(analysis).toContain('3604 Trapnell Ridge Dr, Plant City |')
    expect(handedOverText(sheet('evidence_list'))).toContain('Sale 1: 3604 Trapnell Ridge Dr | June 2025')
  })

  it('tells once what several sales have in common', () => {
    expect(analysis.match(/sold 5\.8% lower/g)).toHaveLength(1)
    expect(analysis).toContain('± Location |  | −$12,030 (5.8% of $207,414) | −$12,030')
    expect(analysis).toContain(
      'Location of Sale 1, Sale 2 and Sale 3: similar homes sold 5.8% lower in my development.',
    )
  })

  it('leaves a row out that says nothing, and says why', () => {
    expect(analysis).toContain(
      'I made no quality adjustment, because the county’s roll gives no quality grade for these homes.',
    )
    expect(analysis).not.toMatch(/± (?:Quality|Use)|Not adjusted \| Not adjusted/)
  })

  it('has the adjusted prices in bold, which all rows above them lead to', () => {
    const one = sheet('comparable_analysis')
    const grids = planOf(one)
      .flatMap((plan) => composeBlocks(one, plan).blocks)
      .flatMap((block) => (block.kind === 'table' && block.table.hasRowTitles ? [block.table] : []))
    expect(grids.map(({ rows, resultRow = -1 }) => rows[resultRow]?.[0])).toEqual(['Adjusted price'])
  })

  it('gives each weight a reason of its own', () => {
    expect(analysis).toContain('Weight |  | 33%: ')
  })

  it('speaks as its owner', () => {
    expect(analysis).toContain(
      'I searched my neighborhood for recorded sales of homes like mine. The 3 most similar are up to 6% smaller than my home, with effective year 1996, sold in June 2025.',
    )
    expect(analysis).not.toMatch(/\bWe\b|\byour\b|It’s/)
  })

  it('says how few sales there are in a thin market', () => {
    expect(analysis).toContain('Only 3 fit, so I show all of them.')
  })

  it('says how far the value requested is from the indicated one', () => {
    expect(analysis).toMatch(
      /Value requested \| \$379,000 \| My opinion of value: \$\d+,\d{3} above the indicated just value and \$\d+,\d{3} above what the highest sale indicates, \$\d+,\d{3}\. Only three sales fit/,
    )
  })
})

describe('without a level of just values', () => {
  const { estimate } = sales
  const unmeasured = { sales: { ...sales, estimate: { ...estimate, supported: null } } as typeof sales }
  const without = (kind: CaseMaterial['kind']) =>
    handedOverText(sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...rich, ...unmeasured })))

  it('the sales are prices from which the cost of a sale comes off, and the appraiser is asked for the share', () => {
    expect(without('evidence_list')).toMatch(
      /less \$12,500 of repairs\. With 15% off for the cost of selling, the just value is \$\d+,\d{3}\. After repairs, individual sales indicate \$/,
    )
    expect(without('comparable_analysis')).toContain('Form DR-493')
    expect(without('comparable_analysis')).not.toContain('Indicated just value')
  })
})
