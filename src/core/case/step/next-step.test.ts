/** Proves which one step comes next and by which day, from the first look at a case to its end. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate } from '#core/calendar-date.ts'
import { captioned, evidenceSent, inAugust, prepared } from '#core/case/testing/cases.ts'
import { type CaseFile, emptyCase } from '../file.ts'
import { type CaseNow, nextCaseStep } from './next-step.ts'
import { NEXT_STEPS } from './steps.ts'

const day = calendarDate

const at = (today: string, file: CaseFile, uploads = [captioned]): CaseNow => ({
  ...inAugust(file),
  today: day(today),
  uploads,
})

const next = (now: CaseNow) => {
  const { id, step, deadline } = nextCaseStep(now)
  return { id, step, dueOn: deadline?.dueOn ?? null }
}

const filed: CaseFile = { ...prepared, filing: { ...prepared.filing, petitionFiledOn: day('2026-09-10') } }
const paid: CaseFile = { ...filed, filing: { ...filed.filing, paidOn: day('2026-11-15') } }
/** Wednesday, 20 January 2027: day −15 is Tuesday, 5 January, day −20 New Year's Eve. */
const hearing = { ...emptyCase.hearing, heldOn: day('2027-01-20') }
const called: CaseFile = { ...paid, hearing }
const sent: CaseFile = { ...called, deliveries: [evidenceSent] }

describe('the closing statement', () => {
  const bought = (more: Partial<CaseNow>) =>
    next({ ...at('2026-11-20', paid, []), isPurchaseEvidence: true, ...more }).id

  const statement = [{ ...captioned, caption: 'Closing statement' }]

  it('is to be told of once it is there, and so is a file without a caption', () => {
    expect(bought({ uploads: statement })).toBe('papers_open')
    const value = { ...paid.value, purchaseRecord: 'right' } as const
    expect(bought({ uploads: statement, file: { ...paid, value } })).toBe('papers_open')
    expect(bought({ uploads: [{ ...captioned, kind: 'paper', caption: '' }] })).toBe('papers_open')
  })

  it('that comes later holds nothing up before the petition, and is asked for after it', () => {
    const later = { ...prepared, value: emptyCase.value, papersComeLater: true }
    const before = { ...at('2026-08-20', later, []), isPurchaseEvidence: true }
    expect(next(before).id).toBe('value')
    expect(bought({ file: { ...paid, papersComeLater: true } })).toBe('closing_statement')
  })

  it('is asked for once the petition is filed, until it is there or there is none', () => {
    expect(bought({})).toBe('closing_statement')
    expect(bought({ uploads: [captioned] })).toBe('closing_statement')
    expect(bought({ hasPacket: true })).toBe('closing_statement')
    const value = { ...paid.value, purchaseRecord: 'right', purchaseOffer: 'broker' } as const
    expect(bought({ uploads: statement, file: { ...paid, value } })).toBe('await_hearing')
    expect(bought({ file: { ...paid, hasNoClosingStatement: true } })).toBe('await_hearing')
    const alone = { ...paid, comparables: [], purchaseIsEnough: true }
    expect(bought({ file: alone })).toBe('closing_statement')
  })

  it('is not asked for where the papers are kept elsewhere, unless the packet is made here', () => {
    const elsewhere = { file: { ...paid, papersAreElsewhere: true } }
    expect(bought(elsewhere)).toBe('await_hearing')
    expect(bought({ ...elsewhere, keepsPapersHere: true })).toBe('closing_statement')
  })
})

