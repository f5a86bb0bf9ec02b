/** Proves that each weak point of a case makes its own question with what the case answers, and that none is invented. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { type CaseFile, type ConditionItem, emptyCase } from '#core/case/case-file.ts'
import { evidenceSent, sale } from '#core/case/testing/cases.ts'
import type { ExhibitFile } from '#core/document/exhibits.ts'
import type { CaseMaterial } from '#core/document/fact-sheet-case.ts'
import type { AdjustedRollSale, GridItem, SalesMaterial } from '#core/document/sales-material.ts'
import { rich, thin } from '#core/document/testing/rich-case.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { rehearsalOf, shareOut } from './rehearsal.ts'
import { weakPoints } from './weak-points.ts'

const rehearsed = (more: Partial<CaseMaterial>) => {
  const made = rehearsalOf(materialOf('hearing_script', NEW_HOMESTEAD, more))
  if (!made.ok) throw new Error(made.reason)
  return made.value
}

const onRoll = (id: string) =>
  sale(id, { source: 'roll', parcelId: id, priceCents: 38_000_000, address: `${id} Oak Rd` })

const photo: ExhibitFile = {
  ...{ id: '1', kind: 'photo', name: 'roof.jpg', caption: 'The roof', pages: null },
  ...{ takenOn: calendarDate('2026-01-02'), uploadedAt: new Date('2026-08-01T12:00:00Z') },
}

/** Three sales like the home, a reasoned value below the just value, a dated photo: nothing to ask about. */
const sound: CaseFile = {
  ...emptyCase,
  comparables: [onRoll('R-1'), onRoll('R-2'), onRoll('R-3')],
  value: { opinionCents: 38_000_000, reasons: 'Three sales of like homes' },
}

const like = (parcelId: string, differences: Partial<Record<GridItem, number>> = {}): AdjustedRollSale => ({
  home: {
    ...{ parcelId, address: `${parcelId} OAK RD`, livingAreaSqft: 1_900 },
    ...{ landSqft: 8_000, effectiveYearBuilt: 1998 },
  },
  sale: { year: 2025, month: 6, priceCents: 38_000_000, qualificationCode: '01', recording: '' },
  nearness: 'same_neighborhood',
  nearnessWords: 'Same neighborhood of the appraiser',
  adjustments: (Object.entries(differences) as [GridItem, number][]).map(([item, difference]) => ({
    ...{ item, difference, unitRateCents: 10_000 },
    amountCents: item === 'land' ? 0 : difference * 10_000,
  })),
  ...{ netPercent: 0, grossPercent: 0, adjustedCents: 38_000_000 },
})

const sales = (comparables: readonly AdjustedRollSale[]): SalesMaterial => ({
  ...{ estimate: { sufficient: false, explanation: [] }, searchedWords: '', rejected: { byReason: [] } },
  ...{ ownSales: [], sources: [], comparables },
})

const alike = sales([like('R-1'), like('R-2'), like('R-3')])

const pointsOf = (file: CaseFile, known: SalesMaterial = alike, files: readonly ExhibitFile[] = [photo]) =>
  weakPoints({
    ...{ held: { file, files }, sales: known, justCents: 42_000_000, taxYear: 2026 },
    asOf: calendarDate('2026-11-21'),
  })

const idsOf = (...asked: Parameters<typeof pointsOf>) => pointsOf(...asked).map(({ id }) => id)

const roof: ConditionItem = {
  ...{ id: 'r', what: 'Old roof', where: '', presentOnValuationDay: true },
  ...{ costCents: 100, costSource: 'estimate', costDetail: 'Roofing LLC' },
}

