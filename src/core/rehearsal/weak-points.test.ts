/** Proves that each weak point of a case makes its own question with what the case answers, and that none is invented. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { type CaseFile, type ConditionItem, emptyCase } from '#core/case/file.ts'
import { evidenceSent, sale } from '#core/case/testing/cases.ts'
import type { ExhibitFile } from '#core/document/exhibits.ts'
import type { GridItem, SalesMaterial } from '#core/document/facts/sales/material.ts'
import { alike, like, onRoll, petition, photo, sales, sound } from './testing/sound-case.ts'
import { toldPoints } from './testing/told-points.ts'

const pointsOf = (
  file: CaseFile,
  known: SalesMaterial = alike,
  files: readonly ExhibitFile[] = [photo, petition],
) =>
  toldPoints({
    held: { file, files },
    sales: known,
    justCents: 42_000_000,
    taxYear: 2026,
    asOf: calendarDate('2026-11-21'),
  })

const idsOf = (...asked: Parameters<typeof pointsOf>) => pointsOf(...asked).map(({ id }) => id)

const roof: ConditionItem = {
  id: 'r',
  what: 'Old roof',
  where: '',
  presentOnValuationDay: true,
  costCents: 100,
  costSource: 'estimate',
  costDetail: 'Roofing LLC',
}

const leftOut = { ...onRoll('R-3'), decision: 'rejected' } as const

describe('a weak point', () => {
  it('is none where there is no such weakness', () => {
    expect(pointsOf(sound)).toEqual([])
  })

  it('is a filed petition of which the packet has no copy', () => {
    const filing = { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-08-25') }
    expect(idsOf({ ...sound, filing }, alike, [photo])).toEqual(['files-petition'])
    expect(idsOf({ ...sound, filing })).toEqual([])
    expect(idsOf(sound, alike, [photo])).toEqual([])
  })

  it.each<[string, Partial<CaseFile>, string]>([
    [
      'a petition received late',
      {
        notice: { ...emptyCase.notice, petitionDueOn: calendarDate('2026-09-07') },
        filing: { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-10-20') },
      },
      'petition-late',
    ],
    ['no opinion of value', { value: { opinionCents: null, reasons: '' } }, 'opinion-missing'],
    ['an opinion not below', { value: { opinionCents: 42_000_000, reasons: 'x' } }, 'opinion-not-below'],
    ['an opinion without a reason', { value: { ...sound.value, reasons: ' ' } }, 'opinion-bare'],
    ['two sales', { comparables: [onRoll('R-1'), onRoll('R-2'), leftOut] }, 'sales-few'],
    [
      'a sale after the valuation day',
      { comparables: [...sound.comparables.slice(1), { ...onRoll('R-1'), soldYear: 2026 }] },
      'sale-late:R-1',
    ],
    [
      'a sale without a reason',
      { comparables: [...sound.comparables.slice(1), { ...onRoll('R-1'), reason: '' }] },
      'sale-bare:R-1',
    ],
    [
      'a sale that the grid does not hold',
      { comparables: [...sound.comparables, sale('own')] },
      'sale-unadjusted:own',
    ],
    [
      'a correction without proof',
      {
        corrections: [
          { id: 'c', field: 'pool', recordValue: 'Yes', trueValue: 'No', why: 'Filled in', proof: '' },
        ],
      },
      'correction:c',
    ],
    ['damage of later', { condition: [{ ...roof, presentOnValuationDay: false }] }, 'condition-later:r'],
    ['damage of no day', { condition: [{ ...roof, presentOnValuationDay: null }] }, 'condition-unsure:r'],
    [
      'damage without a cost',
      { condition: [{ ...roof, costCents: null, costSource: null }] },
      'condition-cost:r',
    ],
    ['a cost of one’s own', { condition: [{ ...roof, costSource: 'own' }] }, 'condition-own:r'],
    [
      'evidence sent late',
      // Day −15 of December 28 is Sunday, December 13, so December 11 counts.
      {
        hearing: { ...emptyCase.hearing, heldOn: calendarDate('2026-12-28') },
        deliveries: [{ ...evidenceSent, sentOn: calendarDate('2026-12-12') }],
      },
      'evidence-late:d1',
    ],
    [
      'evidence not sent when its day is over',
      { hearing: { ...emptyCase.hearing, heldOn: calendarDate('2026-12-01') } },
      'evidence-unsent',
    ],
    ['a delivery without proof', { deliveries: [{ ...evidenceSent, proof: '' }] }, 'delivery-unproved'],
  ])('is found: %s', (_, change, id) => {
    expect(idsOf({ ...sound, ...change })).toEqual([id])
  })

  it('is found in a correction that quotes another figure than the roll', () => {
    const correction = { id: 'c', field: 'living_area', recordValue: '2,140', trueValue: '1,910' } as const
    const file = { ...sound, corrections: [{ ...correction, why: 'x', proof: 'Plan' }] }
    const parcel = { livingAreaSqft: 2_050, yearBuilt: null, landSqft: null }
    const points = toldPoints({
      held: { file, files: [photo, petition] },
      sales: alike,
      justCents: 42_000_000,
      taxYear: 2026,
      asOf: calendarDate('2026-11-21'),
      parcel,
    })
    expect(points.map(({ words }) => words)).toEqual([
      'Your grid uses the county’s figure. Your correction, “1,910,” isn’t in it, and the document says so.',
      'Living area: the county’s record says 2,050 sq ft. You wrote that it says “2,140.”',
    ])
  })

  it('is found in photos and papers', () => {
    expect(idsOf(sound, alike, [])).toEqual([])
    const leaking = { ...sound, value: { ...sound.value, reasons: 'The roof leaked.' } }
    expect(idsOf(leaking, alike, [])).toEqual(['files-none', 'condition-unnamed'])
    expect(idsOf({ ...sound }, alike, [{ ...photo, caption: '' }])).toEqual(['files-bare'])
    const later = { ...photo, takenOn: calendarDate('2026-08-01') }
    expect(idsOf(sound, alike, [later])).toEqual(['photos-late'])
    expect(idsOf(sound, alike, [{ ...photo, width: 150, height: 199 }])).toEqual(['photos-small'])
    expect(idsOf(sound, alike, [{ ...photo, width: 150, height: 200 }])).toEqual([])
  })

  it('is found where no sale lies in the neighborhood, or where one of them does not', () => {
    const far = { ...like('R-1'), nearness: 'same_county', nearnessWords: 'Elsewhere in the county' } as const
    expect(idsOf(sound, sales([far, like('R-2'), like('R-3')]))).toEqual([])
    const away = sales(['R-1', 'R-2', 'R-3'].map((id) => ({ ...far, home: like(id).home })))
    expect(idsOf(sound, away)).toEqual(['sales-elsewhere'])
  })
})

describe('the day for evidence', () => {
  // Day −15 of December 28, 2026 is Sunday, December 13; Friday, December 11 is the last working day before it.
  const heldOn = calendarDate('2026-12-28')
  const hearing = { ...emptyCase.hearing, heldOn }
  const pointsAt = (asOf: string, deliveries: CaseFile['deliveries']) =>
    toldPoints({
      held: { file: { ...sound, hearing, deliveries }, files: [photo, petition] },
      sales: alike,
      justCents: 42_000_000,
      taxYear: 2026,
      asOf: calendarDate(asOf),
    })

  it.each([
    ['2026-12-11', 0],
    ['2026-12-12', 0],
    ['2026-12-13', 0],
    ['2026-12-14', 1],
  ])('is over when the day that the calendar counts is over: on %s %i', (asOf, count) => {
    expect(pointsAt(asOf, [])).toHaveLength(count)
  })

  it.each([
    ['2026-12-11', []],
    ['2026-12-13', [/Sunday, December 13, 2026, after the last business day before it was due/]],
    ['2026-12-14', [/Monday, December 14, 2026, after the day it was due/]],
  ])('evidence sent on %s', (sentOn, words) => {
    const points = pointsAt('2026-12-15', [{ ...evidenceSent, sentOn: calendarDate(sentOn) }])
    expect(points.map((point) => point.words)).toEqual(words.map((said) => expect.stringMatching(said)))
    for (const { answer } of points) expect(answer).toContain('Friday, December 11, 2026')
  })
})

describe('a row of the grid', () => {
  const asked = (item: GridItem, difference: number) =>
    pointsOf(sound, sales([like('R-1', { [item]: difference }), like('R-2'), like('R-3')]))

  it.each<[GridItem, number, string]>([
    ['area', -400, 'R-1 Oak Rd has 400 square feet more than your home.'],
    ['area', 300, 'R-1 Oak Rd has 300 square feet less than your home.'],
    ['age', 12, 'By the county’s effective year, R-1 Oak Rd is 12 years newer than your home.'],
    ['age', -12, 'By the county’s effective year, R-1 Oak Rd is 12 years older than your home.'],
    ['quality', -1, 'R-1 Oak Rd is graded 1 step higher than your home on the county’s record.'],
    ['time', 13, 'R-1 Oak Rd sold 13 months before the valuation date.'],
  ])('%s %i: %s', (item, difference, words) => {
    const [point] = asked(item, difference)
    expect(point?.words).toBe(words)
    expect(point?.question).toBe(`${words} How did you adjust for that, and what supports the amount?`)
    // At $100 for each unit of the difference.
    const amount = `$${(Math.abs(difference) * 100).toLocaleString('en-US')}`
    expect(point?.answer).toContain(
      `My grid ${difference > 0 ? `adds ${amount} to` : `takes ${amount} off`} its price for that`,
    )
  })

  it('that is not changed is asked about as such', () => {
    const [point] = asked('land', -4_000)
    expect(point?.question).toBe(
      'R-1 Oak Rd has 4,000 square feet more land than your home. Why isn’t its price adjusted for that?',
    )
  })

  it('of an age that does not count is answered with the reason that the packet gives', () => {
    const older = like('R-1', { age: -12 })
    const counted = { difference: 0, from: 0, to: 50 }
    const adjustments = older.adjustments.map((line) => ({ ...line, counted, amountCents: 0 }))
    const [point] = pointsOf(sound, sales([{ ...older, adjustments }, like('R-2'), like('R-3')]))
    expect(point?.answer).toContain(
      'does not adjust for it. The regression measures loss with age up to 50 years and takes none above that',
    )
  })

  it('is asked of the sale that differs most, and of no other', () => {
    const known = [100, 400, 300].map((area, at) => like(`R-${at + 1}`, { area }))
    expect(idsOf(sound, sales(known))).toEqual(['row-area:R-2'])
  })

  // 1,900 + 190 = 2,090 square feet of the home, of which 190 are 9 %.
  it.each<[GridItem, number]>([
    ['area', 190],
    ['age', 9],
    ['quality', 0],
    ['land', 2_000],
    ['time', 12],
  ])('that differs little is not asked about: %s %i', (item, difference) => {
    expect(asked(item, difference)).toEqual([])
  })
})

describe('a value after the repairs', () => {
  // At 80% of prices: $400,000 in all for the estimate, $304,000 for each sale; a repair of $50,000 comes to $40,000.
  const level = { percent: 80, lowPercent: 79, highPercent: 81, saleCount: 100, allUses: true, useName: '' }
  const known: SalesMaterial = {
    ...alike,
    estimate: {
      sufficient: true,
      priceCents: 50_000_000,
      supported: {
        justValueCents: 40_000_000,
        level,
        comparedWith: { justValueCents: 42_000_000, basis: 'roll', place: 'above' },
      },
      explanation: [],
      cautions: [],
    },
  }
  const condition = [{ ...roof, costCents: 5_000_000 }]
  const wordsOf = (opinionCents: number, id: string, repaired: boolean) =>
    pointsOf(
      {
        ...sound,
        condition: repaired ? condition : [],
        value: { opinionCents, reasons: 'The roof and three sales' },
      },
      known,
    ).find((point) => point.id === id)

  it('is held against the estimate after the same repairs, and both are said', () => {
    expect(wordsOf(36_000_000, 'estimate-above', false)).toBeDefined()
    expect(wordsOf(36_000_000, 'estimate-above', true)).toBeUndefined()
    const told = wordsOf(30_000_000, 'estimate-above', true)
    expect(told?.words).toContain(
      'a just value of $360,000 after subtracting $40,000 for your repairs, which is above your opinion of value, $300,000',
    )
    expect(JSON.stringify(told)).not.toContain('$400,000')
  })

  it('is below the sales only where it is below what they come to after the repairs', () => {
    // 304,000 before, and (380,000 - 50,000) x 0.8 = 264,000 after them
    expect(wordsOf(27_000_000, 'opinion-below-sales', false)).toBeDefined()
    expect(wordsOf(27_000_000, 'opinion-below-sales', true)).toBeUndefined()
    const told = wordsOf(25_000_000, 'opinion-below-sales', true)
    expect(told?.words).toContain('indicates, less your repairs.')
    expect(JSON.stringify(told)).toContain('$264,000')
    expect(JSON.stringify(told)).not.toContain('$304,000')
  })
})

it.each([
  ['no cost', { costCents: null, costSource: null }],
  ['a cost of one’s own', { costSource: 'own' as const }],
])('asks for nothing about a repair with %s where the purchase alone is the case', (_, cost) => {
  const condition = [{ ...roof, ...cost }]
  const ids = idsOf({ ...sound, comparables: [], purchaseIsEnough: true, condition })
  expect(ids.filter((id) => id.startsWith('condition-'))).toEqual([])
})

it('asks no day of a closing statement that was added as a photo', () => {
  const undated = { ...photo, takenOn: null }
  const statement = { ...undated, caption: 'Closing statement of my purchase' }
  expect(idsOf(sound, alike, [statement, petition])).not.toContain('photos-undated')
  expect(idsOf(sound, alike, [undated, petition])).toContain('photos-undated')
})
