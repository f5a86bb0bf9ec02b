/** Proves that the script and the playbook take the terms of the owner's purchase from the case, and tell the purchase once. */
import { expect, it } from 'vitest'
import type { CaseFile, CaseValue } from '#core/case/file.ts'
import { cents } from '#core/money.ts'
import { factsOf, NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import type { DocumentKind } from '../draft-kinds.ts'
import { paperTitle, restsOnPurchase } from '../paper-title.ts'
import { richHeld, richSales } from '../testing/rich-case.ts'
import { handedOverText, ownPagesText } from '../testing/whole-text.ts'
import { materialOf, sheetOf } from '../testing/written-cases.ts'

const OURS = 'I paid $410,000 for this home in March 2024. That supports a just value of $366,543.'

/** Its price, as a just value, is what the owner asks for. */
const textOf = (kind: DocumentKind, value: Partial<CaseValue>): string => {
  const file = { ...richHeld.file, value: { opinionCents: 36_654_300, reasons: OURS, ...value } }
  const sheet = sheetOf(
    materialOf(kind, NEW_HOMESTEAD, {
      minutes: 15,
      held: { ...richHeld, file },
      sales: {
        ...richSales,
        ownSaleCompared: { words: '', justValueCents: 36_654_300, broughtCents: 41_700_000 },
      },
    }),
  )
  return `${handedOverText(sheet)}\n${ownPagesText(sheet)}`
}

const answered = { purchaseOffer: 'broker', purchasePayment: 'cash' } as const

it('the script says the terms that the case has, and no others', () => {
  const words = 'A broker listed it for sale, and I paid cash.'
  expect(textOf('hearing_script', answered)).toContain(`my price comes to $366,543. ${words}`)
  expect(textOf('hearing_script', {})).not.toContain('for sale, and I paid')
})

it('the playbook leaves lines only for what is not answered', () => {
  expect(textOf('playbook', {})).toContain('How I paid, and any credit at closing')
  const text = textOf('playbook', answered)
  expect(text).toContain('Whether I knew the seller')
  expect(text).not.toMatch(/How I paid|How my home was listed/)
})

it('the script tells the purchase once, and not again as the reason', () => {
  const lines = textOf('hearing_script', answered)
    .split('\n')
    .filter((line) => line.startsWith('“') && line.includes('$410,000'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('I bought my home in March 2024 for $410,000.')
  expect(textOf('hearing_script', answered).match(/Just values of homes that sold here/g)).toHaveLength(1)
})

it.each([
  ['broker', 'A broker listed it for sale, and any buyer could offer more.'],
  ['owner', 'Its owner offered it to the public without a broker, and any buyer could offer more.'],
  ['not_offered', 'The county’s file lists it as a sale '],
] as const)('why the price was so low is answered by how the home was offered: %s', (purchaseOffer, said) => {
  const ownSales = [{ year: 2024, month: 3, priceCents: 33_000_000, qualificationCode: '01', recording: '' }]
  const value = { opinionCents: 29_500_000, reasons: OURS, purchaseOffer }
  const file = { ...richHeld.file, comparables: [], purchaseIsEnough: true, value }
  const ownSaleCompared = { words: '', justValueCents: 29_500_000, broughtCents: 33_600_000 }
  const text = handedOverText(
    sheetOf(
      materialOf('hearing_script', NEW_HOMESTEAD, {
        minutes: 15,
        held: { ...richHeld, file },
        sales: { ...richSales, ownSales, ownSaleCompared },
      }),
    ),
  )
  expect(text).toMatch(/Asked: .*Why was your price so low\?/u)
  expect(text).toContain(said)
})

const alone = (kind: DocumentKind, changes: Partial<CaseFile>): string => {
  const value = { opinionCents: 36_654_300, reasons: OURS, ...answered }
  const sheet = sheetOf(
    materialOf(kind, NEW_HOMESTEAD, {
      minutes: 15,
      held: { ...richHeld, file: { ...richHeld.file, value, ...changes } },
      sales: {
        ...richSales,
        ownSaleCompared: { words: '', justValueCents: 36_654_300, broughtCents: 41_700_000 },
      },
    }),
  )
  return handedOverText(sheet)
}

it('of an owner who argues from the purchase alone, no paper brings another sale', () => {
  const file = { comparables: [], purchaseIsEnough: true }
  const text = alone('comparable_analysis', file)
  expect(text).toContain('I bought my home in March 2024 for $410,000')
  for (const { home } of richSales.comparables) expect(text).not.toContain(home.parcelId)
  const summary = alone('evidence_list', file)
  expect(summary).toContain('My own purchase, as a just value | $366,543')
  expect(summary).toContain('My opinion of value: what my own purchase comes to')
  expect(summary).not.toContain('my judgment as the owner')
  expect(summary).not.toContain('From the adjusted prices')
  expect(text).toContain(
    'From the price paid to a just value\nStep | Amount | Basis\nPrice paid | $410,000 | March 2024',
  )
  // The table has the ratio with its sales, and no sentence repeats it.
  expect(text.match(/1,204 qualified sales/g)).toHaveLength(1)
  expect(summary).toContain(
    'I take nothing more off for these defects, because my request rests on what I paid.',
  )
  expect(summary).toContain('Condition, for completeness: I take nothing off for it | (6) condition')
  expect(alone('hearing_script', file)).not.toContain('The comparable sales')
  // Asking for less than the purchase comes to brings none of them in either.
  const less = { ...file, value: { opinionCents: 33_000_000, reasons: OURS, ...answered } }
  expect(alone('comparable_analysis', less)).toContain('I present no sales of other homes.')
  for (const { home } of richSales.comparables)
    expect(alone('comparable_analysis', less)).not.toContain(home.parcelId)
  // With the same sales offered and no such word, they are in the grid.
  expect(alone('comparable_analysis', { comparables: [] })).toContain(richSales.comparables[0]?.home.parcelId)
})

it.each([
  [undefined, 'I take nothing more off for these defects, because my request rests on what I paid.'],
  [[true, true], 'These defects were there when I bought, so they are in the price I paid.'],
  [[false, false], 'These defects came after I bought, so they aren’t in the price I paid.'],
  [
    [true, false],
    'Some of these defects came after I bought, and the price I paid does not include them: “Roof at its end.”',
  ],
  // One of them unanswered: nothing is said of either.
  [[true, null], 'I take nothing more off for these defects, because my request rests on what I paid.'],
] as const)('of repairs there when the owner bought (%s) the summary says: %s', (there, words) => {
  const condition = richHeld.file.condition
    .filter(({ presentOnValuationDay }) => presentOnValuationDay)
    .slice(0, 2)
    .map((item, at) => ({ ...item, ...(there && { wasThereAtPurchase: there[at] ?? null }) }))
  expect(condition.map(({ what }) => what)).toEqual(['Cracked slab', 'Roof at its end'])
  expect(alone('evidence_list', { comparables: [], purchaseIsEnough: true, condition })).toContain(words)
})

it('of a purchase alone the paper on condition takes nothing off, and asks for no allowance', () => {
  const text = alone('condition_exhibit', { comparables: [], purchaseIsEnough: true })
  expect(text).toContain('I take nothing off for them, because my request rests on what I paid.')
  expect(text).not.toMatch(/nothing is counted twice|I count/)
  const condition = richHeld.file.condition.map((item) => ({ ...item, allowedCents: 100_000 }))
  const brief = (file: Partial<CaseFile>) => alone('evidence_list', { condition, ...file })
  expect(brief({ comparables: [], purchaseIsEnough: true })).not.toContain('so I count')
  // Beside other sales it is counted.
  expect(alone('condition_exhibit', {})).toContain('nothing is counted twice')
  expect(brief({})).toContain('so I count')
})

it('what is said at the hearing of a purchase alone takes nothing off either', () => {
  const condition = richHeld.file.condition.map((item) => ({ ...item, wasThereAtPurchase: false }))
  const file = { comparables: [], purchaseIsEnough: true, condition }
  const script = alone('hearing_script', file)
  expect(script).toContain('These defects came after I bought, so they aren’t in the price I paid.')
  for (const kind of ['hearing_script', 'case_summary', 'informal_conference_sheet'] as const) {
    expect(alone(kind, file)).not.toMatch(/I count \$/)
    expect(alone(kind, {})).toMatch(/I count \$/)
  }
})

/** Its price on January 1, $419,988, is 12 dollars below the county’s $420,000; at 83.4 % it is 350,270. */
const twelveBelow = (kind: DocumentKind): string => {
  const { estimate } = richSales
  if (!estimate.sufficient || estimate.supported === null) throw new Error('the case has a level')
  const supported = { ...estimate.supported, level: { ...estimate.supported.level, percent: 83.4 } }
  const justCents = 42_000_000
  const broughtCents = justCents - 1_200
  const justValueCents = Math.round((broughtCents * 0.834) / 100) * 100
  const value = { opinionCents: justValueCents, reasons: '', ...answered }
  const file = { ...richHeld.file, comparables: [], purchaseIsEnough: true, value }
  const ownSaleCompared = { words: '', justValueCents, broughtCents }
  const sales = { ...richSales, estimate: { ...estimate, supported }, ownSaleCompared }
  const material = { minutes: 15 as const, held: { ...richHeld, file }, sales }
  return handedOverText(sheetOf(materialOf(kind, NEW_HOMESTEAD, material)))
}

it('a price a few dollars below the county’s value is no answer, and 15 percent off it is', () => {
  const script = twelveBelow('hearing_script')
  // 419,988 x 0.85 = 356,990
  expect(script).toContain('Even at 15 percent, my price comes to $356,990, below your $420,000.')
  expect(script).not.toMatch(/Without any ratio|Even with nothing off/)
  expect(twelveBelow('playbook')).toContain('your own purchase comes to $356,990 with 15% off')
  expect(twelveBelow('comparable_analysis')).toContain(
    'If 15% is taken off instead | $356,990 | 85% of $419,988.',
  )
})

it('a case that turns a price into a just value asks first what the county allowed, and cites both factors', () => {
  const script = twelveBelow('hearing_script')
  expect(script).toContain(
    'Ask these when the magistrate lets you ask questions.\n“What did you allow for the costs of sale under factors 1 and 8, and where is that shown?”',
  )
  expect(twelveBelow('evidence_list')).toContain(
    'My purchase of this home | (1) present cash value; (8) net proceeds of sale | My own purchase',
  )
})

it('an owner who cannot get a closing statement is not asked for it again', () => {
  const none = { hasNoClosingStatement: true, comparables: [], purchaseIsEnough: true }
  expect(alone('case_summary', none)).toContain(
    'You can’t get your closing statement, so your papers point to the sale on the county’s record.',
  )
  for (const kind of ['case_summary', 'playbook', 'hearing_script'] as const)
    expect(alone(kind, none)).not.toMatch(
      /still to be added|Put the closing statement|your case shows the price yet/,
    )
})

it('the script of a purchase alone names no ground that nothing is asked for', () => {
  const overview = (text: string) => /My case rests [^”]*/u.exec(text)?.[0]
  expect(overview(twelveBelow('hearing_script'))).toBe(
    'My case rests on errors in the county’s record of my home and on what I paid for my home.',
  )
  expect(overview(textOf('hearing_script', answered))).toContain('the condition of my home')
})

it('says of nothing that it was there at the purchase unless its owner said so', () => {
  const condition = richHeld.file.condition.map((item) => ({
    ...item,
    what: 'Techo con goteras',
    whatInEnglish: '',
  }))
  const script = alone('hearing_script', { comparables: [], purchaseIsEnough: true, condition })
  expect(script).not.toContain('there when I bought')
  expect(script).toContain('I take nothing more off for these defects')
})

it('the playbook says of what came after the purchase that no price has it', () => {
  const condition = richHeld.file.condition.map((item) => ({ ...item, wasThereAtPurchase: false }))
  const text = alone('playbook', { comparables: [], purchaseIsEnough: true, condition })
  expect(text).toContain('What I show came after I bought, so my price does not include it.')
  expect(alone('playbook', { comparables: [], purchaseIsEnough: true })).not.toContain(
    'It came after I bought',
  )
})

it('the analysis of a purchase alone has its title, in the list of enclosures too', () => {
  const titlesOf = (changes: Partial<CaseFile>) => {
    const held = { ...richHeld, file: { ...richHeld.file, ...changes } }
    const sales = {
      ...richSales,
      ownSaleCompared: { words: '', justValueCents: 36_654_300, broughtCents: 41_700_000 },
    }
    const papers = ['cover_letter', 'comparable_analysis'] as const
    const sheet = sheetOf(materialOf('cover_letter', NEW_HOMESTEAD, { held, sales, papers }))
    return [paperTitle('comparable_analysis', restsOnPurchase(sheet.facts)), handedOverText(sheet)] as const
  }
  const [title, letter] = titlesOf({ comparables: [], purchaseIsEnough: true })
  expect(title).toBe('Purchase analysis')
  expect(letter).toContain('Enclosures: Purchase analysis')
  expect(letter).not.toContain('Comparable analysis')
  const [compared, other] = titlesOf({})
  expect(compared).toBe('Comparable analysis')
  expect(other).toContain('Enclosures: Comparable analysis')
})

it('a price that is above the county’s value on January 1 is disclosed, and is no ground', () => {
  const written = (broughtCents: number): string => {
    const value = { opinionCents: 38_000_000, reasons: '' }
    const held = { ...richHeld, file: { ...richHeld.file, value } }
    const sales = {
      ...richSales,
      ownSaleCompared: { words: '', justValueCents: 36_654_300, broughtCents },
    }
    return (['evidence_list', 'comparable_analysis'] as const)
      .map((kind) => handedOverText(sheetOf(materialOf(kind, NEW_HOMESTEAD, { held, sales }))))
      .join('\n')
  }
  expect(written(41_700_000)).toContain('My purchase of this home')
  expect(written(42_100_000)).not.toContain('My purchase of this home')
  expect(written(42_100_000)).toContain(
    'I bought my home in March 2024 for $410,000. The county lists it as a sale',
  )
  expect(written(42_100_000)).toContain('It is one price, and I do not base my request on it.')
  // What it comes to is less than is asked for, and only raises why it isn’t less.
  expect(written(42_100_000)).not.toContain('366,543')
})

it('the analysis of a purchase alone names it as what the case has', () => {
  const bare = { comparables: [], purchaseIsEnough: true, corrections: [], condition: [] }
  const text = alone('case_summary', bare)
  expect(text).toContain(
    'This is what your case has to support it.\nYour own purchase: $410,000 in March 2024, which comes to a just value of $366,543.\nYour closing statement is still to be added.',
  )
  expect(text).not.toContain('Your case has no corrections')
})

it('the playbook answers whether what was broken was in the price already', () => {
  expect(textOf('playbook', answered)).toContain(
    'You bought the home as is. Isn’t its condition in the price already?',
  )
})

it('the playbook of a purchase alone has the free answer’s two savings, and nothing of sales that its papers leave out', () => {
  // What sales alone can’t tell, the purchase does; at the neighborhood's 92 cents it comes to $383,640.
  const near = { percent: 92, justValueCents: 38_364_000 }
  const stand = {
    stance: 'for',
    bought: { year: 2024, month: 3, priceCents: 41_000_000 },
    justValueCents: 36_654_300,
    broughtCents: 41_700_000,
    near,
    words: '',
  } as const
  const estimate = {
    lowCents: cents(36_000_000),
    pointCents: cents(37_000_000),
    highCents: cents(43_000_000),
    isRough: true,
  }
  const asked = { targetJustCents: cents(36_654_300) }
  const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { estimate, ownSale: stand, ...asked })
  const told = (file: Partial<CaseFile>, kind: DocumentKind = 'playbook') => {
    const value = { opinionCents: 36_654_300, reasons: '' }
    const held = { ...richHeld, file: { ...richHeld.file, value, ...file } }
    const uniformity = { ...richSales.uniformity, medianRatio: { value: 0.92, low: null, high: null } }
    const sales = { ...richSales, uniformity, ownSaleCompared: stand }
    return handedOverText(sheetOf(materialOf(kind, NEW_HOMESTEAD, { verdict, held, sales })))
  }
  // (420,000 − 366,543) × 18.8553 ÷ 1,000 = 1,007.95, and (420,000 − 383,640) × 18.8553 ÷ 1,000 = 685.58
  const text = told({ comparables: [], purchaseIsEnough: true })
  expect(text).toContain(
    'At $366,543 you would save about $958 in one year, after the $50 filing fee. That drops to about $636 if the board goes by the few sales in your neighborhood, where homes are valued at 92 cents per dollar of sale price.',
  )
  for (const kind of ['case_summary', 'dr486_answer_sheet'] as const) {
    const words = told({ comparables: [], purchaseIsEnough: true }, kind)
    expect(words).toContain('would save $1,008 ')
    expect(words).toContain(
      'That drops to about $636 if the board goes by the few sales in your neighborhood',
    )
  }
  expect(text).toContain('An offer of $383,640')
  expect(text).toContain('your purchase at your neighborhood’s rate')
  expect(text).not.toContain('An offer of $370,000')
  expect(text).toContain(
    'Even at 92% my purchase works out to $383,640, below your $420,000. (My own purchase) | That the neighborhood’s figure is higher. A magistrate may land at $383,640.',
  )
  expect(told({})).toContain('An offer of $370,000')
})

it('who asks for less than was paid takes what was broken off the other homes alone', () => {
  const text = textOf('playbook', { ...answered, opinionCents: 36_000_000 })
  expect(text).toContain('What was there when I bought was in my price, and I take nothing off that price')
})

it('of one defect the summary says it, describes it once, and names it in short after that', () => {
  const [slab] = richHeld.file.condition
  if (!slab) throw new Error('the case has an item')
  const what = 'The roof is 22 years old and it leaks over the hall and the back bedroom.'
  const one = { ...slab, what, wasThereAtPurchase: false }
  const alike = { comparables: [], purchaseIsEnough: true, corrections: [] }
  const told = (condition: CaseFile['condition']) => alone('evidence_list', { ...alike, condition })
  expect(told([one])).toContain('This defect came after I bought, so it isn’t in the price I paid.')
  expect(told([one])).toContain('I take nothing off for it, to keep my request simple and well supported.')
  // The reason is said once in a packet: the exhibit of the condition does not say it again.
  const exhibit = alone('condition_exhibit', { ...alike, condition: [one] })
  expect(exhibit).toContain('I take nothing off for it.')
  expect(exhibit).not.toContain('well supported')
  const both = told([one, { ...slab, id: 'z', what: 'Cracked slab', wasThereAtPurchase: true }])
  expect(both).toContain(
    'the price I paid does not include them: the roof. I leave it out to keep my request simple and well supported, and I take nothing off for the others.',
  )
  expect(both.match(/leaks over the hall/g)).toHaveLength(1)
})
