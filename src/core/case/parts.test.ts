/** Proves what makes each part of a case whole, and that it names what is missing. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { captioned, evidenceSent, prepared, sale } from '#core/case/testing/cases.ts'
import { type CaseFile, type ConditionItem, emptyCase } from './file.ts'
import type { HeldUpload } from './papers-lacking.ts'
import { CASE_STEPS, type CaseStep, caseSteps } from './parts.ts'

const today = calendarDate('2027-02-01')

const step = (id: CaseStep, file: CaseFile, uploads: readonly HeldUpload[] = []) =>
  caseSteps({ file, taxYear: 2026, today, uploads }).find((one) => one.id === id)

it('nothing of an empty case is begun, and every part names what it lacks', () => {
  const steps = caseSteps({ file: emptyCase, taxYear: 2026, today, uploads: [] })
  expect(steps.map(({ id }) => id)).toEqual([...CASE_STEPS])
  for (const { state, lacking } of steps) {
    expect(state).toBe('empty')
    expect(lacking.length).toBeGreaterThan(0)
  }
})

it('what is gathered before a petition is whole', () => {
  const steps = caseSteps({ file: prepared, taxYear: 2026, today, uploads: [captioned] })
  expect(steps.filter(({ state }) => state === 'done').map(({ id }) => id)).toEqual([
    'notice',
    'facts',
    'comparables',
    'condition',
    'papers',
    'value',
  ])
})

it('papers are not whole without the closing statement of a purchase that is the evidence', () => {
  const papers = (file: CaseFile, uploads: readonly HeldUpload[]) =>
    caseSteps({ file, taxYear: 2026, today, uploads, isPurchaseEvidence: true }).find(
      ({ id }) => id === 'papers',
    )
  const lacking = [{ code: 'closing_statement' }]
  expect(papers(prepared, [captioned])).toMatchObject({ state: 'started', lacking })
  expect(papers(prepared, [])).toMatchObject({ state: 'empty', lacking })
  expect(papers({ ...prepared, hasNoClosingStatement: true }, [captioned])?.state).toBe('done')
})

it('a paper without a caption may be the closing statement: its caption is asked for first, then what it shows', () => {
  const papers = (caption: string, value: Partial<CaseFile['value']> = {}) =>
    caseSteps({
      file: { ...prepared, value: { ...prepared.value, ...value } },
      taxYear: 2026,
      today,
      uploads: [{ ...captioned, kind: 'paper', caption }],
      isPurchaseEvidence: true,
    }).find(({ id }) => id === 'papers')
  expect(papers('')?.lacking).toEqual([{ code: 'captions', kind: 'paper', bare: 1, all: 1 }])
  const asked = papers('Closing statement')
  expect(asked?.state).toBe('started')
  expect(asked?.lacking).toEqual([{ code: 'what_statement_shows' }, { code: 'how_it_was_sold' }])
  expect(papers('Closing statement', { purchaseRecord: 'right' })?.lacking).toEqual([
    { code: 'how_it_was_sold' },
  ])
  expect(papers('Closing statement', { purchaseRecord: 'right', purchaseOffer: 'broker' })?.state).toBe(
    'done',
  )
})

it('what its owner adds later is open and not done, until the petition is in or something else is asked', () => {
  const file = { ...emptyCase, papersComeLater: true }
  expect(step('papers', file)).toMatchObject({ state: 'later', lacking: [{ code: 'photo_or_paper' }] })
  expect(step('papers', file, [{ ...captioned, caption: '' }])?.state).toBe('started')
  expect(step('papers', file, [captioned])?.state).toBe('done')
  const filing = { ...file.filing, petitionFiledOn: calendarDate('2026-09-10') }
  expect(step('papers', { ...file, filing })?.state).toBe('empty')
})

it('papers are whole where the record is right and nothing lowers the value: there is nothing to show', () => {
  expect(step('papers', { ...emptyCase, recordIsRight: true, conditionIsUsual: true })?.state).toBe('done')
  expect(step('papers', { ...emptyCase, recordIsRight: true })?.state).toBe('empty')
})

it('a step in which the answer raises a question is not done, and lacks nothing else', () => {
  const steps = caseSteps({
    file: prepared,
    taxYear: 2026,
    today,
    uploads: [captioned],
    openSteps: ['notice'],
  })
  expect(steps[0]).toEqual({ id: 'notice', state: 'started', wrong: [], lacking: [] })
  expect(steps[1]?.state).toBe('done')
})

describe('the notice', () => {
  it('lacks the number that is not typed', () => {
    const numbers = { ...prepared.notice.numbers, taxableSchool: null }
    expect(step('notice', { ...prepared, notice: { ...prepared.notice, numbers } })).toEqual({
      id: 'notice',
      state: 'started',
      wrong: [],
      lacking: [{ code: 'notice_number', field: 'taxableSchool' }],
    })
  })

  it('of another year is not the one of the case', () => {
    const notice = { ...prepared.notice, petitionDueOn: calendarDate('2025-09-12') }
    expect(step('notice', { ...prepared, notice })?.wrong).toEqual([
      { code: 'printed_out_of_season', on: '2025-09-12', taxYear: 2026 },
    ])
  })
})

it('a correction needs what the record says, what is true, why, and the proof', () => {
  const correction = {
    id: 'c',
    field: 'living_area',
    recordValue: '2,140',
    trueValue: '1,910',
    why: '',
  } as const
  const file = { ...emptyCase, corrections: [{ ...correction, proof: 'Plan of the builder' }] }
  expect(step('facts', file)?.state).toBe('started')
  const whole = { ...correction, why: 'The porch was counted', proof: 'Plan of the builder' }
  expect(step('facts', { ...emptyCase, corrections: [whole] })?.state).toBe('done')
})

describe('the comparison', () => {
  it.each([
    [[sale('1')], { code: 'more_sales', count: 2 }],
    [[sale('1'), sale('2')], { code: 'more_sales', count: 1 }],
    [[sale('1'), sale('2'), sale('3', { priceCents: null })], { code: 'sales_bare', count: 1 }],
    [
      [sale('1'), sale('2'), sale('3'), sale('4', { decision: 'rejected', reason: '' })],
      { code: 'why_used_or_skipped' },
    ],
  ])('case %#', (comparables, lacking) => {
    expect(step('comparables', { ...emptyCase, comparables })).toEqual({
      id: 'comparables',
      state: 'started',
      wrong: [],
      lacking: [lacking],
    })
  })

  it('does not ask about a sale nobody has decided on', () => {
    const open = sale('4', { decision: null, reason: '', priceCents: null })
    const file = { ...prepared, comparables: [...prepared.comparables, open] }
    expect(step('comparables', file)?.state).toBe('done')
  })
})

it('evidence that came from the appraiser is not evidence delivered', () => {
  const came = { ...evidenceSent, received: true }
  expect(step('deliveries', { ...emptyCase, deliveries: [came] })?.state).toBe('started')
  expect(step('deliveries', { ...emptyCase, deliveries: [evidenceSent] })?.state).toBe('done')
})

describe('photos and papers', () => {
  const held = ['a', 'b', 'c', 'd', 'e'].map(
    (id) => ({ id, kind: 'photo', name: `${id}.jpg`, caption: id > 'c' ? 'Kitchen' : ' ' }) as const,
  )
  const estimate = { id: 'f', kind: 'paper', name: 'scan.pdf', caption: '' } as const

  it('are not done while one of the packet has no caption, and say how many', () => {
    expect(step('papers', emptyCase, [...held, estimate])).toEqual({
      id: 'papers',
      state: 'started',
      wrong: [],
      lacking: [
        { code: 'captions', kind: 'photo', bare: 3, all: 5 },
        { code: 'captions', kind: 'paper', bare: 1, all: 1 },
      ],
    })
  })

  it('that are left out of the packet may stay without one', () => {
    const packet = { ...emptyCase.packet, exhibitsLeftOut: ['a', 'b', 'c', 'f'] }
    expect(step('papers', { ...emptyCase, packet }, [...held, estimate])?.state).toBe('done')
  })

  it('are not done while the estimate that a cost is counted on is not among them', () => {
    const roof: ConditionItem = {
      id: 'roof',
      what: 'Roof leaks',
      where: '',
      presentOnValuationDay: true,
      costCents: 1_850_000,
      costSource: 'estimate',
      costDetail: 'Gulf Ridge Roofing',
    }
    const [photo] = held.slice(-1)
    const file = { ...emptyCase, condition: [roof] }
    const lacking = [{ code: 'cost_paper', what: 'Roof leaks', isInvoice: false }]
    expect(step('papers', file, photo && [photo])).toMatchObject({ state: 'started', lacking })
    const added = { ...estimate, caption: 'Estimate: Roof leaks' }
    expect(step('papers', file, [added])?.state).toBe('done')
    const leftOut = { ...file, packet: { ...file.packet, exhibitsLeftOut: ['f'] } }
    expect(step('papers', leftOut, [added])?.lacking).toEqual(lacking)
    const own = { ...file, condition: [{ ...roof, costSource: 'own' as const }] }
    expect(step('papers', own, photo && [photo])?.state).toBe('done')
    expect(step('papers', { ...file, papersAreElsewhere: true }, [])?.state).toBe('done')
  })
})

it('an item that is told of lacks only whose figure its cost is', () => {
  const roof = {
    id: 'r',
    what: 'Roof leaks',
    where: '',
    presentOnValuationDay: true,
    wasThereAtPurchase: false,
    costCents: 900_000,
    costSource: null,
    costDetail: '',
  }
  const lacking = (more: Partial<typeof roof>) =>
    caseSteps({
      file: { ...emptyCase, purchaseIsEnough: true, condition: [{ ...roof, ...more }] },
      taxYear: 2026,
      today,
      uploads: [],
    }).find(({ id }) => id === 'condition')?.lacking
  const source = { code: 'cost_source', what: 'Roof leaks', costCents: 900_000 }
  expect(lacking({})).toEqual([source])
  expect(lacking({ what: '' })).toEqual([{ code: 'items_since_purchase' }, { ...source, what: '' }])
})

it('other charges of the bill begin the filing, and are not asked for', () => {
  const { petitionFiledOn, petitionNumber, paidOn } = emptyCase.filing
  const ofBefore = { petitionFiledOn, petitionNumber, paidOn }
  const charged = { ...emptyCase, filing: { ...ofBefore, otherChargesCents: 60_000 } }
  expect(step('filing', { ...emptyCase, filing: ofBefore })).toEqual(step('filing', emptyCase))
  expect(step('filing', emptyCase)?.state).toBe('empty')
  expect(step('filing', charged)).toEqual({ ...step('filing', emptyCase), state: 'started' })
})

it('the filing is done with the petition, and open again once its bill can be paid', () => {
  const filing = { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-08-28') }
  const on = (day: string) =>
    caseSteps({ file: { ...emptyCase, filing }, taxYear: 2026, today: calendarDate(day), uploads: [] }).find(
      ({ id }) => id === 'filing',
    )
  expect(on('2026-10-31')).toMatchObject({ state: 'done', lacking: [] })
  expect(on('2026-11-01')).toMatchObject({ state: 'started', lacking: [{ code: 'payment_made' }] })
})
