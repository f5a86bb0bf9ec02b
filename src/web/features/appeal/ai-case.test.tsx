/** Proves what AI-Enhanced adds to a case: sales of the roll taken over, and documents written from what it holds. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getCase, getCaseOutlook, getCaseSales, saveCase } from '#contract/case/cases.ts'
import {
  downloadDocument,
  generateDocument,
  listDocuments,
  watchDocument,
} from '#contract/document/documents.ts'
import { cancelDocument, deleteDocument, retryDocument } from '#contract/document/edits.ts'
import { emptyCase } from '#core/case/file.ts'
import { sale } from '#core/case/testing/cases.ts'
import { DOCUMENT_KINDS, SCRIPT_MINUTES } from '#core/document/draft-kinds.ts'
import { answerEmptyCase, caseId, noOutlook, openCase } from '#web/testing/case-answers.ts'
import { documentId, writtenDocument } from '#web/testing/document-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { knownValue } from '#web/testing/home-value-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { savedHome } from '#web/testing/property-setup.tsx'

let api: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-08-20T15:00:00Z') })
  api = fakeApi()
  answerEmptyCase(api)
  signIn(api, { ...ada, tier: 'ai_enhanced' })
})
afterEach(() => vi.useRealTimers())

const wholeNumbers = {
  justValue: 420_000,
  assessedSchool: 300_000,
  assessedCounty: 300_000,
  taxableSchool: 275_000,
  taxableCounty: 248_589,
  totalTax: 4_854.67,
}

const writtenAnalysis = writtenDocument({ kind: 'case_summary', title: 'Property analysis' })

const lastSaved = () => api.callsOf(saveCase).at(-1)?.input

it('a sale of the record is ticked, comes with its reason, and goes as it came', async () => {
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue: knownValue() } })
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  const box = await screen.findByRole('checkbox', { name: /^Use sale 604 E KENNEDY BLVD/ })
  await user.click(box)
  // 1,790 of 1,834 sq ft is 2% less; September is four months before January 1.
  const reason = 'Same neighborhood, 2% smaller, 1 year newer, sold 4 months before January 1.'
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({
      changes: { comparables: [{ source: 'roll', decision: 'chosen', reason }] },
    }),
  )
  // Called as the papers call it, and by itself too little to come to a value.
  expect(screen.getByRole('checkbox', { name: /^Use sale Sale 1 604 E KENNEDY/ })).toBe(box)
  expect(screen.getByText(/^Use at least 3 sales from the county’s record/)).toBeDefined()
  // It is changed in its row, and not listed a second time.
  expect(screen.queryByRole('group', { name: /^Sale 1:/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit Sale 1' }))
  expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveProperty('value', reason)
  await user.click(box)
  await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { comparables: [] } }))
})

it('what adjusted prices point to is said once, and plainly where all are above the typed just value', async () => {
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue: knownValue() } })
  const numbers = { ...emptyCase.notice.numbers, justValue: 214_000 }
  api.answer(getCase, { case: openCase({ notice: { ...emptyCase.notice, numbers } }) })
  openPage(`/appeal/${caseId}/comparables`)
  expect(await screen.findAllByText(/run about 84\.1% of sale prices/)).toHaveLength(1)
  expect(
    screen.getByText(/sales come in above the county’s market value \(“just value”\) of \$214,000/),
  ).toBeDefined()
})

it('says plainly that none is nearby, what stands for a level, and which sale in use does not help', async () => {
  const value = knownValue()
  const offered = value.comparables.map((one) => ({ ...one, nearness: 'same_county' as const }))
  const homeValue = {
    ...value,
    comparables: offered,
    estimate: { sufficient: false, why: 'too_few_sales', explanation: [] } as const,
  }
  const [first, second] = offered.toSorted((one, other) => other.adjustedCents - one.adjustedCents)
  if (first === undefined || second === undefined) throw new Error('the roll offers sales')
  const comparables = [first, second].map(({ home, sale: { priceCents } }) =>
    sale(crypto.randomUUID(), { parcelId: home.parcelId, source: 'roll', priceCents }),
  )
  // Between the two at 85 percent, in whole dollars.
  const justValue = Math.floor((first.adjustedCents * 0.85) / 100) - 1
  const numbers = { ...emptyCase.notice.numbers, justValue }
  api.answer(getCase, { case: openCase({ comparables, notice: { ...emptyCase.notice, numbers } }) })
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue } })
  openPage(`/appeal/${caseId}/comparables`)
  expect(await screen.findByText(/^None of these sales is in your neighborhood/)).toBeDefined()
  expect(screen.getByText(/so we take 15% off for the cost of selling/)).toBeDefined()
  const above = (at: number) =>
    screen.getByRole('checkbox', { name: new RegExp(`^Use sale Sale ${at} `) }).closest('tbody')?.textContent
  const inUse = [above(1), above(2)].filter((text) => text?.includes('market value above the county’s'))
  expect(inUse).toHaveLength(1)
})

it('the sales most like the home are used in one press, and stand in table and plot', async () => {
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue: knownValue() } })
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  await user.click(await screen.findByRole('button', { name: 'Use the 4 most similar sales' }))
  for (const box of screen.getAllByRole('checkbox', { name: /^Use sale/ }))
    expect(box).toHaveProperty('checked', true)
  expect(screen.getByRole('heading', { name: 'The sales by square feet and price paid' })).toBeDefined()
  // One ring of a sketch would say no more than the line above the list.
  expect(screen.queryByText('How close they are')).toBeNull()
  const [total] = screen.getAllByText('These 4 sales point to')
  expect(total?.closest('[role=status]')).not.toBeNull()
  expect(screen.queryByRole('button', { name: /^Use the/ })).toBeNull()
})

it('a sale far above those in use is told under the plot, so that it does not press them together', async () => {
  const value = knownValue()
  const [one] = value.comparables
  if (one === undefined) throw new Error('the roll offers sales')
  const far = {
    ...one,
    home: { ...one.home, parcelId: 'far out' },
    sale: { ...one.sale, priceCents: 3 * one.sale.priceCents },
    grossPercent: 40,
  }
  const homeValue = { ...value, comparables: [...value.comparables, far] }
  const comparables = value.comparables.map(({ home, sale: { priceCents } }) =>
    sale(crypto.randomUUID(), { parcelId: home.parcelId, source: 'roll', priceCents }),
  )
  api.answer(getCase, { case: openCase({ comparables }) })
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue } })
  openPage(`/appeal/${caseId}/comparables`)
  const told = /^1 sale you don’t use, at \$[\d,]+, is too far out to draw\.$/
  expect(await screen.findByText(told)).toBeDefined()
})

it('a first choice says what it comes to and saves before it is taken, the lower value first and filled', async () => {
  const saving = (cents: number) => ({ lowCents: cents, highCents: cents })
  const value = knownValue()
  const [one] = value.comparables
  if (one === undefined) throw new Error('the roll offers sales')
  const more = [1, 2].map((at) => ({
    ...one,
    home: { ...one.home, parcelId: `more ${at}` },
    grossPercent: 40,
  }))
  const comparables = [...value.comparables, ...more]
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue: { ...value, comparables } } })
  const firstChoices = [
    { id: 'nearest' as const, justCents: 30_000_000, saving: saving(70_600), strength: null },
    {
      id: 'all' as const,
      justCents: 28_000_000,
      saving: saving(104_600),
      strength: { grade: 'Fair' as const, why: '2 of your 6 sales needed adjusting by more than 25%.' },
    },
  ]
  api.answer(getCaseOutlook, { outlook: { ...noOutlook, firstChoices } })
  openPage(`/appeal/${caseId}/comparables`)
  const uses = await screen.findAllByRole('button', { name: /^Use/ })
  expect(uses.map(({ textContent }) => textContent)).toEqual([
    'Use all 6 sales',
    'Use the 5 most similar sales',
  ])
  const rows = uses.map((button) => button.closest('li')?.textContent)
  expect(rows[0]).toContain(
    '$280,000 as a county valueThat would save about $1,046 in one year.Evidence: Fair',
  )
  expect(rows[1]).toContain('$300,000 as a county valueThat would save about $706 in one year.')
  expect(uses.map(({ className }) => className.split(' ').includes('bg-action'))).toEqual([true, false])
})

it('sales from more than one place are sketched by how near they are', async () => {
  const value = knownValue()
  const comparables = value.comparables.map((one, at) =>
    at === 0 ? { ...one, nearness: 'same_development' as const } : one,
  )
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue: { ...value, comparables } } })
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  await user.click(await screen.findByRole('button', { name: 'Use the 4 most similar sales' }))
  const sketch = screen.getByRole('figure', { name: 'How close they are' })
  expect(sketch.textContent).toContain('Same development: Sale 1')
  expect(sketch.textContent).toContain('Same neighborhood: Sale 2, Sale 3 and Sale 4')
})

it('names a nearer sale that is not used, and takes it in with one press', async () => {
  const value = knownValue()
  const [nearest, ...others] = value.comparables.map((one, at) => ({ ...one, grossPercent: 10 + at }))
  if (nearest === undefined) throw new Error('the roll offers sales')
  const homeValue = { ...value, comparables: [nearest, ...others] }
  const comparables = others.map(({ home, sale: { priceCents } }) =>
    sale(crypto.randomUUID(), { parcelId: home.parcelId, source: 'roll', priceCents }),
  )
  api.answer(getCase, { case: openCase({ comparables }) })
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue } })
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  await user.click(await screen.findByRole('button', { name: 'Use this sale too' }))
  // The first of the list, it is the first of the papers, though it was taken last.
  expect(screen.getByRole('checkbox', { name: /^Use sale Sale 1 604 E KENNEDY/ })).toHaveProperty(
    'checked',
    true,
  )
  expect(screen.queryByRole('button', { name: 'Use this sale too' })).toBeNull()
})

it('names a sale in use that needs a large adjustment, and none that is not used', async () => {
  const value = knownValue()
  const offered = value.comparables.map((one, at) => ({ ...one, grossPercent: at < 2 ? 40 : 25 }))
  const comparables = offered
    .slice(1, 3)
    .map(({ home, sale: { priceCents } }) =>
      sale(crypto.randomUUID(), { parcelId: home.parcelId, source: 'roll', priceCents }),
    )
  api.answer(getCase, { case: openCase({ comparables }) })
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue: { ...value, comparables: offered } } })
  openPage(`/appeal/${caseId}/comparables`)
  expect(await screen.findByText('A sale you’re using needs a large adjustment')).toBeDefined()
  expect(screen.getByText(/adjusted by more than 25% of the price/)).toBeDefined()
})

it('shows five sales at first, the rest by a press, and says once what all have in common', async () => {
  const value = knownValue()
  const [first] = value.comparables
  if (first === undefined) throw new Error('the roll offers sales')
  const comparables = Array.from({ length: 8 }, (_, at) => ({
    ...first,
    home: { ...first.home, parcelId: `parcel-${at}` },
    grossPercent: 10 + at,
  }))
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue: { ...value, comparables } } })
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  expect(await screen.findAllByRole('checkbox', { name: /^Use sale/ })).toHaveLength(5)
  expect(screen.getByText(/^All 8: same neighborhood/)).toBeDefined()
  expect(screen.queryByText(/^same neighborhood/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }))
  expect(screen.getAllByRole('checkbox', { name: /^Use sale/ })).toHaveLength(8)
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox', { name: /^Use sale/ })[5])
})

it('shows beside the sales of the roll what makes their estimate weaker', async () => {
  const { estimate, ...rest } = knownValue()
  if (!estimate.sufficient) throw new Error(estimate.why)
  const cautions = ['1 of the 4 sales compared was made after January 1 and is marked.']
  const homeValue = { ...rest, estimate: { ...estimate, cautions } }
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue } })
  openPage(`/appeal/${caseId}/comparables`)
  expect(await screen.findByText(cautions[0] ?? '')).toBeDefined()
  expect(screen.getByText('How we found these sales')).toBeDefined()
})

it('asks about a price other than the recorded one, and says what the sales do not show', async () => {
  const homeValue = knownValue()
  const comparables = homeValue.comparables.slice(0, 3).map(({ home, sale: { priceCents } }, at) =>
    sale(crypto.randomUUID(), {
      parcelId: home.parcelId,
      source: 'roll',
      priceCents: priceCents - at * 100_000,
    }),
  )
  const value = { opinionCents: 20_000_000, reasons: '' }
  api.answer(getCase, { case: openCase({ comparables, value }) })
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue } })
  openPage(`/appeal/${caseId}/comparables`)
  expect(await screen.findByText('The record says $388,500')).toBeDefined()
  expect(screen.queryByText('The record says $402,000')).toBeNull()
  expect(
    screen.getByText(/^Your opinion of value, \$200,000, is below what any of your own sales/),
  ).toBeDefined()
})

it('has a document written from the numbers of the case, and shows it when it is there', async () => {
  const { notice } = emptyCase
  const numbers = wholeNumbers
  api.answer(getCase, { case: openCase({ notice: { ...notice, numbers, homestead: true } }) })
  api.answer(generateDocument, { documentId: caseId, status: 'queued' })
  const { user } = openPage(`/appeal/${caseId}`)
  const button = await screen.findByRole('button', { name: 'Write it for me: Property analysis' })
  api.answer(listDocuments, { documents: [writtenAnalysis] })
  await user.click(button)
  expect(api.callsOf(generateDocument)[0]?.input).toEqual({
    kind: 'case_summary',
    propertyId: savedHome.id,
    trimNumbers: { ...numbers, homestead: true, taxYear: 2026, countyId: 'hillsborough' },
  })
  expect(await screen.findByRole('button', { name: /^Download PDF/ })).toBeDefined()
})

it('has the hearing script written in the length that is chosen, and says which one fits the hearing', async () => {
  const { notice, hearing } = emptyCase
  const file = {
    notice: { ...notice, numbers: wholeNumbers, homestead: true },
    hearing: { ...hearing, minutes: 12 },
  }
  api.answer(getCase, { case: openCase(file) })
  api.answer(generateDocument, { documentId: caseId, status: 'queued' })
  const { user } = openPage(`/appeal/${caseId}`)
  expect(
    await screen.findByText(/Your case says you have 12 minutes\. The 10-minute script fits best\./),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Write it for me: Hearing script, 15 minutes' }))
  expect(api.callsOf(generateDocument)[0]?.input).toMatchObject({ kind: 'hearing_script', minutes: 15 })
})

it('asks for the numbers first, where no roll has them', async () => {
  openPage(`/appeal/${caseId}`)
  expect(await screen.findByText('First, enter the numbers from your TRIM notice')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Write it for me/ })).toBeNull()
})

it('says what each document is for, offers a letter as a Word file, and leads to where it is read and changed', async () => {
  api.answer(getCase, {
    case: openCase({ notice: { ...emptyCase.notice, numbers: wholeNumbers, homestead: true } }),
  })
  api.answer(listDocuments, { documents: [writtenDocument({ sectionsOwn: 1, locked: true })] })
  api.answer(downloadDocument, {
    url: '#letter',
    fileName: 'cover-letter.docx',
    expiresAt: '2026-08-20T15:10:00.000Z',
  })
  const { user } = openPage(`/appeal/${caseId}`)
  expect(await screen.findByRole('heading', { name: 'For the hearing. Only you see these' })).toBeDefined()
  expect(screen.getByText('Before the hearing. Private: don’t share it.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Write it for me: / })).toHaveLength(
    DOCUMENT_KINDS.length + SCRIPT_MINUTES.length - 1,
  )
  const link = await screen.findByRole('link', { name: 'Read and edit: Cover letter' })
  expect(link.getAttribute('href')).toBe(`/appeal/${caseId}/document/${documentId}`)
  expect(screen.getByText('Changed by you · Approved')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Download Word file: Cover letter' }))
  expect(api.callsOf(downloadDocument).at(-1)?.input).toEqual({ id: documentId, format: 'docx' })
})

it('says of a renewal that is stopped that the document stands as before', async () => {
  const whole = writtenDocument({ version: 1 })
  api.answer(listDocuments, { documents: [{ ...whole, status: 'running' }] })
  api.answer(watchDocument, { url: '#events', expiresAt: '2026-08-20T15:10:00.000Z' })
  api.answer(cancelDocument, { status: 'completed' })
  const { user } = openPage(`/appeal/${caseId}`)
  const stop = await screen.findByRole('button', { name: 'Stop writing: Cover letter' })
  api.answer(listDocuments, { documents: [whole] })
  await user.click(stop)
  expect(await screen.findByText('You stopped the update')).toBeDefined()
  expect(screen.queryByText('You stopped the writing')).toBeNull()
})

it('has the writing of a document stopped, and gone on with', async () => {
  const being = writtenDocument({ status: 'running', version: 0, finishedAt: null, sectionsTotal: 6 })
  api.answer(listDocuments, { documents: [being] })
  api.answer(watchDocument, { url: '#events', expiresAt: '2026-08-20T15:10:00.000Z' })
  api.answer(cancelDocument, { status: 'cancelled' })
  api.answer(retryDocument, { status: 'queued' })
  const { user } = openPage(`/appeal/${caseId}`)
  const stop = await screen.findByRole('button', { name: 'Stop writing: Cover letter' })
  api.answer(listDocuments, { documents: [{ ...being, status: 'cancelled' }] })
  await user.click(stop)
  expect(await screen.findByText('You stopped the writing')).toBeDefined()
  expect(screen.getByText('1 of 6 sections are done.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Write it again: Cover letter' }))
  await waitFor(() => expect(api.callsOf(retryDocument)).toHaveLength(1))
})

it('shows the newest of each kind, folds the older ones, and removes one after a question', async () => {
  const older = writtenDocument({
    id: '2f0a3a52-5a0c-4a6e-8d2b-6f4f5a1f0c12',
    requestedAt: '2026-08-18T15:00:00.000Z',
  })
  api.answer(listDocuments, { documents: [writtenDocument(), older] })
  api.answer(deleteDocument, {})
  const { user } = openPage(`/appeal/${caseId}`)
  const summary = await screen.findByText('Older copies of “Cover letter”: 1')
  expect(summary.closest('details')?.open).toBe(false)
  await user.click(summary)
  await user.click(screen.getByRole('button', { name: /^Remove: Cover letter, requested Aug 18/ }))
  await user.click(await screen.findByRole('button', { name: 'Remove for good' }))
  await waitFor(() => expect(api.callsOf(deleteDocument)[0]?.input).toEqual({ id: older.id }))
})