describe('before the petition', () => {
  it('begins with the notice, and the day is the county’s until the notice says another', () => {
    expect(next(inAugust())).toEqual({ id: 'notice', step: 'notice', dueOn: '2026-09-14' })
    const notice = { ...emptyCase.notice, petitionDueOn: day('2026-09-11') }
    expect(next(inAugust({ ...emptyCase, notice })).dueOn).toBe('2026-09-11')
  })

  it('is the petition once all is gathered', () => {
    expect(next(at('2026-08-20', prepared))).toEqual({ id: 'file', step: 'filing', dueOn: '2026-09-14' })
  })

  it('is photos and papers only where the record or the condition is to be shown', () => {
    const idOf = (file: CaseFile) => next(at('2026-08-20', file, [])).id
    expect(idOf(prepared)).toBe('file')
    const corrections = [
      {
        id: '1',
        field: 'other',
        recordValue: '3 baths',
        trueValue: '2 baths',
        why: 'Counted',
        proof: 'Photo',
      },
    ] as const
    expect(idOf({ ...prepared, recordIsRight: false, corrections })).toBe('papers')
  })

  it('is not the closing statement, which is due with the evidence', () => {
    const bought = (more: Partial<CaseNow>) =>
      next({ ...at('2026-08-20', prepared, []), isPurchaseEvidence: true, ...more }).id
    expect(bought({})).toBe('file')
    expect(bought({ hasPacket: true })).toBe('file')
    expect(bought({ file: { ...prepared, value: emptyCase.value } })).toBe('value')
  })

  it('is the petition once a packet is made, whatever else could be gathered, but not with a mistake', () => {
    const made = { ...at('2026-08-20', prepared, []), hasPacket: true }
    expect(next(made)).toEqual({ id: 'file', step: 'filing', dueOn: '2026-09-14' })
    const value = { ...prepared.value, opinionCents: 100 }
    expect(next({ ...made, file: { ...prepared, value } }).id).toBe('value')
  })

  it('is the petition from five days before its day on, whatever is missing', () => {
    expect(next(at('2026-09-08', emptyCase)).id).toBe('notice')
    expect(next(at('2026-09-09', emptyCase)).id).toBe('file_now')
    expect(next(at('2026-09-14', emptyCase)).id).toBe('file_now')
  })

  it('is the petition, though a hearing date is entered, until its day is over', () => {
    const early = { ...prepared, hearing: { ...emptyCase.hearing, heldOn: day('2026-10-20') } }
    expect(next(at('2026-08-28', early))).toEqual({ id: 'file', step: 'filing', dueOn: '2026-09-14' })
    expect(next(at('2026-09-14', early)).id).toBe('file_now')
    expect(next(at('2026-09-15', early)).id).toBe('deliver')
    const isFiled = { ...early, filing: filed.filing }
    expect(next(at('2026-09-12', isFiled)).id).toBe('deliver')
  })

  it('is over on the day after', () => {
    expect(next(at('2026-09-15', emptyCase))).toEqual({ id: 'window_over', step: 'filing', dueOn: null })
  })

  it('of a year whose notices are to come rests on an estimate', () => {
    const now = { ...at('2026-11-21', emptyCase), taxYear: 2027 }
    expect(nextCaseStep(now).deadline).toMatchObject({ id: 'petition-2027', certainty: 'estimate' })
  })
})

describe('after the petition', () => {
  it('says of what is missing that the petition is in, and holds nothing up for a question of the answer', () => {
    const isMeanwhile = (now: CaseNow) => nextCaseStep(now).isMeanwhile
    expect(isMeanwhile(at('2026-09-11', { ...filed, condition: [], conditionIsUsual: false }))).toBe(true)
    expect(isMeanwhile(at('2026-09-11', filed))).toBe(false)
    expect(nextCaseStep({ ...at('2026-09-11', filed), openSteps: ['papers'] }).id).toBe('await_hearing')
  })

  it('goes on gathering what is missing, without a day', () => {
    const file = { ...emptyCase, filing: filed.filing }
    expect(next(at('2026-10-01', file))).toEqual({ id: 'notice', step: 'notice', dueOn: null })
  })

  it('is to wait for the notice of hearing while there is no bill to pay', () => {
    expect(next(at('2026-09-11', filed))).toEqual({ id: 'await_hearing', step: 'hearing', dueOn: null })
    expect(next(at('2026-10-31', filed)).id).toBe('await_hearing')
  })

  it('is the payment, before all else, from the day on which bills are out', () => {
    const bare = { ...emptyCase, filing: filed.filing }
    expect(next(at('2026-10-31', bare)).id).toBe('notice')
    expect(next(at('2026-11-01', bare))).toEqual({ id: 'pay', step: 'filing', dueOn: '2027-03-31' })
    expect(next(at('2026-11-01', filed)).id).toBe('pay')
  })

  it('is to wait when nothing else is left', () => {
    expect(next(at('2026-11-20', paid)).id).toBe('await_hearing')
  })
})

