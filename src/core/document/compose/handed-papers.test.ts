/** Proves that papers say what they contain and nothing of what they do not, by whom and when, and ask for nothing twice. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { sale } from '#core/case/testing/cases.ts'
import { cents } from '#core/money.ts'
import type { AppealFacts } from '#core/tax/appeal-facts.ts'
import { type Home, NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import type { DocumentKind } from '../draft-kinds.ts'
import type { CaseMaterial } from '../facts/case.ts'
import type { SalesMaterial } from '../facts/sales/material.ts'
import { rich, richHeld } from '../testing/rich-case.ts'
import { handedOverText, ownPagesText } from '../testing/whole-text.ts'
import { materialOf, sheetOf } from '../testing/written-cases.ts'

const { sales: known } = rich
if (known === undefined || typeof known === 'string') throw new Error('the case has sales')

/** What is handed over, and what is for the owner alone. */
const written = (
  kind: DocumentKind,
  more: Partial<CaseMaterial> = {},
  facts: Partial<AppealFacts> = {},
  home: Home = NEW_HOMESTEAD,
) => {
  const sheet = sheetOf(materialOf(kind, home, { ...rich, ...more }, facts))
  return { paper: handedOverText(sheet), notes: ownPagesText(sheet) }
}

const held = (change: Partial<typeof richHeld.file>): Partial<CaseMaterial> => ({
  held: { ...richHeld, file: { ...richHeld.file, ...change } },
})

const searched: SalesMaterial = {
  ...known,
  home: { livingAreaSqft: 2_140, landSqft: 8_000, effectiveYearBuilt: 1995 },
  rejected: {
    byReason: [
      { reason: 'own_sale', words: 'It’s a sale of this home, which we show separately', count: 1 },
      { reason: 'less_alike', words: 'Ten other sales are more like this home', count: 11 },
      { reason: 'size', words: 'It’s much larger or smaller', count: 12 },
    ],
  },
}

describe('the comparable analysis', () => {
  it('discloses the last sale of the home, counts the sales passed over, and tells its owner of both', () => {
    const { paper, notes } = written('comparable_analysis', { sales: searched })
    expect(paper).toContain('I ruled out the others: 12 were much larger or smaller.')
    expect(paper).toContain(
      'I bought my home in March 2024 for $410,000. The county lists it as a sale at arm’s length, qualified from the deed.',
    )
    expect(paper).not.toMatch(/shown apart|more like this home/)
    expect(notes).toContain('Your home sold in March 2024 for $410,000.')
    expect(notes).toContain('11 were less similar than the ten offered.')
  })

  it('says that the search went by the figures of the roll where a correction is in the grid', () => {
    const words = 'I searched with the county’s figures, before my corrections.'
    const home = { livingAreaSqft: 1_910, landSqft: 8_000, effectiveYearBuilt: 1995 }
    const followed = { ...searched, home, correctedFrom: { livingAreaSqft: 2_140 } }
    expect(written('comparable_analysis', { sales: followed }).paper).toContain(words)
    const without = written('comparable_analysis', { sales: searched, ...held({ corrections: [] }) })
    expect(without.paper).not.toContain(words)
  })

  it('of typed sales alone explains no method that was not used', () => {
    const { paper } = written('comparable_analysis', held({ comparables: [sale('elsewhere')] }))
    expect(paper).toContain('I show each sale with its price, as I wrote it down.')
    expect(paper).not.toMatch(/estimated the rates|effective year is the appraiser|The search used/)
  })
})

it.each(['comparable_analysis', 'evidence_list', 'condition_exhibit'] as const)(
  'the head of the %s names the owner, the day of writing and the hearing',
  (kind) => {
    expect(written(kind).paper).toContain(
      'Owner: Dana Whitfield. Written on November 21, 2026. Hearing: January 20, 2027.',
    )
    expect(written(kind, held({ hearing: emptyCase.hearing })).paper).toContain(
      'Written on November 21, 2026.\n',
    )
  },
)

describe('the fee', () => {
  const county = { kind: 'county', cents: cents(15_00), countyName: 'Hillsborough', feeYear: 2026 } as const

  it('that is known stands on the answer sheet as the analysis counts with it', () => {
    const fee = { fee: county }
    expect(written('dr486_answer_sheet', {}, fee).paper).toContain(
      'The fee is $15, as reported for your county.',
    )
    expect(written('case_summary', {}, fee).paper).toContain('after the filing fee of $15,')
  })

  it('that is not known stays open, and what the analysis counts with is called the most', () => {
    const { paper } = written('dr486_answer_sheet')
    expect(paper).toContain('Ask the clerk for the fee: ________.')
    expect(paper).toContain('The property analysis uses $50, the most the law allows.')
    expect(written('case_summary').paper).toContain('after a filing fee of $50 (the most the law allows),')
  })
})