describe('a weak point', () => {
  it('is none where there is no such weakness', () => {
    expect(pointsOf(sound)).toEqual([])
  })

  it.each<[string, Partial<CaseFile>, string]>([
    ['no opinion of value', { value: { opinionCents: null, reasons: '' } }, 'opinion-missing'],
    ['an opinion not below', { value: { opinionCents: 42_000_000, reasons: 'x' } }, 'opinion-not-below'],
    ['an opinion without a reason', { value: { opinionCents: 1, reasons: ' ' } }, 'opinion-bare'],
    ['two sales', { comparables: [onRoll('R-1'), onRoll('R-2')] }, 'sales-few'],
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

  it('is found in photos and papers', () => {
    expect(idsOf(sound, alike, [])).toEqual(['files-none'])
    expect(idsOf({ ...sound }, alike, [{ ...photo, caption: '' }])).toEqual(['files-bare'])
  })

  it('is found where no sale lies in the neighborhood, or where one of them does not', () => {
    const far = { ...like('R-1'), nearness: 'same_county', nearnessWords: 'Elsewhere in the county' } as const
    expect(idsOf(sound, sales([far, like('R-2'), like('R-3')]))).toEqual([])
    const away = sales(['R-1', 'R-2', 'R-3'].map((id) => ({ ...far, home: like(id).home })))
    expect(idsOf(sound, away)).toEqual(['sales-elsewhere'])
  })
})

describe('a row of the grid', () => {
  const asked = (item: GridItem, difference: number) =>
    pointsOf(sound, sales([like('R-1', { [item]: difference }), like('R-2'), like('R-3')]))

  it.each<[GridItem, number, string]>([
    ['area', -400, 'R-1 Oak Rd has 400 square feet more than your home.'],
    ['area', 300, 'R-1 Oak Rd has 300 square feet less than your home.'],
    ['age', 12, 'R-1 Oak Rd counts on the roll as 12 years newer than your home.'],
    ['age', -12, 'R-1 Oak Rd counts on the roll as 12 years older than your home.'],
    ['quality', -1, 'R-1 Oak Rd is graded 1 step higher on the roll than your home.'],
    ['time', 13, 'R-1 Oak Rd was sold 13 months before the valuation day.'],
  ])('%s %i: %s', (item, difference, words) => {
    const [point] = asked(item, difference)
    expect(point?.words).toBe(words)
    expect(point?.question).toBe(
      `${words} What did you change in its price for that, and how do you know the amount?`,
    )
    expect(point?.hints[0]?.words).toMatch(/^Its price is changed by [+−-]/)
  })

  it('that is not changed is asked about as such', () => {
    const [point] = asked('land', -4_000)
    expect(point?.question).toBe(
      'R-1 Oak Rd stands on 4,000 square feet more land than your home. Why is its price not changed for that?',
    )
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

describe('a run', () => {
  it.each([5, 10, 15] as const)('of %i minutes takes so long, part by part', (minutes) => {
    for (const more of [rich, thin, {}]) {
      const run = rehearsed(more).runs.find((one) => one.minutes === minutes)
      const seconds = run?.parts.map((part) => part.seconds) ?? []
      expect(seconds.reduce((sum, one) => sum + one, 0)).toBe(minutes * 60)
      expect(Math.min(...seconds)).toBeGreaterThan(0)
    }
  })

  it('shares its time by the words there are to say', () => {
    expect(shareOut(300, [10, 20, 30])).toEqual([50, 100, 150])
    expect(shareOut(300, [1, 999])).toEqual([5, 295])
  })

  it('presents what the case holds, and leaves out a part with nothing in it', () => {
    const [full, empty] = [rehearsed(rich), rehearsed(thin)]
    const titles = (of: typeof full) => of.runs[0]?.parts.map(({ id }) => id)
    expect(titles(full)).toEqual(['opening', 'record', 'condition', 'sales', 'closing'])
    expect(titles(empty)).toEqual(['opening', 'sales', 'closing'])
    const lines = full.runs[0]?.parts.flatMap((part) => part.lines) ?? []
    expect(lines).toContainEqual({
      words: 'Living area: the record says “2,140 sq ft”; what is true is “1,910 sq ft”.',
      spoken: true,
    })
    expect(lines).toContainEqual({ words: 'Leave this part out if the record is right.', spoken: false })
  })

  it('asks from each part of the case in turn, more in a longer run', () => {
    const { runs, questions } = rehearsed(rich)
    expect(runs.map(({ questionIds }) => questionIds.length)).toEqual([5, 8, 12])
    const first = runs[0]?.questionIds.map((id) => questions.find((one) => one.id === id)?.station)
    expect(new Set(first).size).toBe(5)
    expect(questions.find(({ id }) => id === 'own-sale')?.question).toBe(
      'The home itself sold in 3/2024 for $410,000. Why was it worth less than that on the valuation day?',
    )
  })

  it('asks nothing where there is no case', () => {
    expect(rehearsed({}).questions).toEqual([])
  })

  it('asks about what the playbook calls thin, in the playbook’s words', () => {
    const sheet = sheetOf(materialOf('playbook', NEW_HOMESTEAD, rich))
    const thinWords = sheet.facts.filter(({ id }) => id.startsWith('private.weak.')).map(({ value }) => value)
    for (const { words } of rehearsed(rich).questions) expect(thinWords).toContain(words)
  })
})