describe('before the hearing', () => {
  it('is the evidence, aimed at day −20 and due on day −15', () => {
    expect(next(at('2026-12-01', called))).toEqual({
      id: 'deliver',
      step: 'deliveries',
      dueOn: '2026-12-31',
    })
    expect(next(at('2027-01-02', called)).dueOn).toBe('2027-01-05')
    expect(next(at('2027-01-06', called))).toEqual({
      id: 'deliver_late',
      step: 'deliveries',
      dueOn: '2027-01-20',
    })
  })

  it('first ends what is missing, while the day to aim at is ahead', () => {
    expect(next(at('2026-12-01', { ...called, comparables: [] }))).toEqual({
      id: 'comparables',
      step: 'comparables',
      dueOn: '2026-12-31',
    })
    expect(next(at('2027-01-02', { ...called, comparables: [] })).id).toBe('deliver')
  })

  it('is a look for the appraiser’s evidence after day −15, unless it came', () => {
    expect(next(at('2027-01-05', sent)).id).toBe('rehearse')
    expect(next(at('2027-01-06', sent))).toEqual({
      id: 'check_appraiser',
      step: 'deliveries',
      dueOn: '2027-01-06',
    })
    const came = { ...evidenceSent, id: 'd2', received: true }
    expect(next(at('2027-01-06', { ...sent, deliveries: [evidenceSent, came] }))).toEqual({
      id: 'rehearse',
      step: 'hearing',
      dueOn: '2027-01-20',
    })
  })

  it('is at once, not late, between the working day that is safe and day −15 on a weekend', () => {
    // Monday, 8 February 2027: day −15 is Sunday, 24 January.
    const onMonday = { ...hearing, heldOn: day('2027-02-08') }
    const unsent = { ...called, hearing: onMonday }
    expect(next(at('2027-01-22', unsent))).toMatchObject({ id: 'deliver', dueOn: '2027-01-22' })
    for (const today of ['2027-01-23', '2027-01-24']) {
      expect(next(at(today, unsent))).toEqual({
        id: 'deliver_at_once',
        step: 'deliveries',
        dueOn: '2027-01-24',
      })
      expect(next(at(today, { ...sent, hearing: onMonday })).id).toBe('rehearse')
    }
    expect(next(at('2027-01-25', unsent))).toMatchObject({ id: 'deliver_late', dueOn: '2027-02-08' })
    expect(next(at('2027-01-25', { ...sent, hearing: onMonday }))).toMatchObject({
      id: 'check_appraiser',
      dueOn: '2027-01-25',
    })
  })

  it('is not late for a hearing more than a year ahead', () => {
    const farAhead = { ...called, hearing: { ...hearing, heldOn: day('2028-06-01') } }
    expect(next(at('2027-01-05', farAhead))).toMatchObject({ id: 'deliver', dueOn: null })
  })

  it('is the payment where its day comes first, or the other step has none', () => {
    const farAhead = { ...sent, filing: filed.filing, hearing: { ...hearing, heldOn: day('2028-06-01') } }
    expect(next(at('2027-01-05', farAhead)).id).toBe('pay')
    const unpaid = { ...sent, filing: filed.filing, hearing: { ...hearing, heldOn: day('2027-04-14') } }
    expect(next(at('2027-03-10', unpaid)).id).toBe('pay')
    expect(next(at('2027-03-10', { ...unpaid, filing: paid.filing })).id).toBe('rehearse')
  })
})

describe('after the hearing', () => {
  it('is to write down the decision', () => {
    expect(next(at('2027-01-21', sent))).toEqual({ id: 'outcome', step: 'outcome', dueOn: null })
  })

  it('is the end; a decision that could be taken to court has a last day for it', () => {
    const outcome = { ...emptyCase.outcome, kind: 'not_reduced', decidedOn: day('2027-02-10') } as const
    // 60 days after 10 February 2027 is Sunday, 11 April; the working day before is Friday, the 9th.
    expect(next(at('2027-02-20', { ...sent, outcome })).dueOn).toBe('2027-04-09')
    expect(next(at('2027-05-01', { ...sent, outcome })).dueOn).toBeNull()
    const withdrawn = { ...outcome, kind: 'withdrawn' } as const
    expect(next(at('2027-02-20', { ...sent, outcome: withdrawn })).dueOn).toBeNull()
  })
})

it('there is always one step, and its day is never over', () => {
  const maybeDay = fc.option(
    fc.integer({ min: -200, max: 300 }).map((days) => addDays(day('2026-10-01'), days)),
    {
      nil: null,
    },
  )
  const cases = fc.record({
    today: fc.integer({ min: -120, max: 400 }),
    filedOn: maybeDay,
    paidOn: maybeDay,
    heldOn: maybeDay,
    printed: maybeDay,
  })
  fc.assert(
    fc.property(
      cases,
      fc.constantFrom(emptyCase, prepared, sent),
      ({ today, filedOn, paidOn, heldOn, printed }, base) => {
        const file: CaseFile = {
          ...base,
          notice: { ...base.notice, petitionDueOn: printed },
          filing: { petitionFiledOn: filedOn, petitionNumber: '', paidOn },
          hearing: { ...base.hearing, heldOn },
        }
        const now = { ...at('2026-10-01', file), today: addDays(day('2026-10-01'), today) }
        const { id, deadline } = nextCaseStep(now)
        expect(NEXT_STEPS).toHaveProperty(id)
        if (deadline) expect(deadline.dueOn >= now.today).toBe(true)
      },
    ),
  )
})

it('counts half an hour from the notice to the opinion of value, with the photos at hand', () => {
  const steps = ['notice', 'facts', 'comparables', 'condition', 'papers', 'value'] as const
  expect(steps.reduce((sum, step) => sum + NEXT_STEPS[step].minutes, 0)).toBeLessThanOrEqual(30)
})

describe('evidence that speaks against filing', () => {
  const doubtful = (today: string, file = prepared) =>
    next({ ...at(today, file), improvedBy: 'comparables' as const })

  it('makes the petition a decision, with its day', () => {
    const decide = { id: 'decide_comparables', step: 'filing', dueOn: '2026-09-14' }
    expect(doubtful('2026-08-20')).toEqual(decide)
    expect(doubtful('2026-09-14')).toEqual(decide)
    expect(next({ ...at('2026-08-20', prepared), improvedBy: 'condition' }).id).toBe('decide_condition')
  })

  it('is no question before all is gathered, nor once it is filed', () => {
    expect(doubtful('2026-08-20', { ...prepared, value: emptyCase.value }).id).toBe('value')
    expect(doubtful('2026-09-11', filed).id).toBe('await_hearing')
  })
})
