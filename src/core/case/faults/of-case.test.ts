/** Proves what cannot be in a case is refused at its field, and what contradicts the rest is kept but never counts as done. */
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate } from '#core/calendar-date.ts'
import { type CaseFile, emptyCase } from '#core/case/file.ts'
import { caseSteps } from '#core/case/parts.ts'
import { nextCaseStep } from '#core/case/step/next-step.ts'
import { captioned, evidenceSent, inAugust, prepared, sale } from '#core/case/testing/cases.ts'
import type { FaultFacts } from './fault.ts'
import { caseFaults, refusedChanges } from './of-case.ts'

const day = calendarDate
const today = day('2027-02-20')

const facts = (file: CaseFile, more: Partial<FaultFacts> = {}): FaultFacts => ({
  file,
  taxYear: 2026,
  today,
  record: { rollYear: 2026, justValueCents: 40_000_000 },
  ...more,
})

const found = (changes: Partial<CaseFile>, more: Partial<FaultFacts> = {}) =>
  caseFaults(facts({ ...prepared, ...changes }, more)).map(({ path, kind }) => `${kind}: ${path}`)

const { filing, hearing, outcome, value, notice } = prepared
const condition = {
  id: 'i',
  what: 'Roof',
  where: '',
  presentOnValuationDay: true,
  costCents: 900_000,
  costSource: 'own',
  costDetail: '',
} as const
const correction = {
  id: 'c',
  field: 'pool',
  recordValue: 'one',
  trueValue: 'none',
  why: '',
  proof: '',
} as const

it('a whole case in order has none', () => {
  const file = {
    filing: { ...filing, petitionFiledOn: day('2026-09-10'), paidOn: day('2026-11-15') },
    hearing: { ...hearing, heldOn: day('2027-01-20') },
    deliveries: [evidenceSent],
    outcome: { ...outcome, kind: 'reduced', decidedOn: day('2027-02-10'), newJustValueCents: 39_000_000 },
    condition: [condition],
    corrections: [correction],
  } as const
  expect(found(file)).toEqual([])
})

describe('a day', () => {
  it.each<[string, Partial<CaseFile>]>([
    ['impossible: filing.petitionFiledOn', { filing: { ...filing, petitionFiledOn: day('2030-09-10') } }],
    ['impossible: filing.petitionFiledOn', { filing: { ...filing, petitionFiledOn: day('2020-09-10') } }],
    ['doubtful: filing.petitionFiledOn', { filing: { ...filing, petitionFiledOn: day('2026-03-10') } }],
    ['impossible: filing.paidOn', { filing: { ...filing, paidOn: addDays(today, 1) } }],
    ['impossible: hearing.heldOn', { hearing: { ...hearing, heldOn: day('2025-12-31') } }],
    ['impossible: hearing.heldOn', { hearing: { ...hearing, heldOn: day('2032-01-01') } }],
    ['impossible: outcome.decidedOn', { outcome: { ...outcome, decidedOn: day('2020-02-10') } }],
    ['impossible: outcome.decidedOn', { outcome: { ...outcome, decidedOn: day('2099-02-10') } }],
    ['impossible: deliveries.d1.sentOn', { deliveries: [{ ...evidenceSent, sentOn: day('2027-12-28') }] }],
    ['doubtful: notice.petitionDueOn', { notice: { ...notice, petitionDueOn: day('2030-09-14') } }],
  ])('%s', (fault, changes) => expect(found(changes)).toEqual([fault]))

  it('of today is one that has come', () => {
    const unprinted = { notice: { ...notice, petitionDueOn: null } }
    expect(found({ ...unprinted, filing: { ...filing, petitionFiledOn: today, paidOn: today } })).toEqual([])
  })

  it('out of order is doubted, since either may be mistyped', () => {
    const filed = { filing: { ...filing, petitionFiledOn: day('2026-09-10') } }
    const held = { hearing: { ...hearing, heldOn: day('2027-01-20') } }
    const early = { hearing: { ...hearing, heldOn: day('2026-09-09') } }
    expect(found({ ...filed, ...early })).toEqual(['doubtful: hearing.heldOn'])
    const decided = { outcome: { ...outcome, kind: 'reduced', decidedOn: day('2027-01-19') } } as const
    expect(found({ ...filed, ...held, ...decided })).toEqual(['doubtful: outcome.decidedOn'])
  })

  it('of a settlement may lie before the hearing', () => {
    const settled = { outcome: { ...outcome, kind: 'settled', decidedOn: day('2026-12-01') } } as const
    expect(found({ hearing: { ...hearing, heldOn: day('2027-01-20') }, ...settled })).toEqual([])
  })
})