describe('the payment of an earlier year', () => {
  const filing = { ...emptyCase.filing, petitionFiledOn: calendarDate('2025-09-08') }
  const hearing = { ...emptyCase.hearing, heldOn: calendarDate('2026-12-16') }
  const ofYear = { ...NEW_HOMESTEAD, taxYear: 2025 }
  const analysis = (more: Partial<typeof filing>) =>
    written('case_summary', held({ filing: { ...filing, ...more }, hearing }), {}, ofYear).paper
  const words =
    'The last day to pay on the 2025 bill while you appeal was Tuesday, March 31, 2026, and your case doesn’t say that you paid.'

  it('is named where its day is over and none is written down', () => {
    expect(analysis({})).toContain(words)
    expect(analysis({})).toContain('If you don’t, the board must deny your petition.')
  })

  it('is not named once it is paid, nor while its day is ahead', () => {
    expect(analysis({ paidOn: calendarDate('2026-03-02') })).not.toContain('doesn’t say that you paid')
    expect(written('case_summary').paper).not.toContain('doesn’t say that you paid')
  })
})

describe('the own sale of the home', () => {
  const own = (justValueCents: number) => ({
    sales: {
      ...known,
      ownSaleCompared: { justValueCents, words: 'Brought to the level of just values that is less.' },
    },
  })

  it('below the opinion at the level of just values is no weak point, and is answered', () => {
    const { notes, paper } = written('playbook', own(33_500_000))
    expect(`${paper}\n${notes}`).not.toContain(
      'That’s above your opinion of value. Boards often give a recent purchase the most weight',
    )
    const { paper: script } = written('hearing_script', own(33_500_000))
    expect(script).toContain(
      'Asked: You paid $410,000 in March 2024. Why was it worth less on January 1, 2026?\n“I paid that, and my packet says so. The county’s values of homes that sold are about 88 cents per dollar of sale price. At that rate, my price on January 1 comes to $335,000, below the county’s $420,000. I ask for more than that, because I go by several sales and not by my one price. Please see My own purchase.”',
    )
  })

  it('above it is the first attack, met with the later sales, and what is left of it is conceded', () => {
    const { facts } = sheetOf(materialOf('playbook', NEW_HOMESTEAD, { ...rich, ...own(38_000_000) }))
    const factOf = (id: string) => facts.find((one) => one.id === `private.attack.1.${id}`)?.value
    expect(factOf('said')).toBe('You paid $410,000 in March 2024. Why was it worth less on January 1, 2026?')
    expect(factOf('answer')).toContain(
      'All three of my sales closed after mine, nearer January 1, and together my sales indicate $338,650.',
    )
    expect(factOf('concede')).toBe(
      'Your own price, as a just value, is $1,000 above your request. A magistrate may land there.',
    )
  })

  it('above the request is answered when asked, and not brought up', () => {
    const { paper } = written('hearing_script', own(38_000_000))
    expect(paper).not.toContain('“I bought my home')
    expect(paper).toContain('Asked: You paid $410,000')
  })
})

it('the conference sheet does not ask again for what the case corrects', () => {
  const { paper } = written('informal_conference_sheet', {
    parcel: {
      parcelId: 'A-1',
      rollName: 'Hillsborough County 2026 tax roll',
      synthetic: false,
      useName: 'Single family',
      yearBuilt: 1998,
      livingAreaSqft: 2_140,
      landSqft: 8_000,
    },
  })
  expect(paper).toContain('Effective area | 2,140 square feet | See “What you bring” | There')
  expect(paper).toContain('Year built | 1998 | ________ | ________')
})

describe('the analysis of a petition that is filed', () => {
  it('does not speak of whether to file, nor name a sale of the home twice', () => {
    const told = {
      ...known.estimate,
      explanation: ['Your home itself sold for $410,000 in March 2024.', 'This is a sale price.'],
    }
    const sales = { ...known, estimate: told } as SalesMaterial
    const { paper } = written('case_summary', { sales })
    expect(paper).toContain('Your petition is filed')
    expect(paper).not.toContain('The other question is whether the evidence supports it')
    expect(paper.match(/home itself sold/g)).toHaveLength(1)
    expect(paper).toContain('That estimate is a sale price.')
  })
})