describe('a figure', () => {
  it.each<[string, Partial<CaseFile>]>([
    // 999,999,999 lies above both just values, 410,000 above the roll's 400,000 only, and 400,000 is the roll's own.
    ['impossible: value.opinionCents', { value: { ...value, opinionCents: 99_999_999_900 } }],
    ['doubtful: value.opinionCents', { value: { ...value, opinionCents: 41_000_000 } }],
    ['doubtful: value.opinionCents', { value: { ...value, opinionCents: 40_000_000 } }],
    ['impossible: value.opinionCents', { value: { ...value, opinionCents: 0 } }],
    ['impossible: value.opinionCents', { value: { ...value, opinionCents: 100 } }],
    ['doubtful: value.opinionCents', { value: { ...value, opinionCents: 500_000 } }],
    ['impossible: value.paidCents', { value: { ...value, purchaseRecord: 'wrong', paidCents: 27_500 } }],
    ['impossible: value.paidCents', { value: { ...value, purchaseRecord: 'wrong', paidCents: 2_750_000 } }],
    [
      'impossible: outcome.newJustValueCents',
      { outcome: { ...outcome, kind: 'reduced', newJustValueCents: 99_999_999_900 } },
    ],
    [
      'impossible: comparables.s.soldYear',
      { comparables: [sale('s', { soldYear: 2099, soldMonth: 12, priceCents: 38_000_000 })] },
    ],
    ['impossible: comparables.s.soldYear', { comparables: [sale('s', { soldYear: 2027, soldMonth: 3 })] }],
    ['doubtful: comparables.s.priceCents', { comparables: [sale('s', { priceCents: 0 })] }],
    ['doubtful: comparables.s.yearBuilt', { comparables: [sale('s', { yearBuilt: 2026 })] }],
    ['doubtful: condition.i.costCents', { condition: [{ ...condition, costCents: 0 }] }],
    ['doubtful: condition.i.costCents', { condition: [{ ...condition, costCents: 50_000_000 }] }],
    ['doubtful: corrections.c.trueValue', { corrections: [{ ...correction, trueValue: 'one ' }] }],
    [
      'doubtful: notice.numbers.assessedSchool',
      {
        notice: {
          ...notice,
          numbers: { ...notice.numbers, assessedSchool: 430_000, taxableSchool: 405_000 },
        },
      },
    ],
    [
      'doubtful: notice.numbers.assessedCounty',
      {
        notice: {
          ...notice,
          // Exchanged, before the tax is typed.
          numbers: { ...notice.numbers, justValue: 177_830, assessedCounty: 227_830, totalTax: null },
        },
      },
    ],
  ])('%s', (fault, changes) => expect(found(changes)).toContain(fault))

  it('is held against no roll of another year, and against nothing where no just value is known', () => {
    const numbers = { ...notice.numbers, justValue: null }
    const blank = { notice: { ...notice, numbers }, value: { ...value, opinionCents: 99_999_999_900 } }
    expect(found(blank, { record: null })).toEqual([])
    expect(found(blank, { record: { rollYear: 2025, justValueCents: 40_000_000 } })).toEqual([])
  })

  it('of a sale that is left out may be what a deed of a gift names', () => {
    expect(found({ comparables: [sale('s', { priceCents: 1_000, decision: 'rejected' })] })).toEqual([])
  })
})

it('gives what was typed, and what it is held against', () => {
  const opinion = { value: { ...value, opinionCents: 99_999_999_900 } }
  expect(caseFaults(facts({ ...prepared, ...opinion }))[0]?.reason).toEqual({
    code: 'not_lower',
    value: 'opinion',
    cents: 99_999_999_900,
    than: { cents: 42_000_000, of: 'notice' },
  })
  const filed = { filing: { ...filing, petitionFiledOn: day('2030-03-04') } }
  expect(caseFaults(facts({ ...prepared, ...filed }))[0]?.reason).toEqual({
    code: 'day_to_come',
    day: { of: 'petition', on: '2030-03-04' },
    today,
  })
})

describe('what is refused', () => {
  const wrong = { ...filing, petitionFiledOn: day('2030-03-04') }

  it('is what a change makes impossible, and only that', () => {
    expect(refusedChanges(facts(prepared), { filing: wrong })).toHaveLength(1)
    expect(refusedChanges(facts(prepared), { value: { ...value, opinionCents: 41_000_000 } })).toEqual([])
  })

  it('never is what was there before: everything else can still be saved', () => {
    const before = facts({ ...prepared, filing: wrong })
    expect(refusedChanges(before, { filing: { ...wrong, petitionNumber: '2026-7' } })).toEqual([])
    expect(refusedChanges(before, { recordIsRight: false })).toEqual([])
  })

  it('never is what another part has come to contradict', () => {
    const before = facts({ ...prepared, value: { ...value, opinionCents: 41_500_000 } }, { record: null })
    const lower = { ...notice, numbers: { ...notice.numbers, justValue: 410_000 } }
    expect(refusedChanges(before, { notice: lower })).toEqual([])
  })
})

it('does not count as done, is named in its part, and is the next step with its reason', () => {
  const file = { ...prepared, filing: { ...filing, petitionFiledOn: day('2030-03-04'), paidOn: null } }
  const filingPart = caseSteps({ ...inAugust(file), uploads: [captioned] }).find(({ id }) => id === 'filing')
  expect(filingPart?.state).toBe('started')
  expect(filingPart?.wrong[0]?.code).toBe('day_to_come')
  const step = nextCaseStep(inAugust(file))
  expect(step).toMatchObject({ id: 'put_right', step: 'filing', deadline: null })
  expect(step.fault).toEqual(filingPart?.wrong[0])
  const high = { ...prepared, value: { ...value, opinionCents: 42_000_000 } }
  const next = nextCaseStep({ ...inAugust(high), uploads: [captioned] })
  expect(next).toMatchObject({ id: 'value', step: 'value' })
  const than = { cents: 42_000_000, of: 'notice' }
  expect(next.fault).toEqual({ code: 'not_lower', value: 'opinion', cents: 42_000_000, than })
  expect(nextCaseStep(inAugust({ ...emptyCase })).id).toBe('notice')
})
