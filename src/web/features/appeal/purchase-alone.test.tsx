/** Proves that an owner whose purchase is the evidence can rest the case on it alone, and is warned of sales that would help the county. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getCase, getCaseOutlook, getCaseSales, saveCase } from '#contract/case/cases.ts'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { listUploads, type Upload } from '#contract/document/uploads.ts'
import { emptyCase } from '#core/case/file.ts'
import { answerEmptyCase, caseId, noOutlook, openCase, photo } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { knownValue } from '#web/testing/home-value-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-08-20T15:00:00Z') })
  api = fakeApi()
  answerEmptyCase(api)
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue: knownValue() } })
})
afterEach(() => vi.useRealTimers())

const purchase = {
  priceCents: 27_500_000,
  valueCents: 23_761_000,
  broughtCents: null,
  level: null,
  near: { percent: 86.2, valueCents: 24_530_000, saving: { lowCents: 73_000, highCents: 73_000 } },
}
const own: CaseOutlook['options'][number] = {
  id: 'own_sale',
  justCents: purchase.valueCents,
  repairsCents: 0,
  saving: { lowCents: 88_100, highCents: 88_100 },
  near: purchase.near,
  strength: { grade: 'Strong', why: 'Your closing statement shows the price.' },
}

type Verdict = NonNullable<CaseOutlook['verdict']>
const rests: Verdict = { outcome: 'file', reason: 'own_sale_speaks_for', headline: '' }

const answer = (
  salesCents: number,
  strength: CaseOutlook['firstChoices'][number]['strength'] = null,
  verdict: CaseOutlook['verdict'] = null,
) =>
  api.answer(getCaseOutlook, {
    outlook: {
      ...noOutlook,
      verdict,
      presentCents: 28_491_600,
      purchase,
      options: [own],
      firstChoices: [{ id: 'nearest', justCents: salesCents, saving: null, strength }],
    },
  })

const isFilled = ({ className }: HTMLElement): boolean => className.split(' ').includes('bg-action')

it('a price that is no lower than the county’s value is told of, with why it is none of the choices', async () => {
  answer(23_000_000)
  const own = { year: 2025, month: 3, priceCents: 43_000_000, qualificationCode: '01', recording: '' }
  const ownSaleCompared = {
    stance: 'for' as const,
    words: '',
    priceWords: '',
    justValueCents: 36_120_000,
    broughtCents: 43_500_000,
  }
  const homeValue = { ...knownValue(), ownSales: [own], ownSaleCompared }
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue } })
  openPage(`/appeal/${caseId}/comparables`)
  const told = await screen.findByText(/^You paid \$430,000 in March 2025\. That’s \$435,000 on January 1/)
  expect(told.textContent).toContain('At the county’s rate, it works out to $361,200')
})

it('sales that come to more than the county’s value are warned of, and one press rests the case on the purchase', async () => {
  answer(41_347_600)
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  const alone = await screen.findByRole('button', { name: 'Use only my purchase' })
  const sales = screen.getByRole('button', { name: 'Use the 4 most similar sales' })
  expect([alone, sales].map(isFilled)).toEqual([true, false])
  expect(sales.closest('li')?.textContent).toContain('They would help the county.')
  expect(sales.closest('details')?.open).toBe(false)
  await user.click(screen.getByText('See the other sales'))
  expect(sales.closest('details')?.open).toBe(true)
  await user.click(alone)
  const said = (await screen.findByText('Your own purchase is your case')).closest('[role=status]')
  await waitFor(() => expect(document.activeElement).toBe(said?.parentElement))
  expect(said?.textContent).toContain(
    '$237,610That would save about $881 in one year. If the board values your home at 86.2% of sale prices, as in your neighborhood, you’d save about $730 before the fee.',
  )
  expect(screen.queryByRole('checkbox', { name: /^Use sale/ })).toBeNull()
  await waitFor(() =>
    expect(api.callsOf(saveCase).at(-1)?.input).toMatchObject({ changes: { purchaseIsEnough: true } }),
  )
  await user.click(screen.getByRole('button', { name: 'Compare other sales instead' }))
  expect(await screen.findByRole('button', { name: 'Use the 4 most similar sales' })).toBeDefined()
})

it('beside what was paid a wrong price has its way to where it is corrected', async () => {
  answer(23_000_000)
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  const way = await screen.findByRole('link', { name: 'Wrong price? Correct it' })
  expect(way.getAttribute('href')).toBe(`/appeal/${caseId}/value#your-purchase`)
  await user.click(way)
  await screen.findByRole('heading', { level: 1, name: 'Your opinion of value' })
  expect(document.getElementById('your-purchase')).not.toBeNull()
})

it('without its closing statement the papers are not done, until the owner says that there is none', async () => {
  answer(23_000_000)
  const { user } = openPage(`/appeal/${caseId}/papers`)
  const missing = /^One paper is missing: your closing statement\./
  expect(await screen.findByText(missing)).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'I can’t get a closing statement' }))
  expect(screen.queryByText(missing)).toBeNull()
  await waitFor(() =>
    expect(api.callsOf(saveCase).at(-1)?.input).toMatchObject({ changes: { hasNoClosingStatement: true } }),
  )
})

it('a closing statement that comes later is named as open, and the way on is not held up', async () => {
  answer(23_000_000)
  const { user } = openPage(`/appeal/${caseId}/papers`)
  expect(
    await screen.findByText('You can add it later: it’s due with your evidence, after your petition.'),
  ).toBeDefined()
  await user.click(screen.getByRole('link', { name: /^Next: / }))
  const [back] = await screen.findAllByRole('link', { name: 'Photos and papers later' })
  if (back) await user.click(back)
  await waitFor(() =>
    expect(api.callsOf(saveCase).at(-1)?.input).toMatchObject({ changes: { papersComeLater: true } }),
  )
  expect(await screen.findByText(/^This step can wait\./)).toBeDefined()
  expect(screen.getByText(/^One paper is missing: your closing statement\./)).toBeDefined()
  expect(screen.queryByText('This step is done.')).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Photos and papers later' }).length).toBeGreaterThan(0)
  expect(isFilled(screen.getByRole('link', { name: /^Next: / }))).toBe(true)
})

const paper: Upload = { ...photo, kind: 'paper' }

it('a paper that nobody has named yet is asked what it is, not told to be missing', async () => {
  answer(23_000_000)
  api.answer(listUploads, { uploads: [{ ...paper, caption: '' }], canAdd: 59, total: 1 })
  openPage(`/appeal/${caseId}/papers`)
  expect(await screen.findByText('Say what this paper is. Choose a caption or write one.')).toBeDefined()
  expect(screen.queryByText(/^One paper is missing/)).toBeNull()
  expect(screen.queryByText(/^You can add it later/)).toBeNull()
})

it('what a closing statement shows is asked beside it, and how the home was being sold', async () => {
  answer(23_000_000)
  const recordedPurchase = {
    year: 2025,
    month: 6,
    priceCents: 20_000_000,
    qualificationCode: '01',
    recording: '',
  }
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue: knownValue({ recordedPurchase }) } })
  const statement = { ...paper, caption: 'Closing statement of my purchase' }
  api.answer(listUploads, { uploads: [statement], canAdd: 59, total: 1 })
  const { user } = openPage(`/appeal/${caseId}/papers`)
  expect(await screen.findByText('You’ve added your closing statement')).toBeDefined()
  const asked = await screen.findByLabelText('Does it show $200,000 and June 2025?')
  const offered = 'How was the home being sold when you bought it?'
  const shows = 'Say whether your closing statement shows the price and the date on the county’s record.'
  const sold = 'Say how the home was being sold when you bought it.'
  expect(screen.getByText(shows)).toBeDefined()
  // Something else keeps the grade down.
  expect(screen.queryByText(/evidence gets stronger/)).toBeNull()
  expect(screen.queryByText('This step is done.')).toBeNull()
  await user.selectOptions(asked, 'Yes, it shows both')
  expect(screen.queryByText(shows)).toBeNull()
  expect(screen.getByText(sold)).toBeDefined()
  await user.selectOptions(screen.getByLabelText(offered), 'Listed with a broker or agent')
  expect(screen.getByText('This step is done.')).toBeDefined()
  expect(screen.queryByText(/Under your paper below, say/)).toBeNull()
  await waitFor(() =>
    expect(api.callsOf(saveCase).at(-1)?.input).toMatchObject({
      changes: { value: { purchaseRecord: 'right', purchaseOffer: 'broker' } },
    }),
  )
})

it('a paper whose name tells it is offered as the closing statement, and as no estimate', async () => {
  answer(23_000_000)
  const estimated = {
    id: 'roof',
    what: 'Roof leaks',
    where: '',
    presentOnValuationDay: true,
    costCents: 940_000,
    costSource: 'estimate',
    costDetail: '',
  } as const
  api.answer(getCase, { case: openCase({ condition: [estimated] }) })
  const statement = { ...paper, name: 'closing-disclosure.pdf', caption: '' }
  const quote = { ...paper, id: '00000000-0000-4000-8000-000000000009', name: 'quote.pdf', caption: '' }
  api.answer(listUploads, { uploads: [statement, quote], canAdd: 58, total: 2 })
  openPage(`/appeal/${caseId}/papers`)
  expect(await screen.findAllByRole('button', { name: /^Closing statement of/ })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Written estimate, / })).toHaveLength(1)
})

it('how the home was being sold is asked once: answered, it is shown with a way to change it', async () => {
  answer(23_000_000)
  const statement = { ...paper, caption: 'Closing statement of my purchase' }
  api.answer(listUploads, { uploads: [statement], canAdd: 59, total: 1 })
  const value = { ...emptyCase.value, purchaseRecord: 'wrong', purchaseOffer: 'broker' } as const
  api.answer(getCase, { case: openCase({ value }) })
  const { user } = openPage(`/appeal/${caseId}/value`)
  const question = 'How was the home being sold when you bought it?'
  await screen.findByText(/^Listed with a broker or agent\./)
  expect(screen.queryByLabelText(question)).toBeNull()
  await user.click(screen.getByRole('button', { name: `Change: ${question}` }))
  expect(screen.getByLabelText(question)).toBeDefined()
})

it('is not asked of the value while it is open beside the closing statement', async () => {
  answer(23_000_000)
  const statement = { ...paper, caption: 'Closing statement of my purchase' }
  api.answer(listUploads, { uploads: [statement], canAdd: 59, total: 1 })
  const value = { ...emptyCase.value, purchaseRecord: 'wrong' } as const
  api.answer(getCase, { case: openCase({ value }) })
  openPage(`/appeal/${caseId}/value`)
  await screen.findByLabelText(/^How did you pay/)
  await waitFor(() =>
    expect(screen.queryByLabelText('How was the home being sold when you bought it?')).toBeNull(),
  )
})

it.each([
  [{}, 'Add your closing statement under “Photos and papers.”'],
  [
    { hasNoClosingStatement: true },
    'Without a closing statement, they point to the county’s record of your purchase.',
  ],
])('of a case with %o the comparables page says: %s', async (said, words) => {
  answer(41_347_600)
  api.answer(getCase, { case: openCase({ purchaseIsEnough: true, ...said }) })
  openPage(`/appeal/${caseId}/comparables`)
  expect(await screen.findByText(`Your documents show no other sales. ${words}`)).toBeDefined()
})

it('two presses in a row leave the purchase chosen: what undoes it stands below the steps of the price', async () => {
  answer(41_347_600)
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  const alone = await screen.findByRole('button', { name: 'Use only my purchase' })
  alone.focus()
  await user.keyboard('{Enter}{Enter}')
  const undo = await screen.findByRole('button', { name: 'Compare other sales instead' })
  const county = screen.getByText('$284,916')
  expect(county.compareDocumentPosition(undo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await waitFor(() =>
    expect(api.callsOf(saveCase).at(-1)?.input).toMatchObject({ changes: { purchaseIsEnough: true } }),
  )
})

it('the purchase that the answer rests on is what one begins with, and its evidence is said once', async () => {
  answer(23_000_000, own.strength, rests)
  openPage(`/appeal/${caseId}/comparables`)
  const alone = await screen.findByRole('button', { name: 'Use only my purchase' })
  const sales = screen.getByRole('button', { name: 'Use the 4 most similar sales' })
  expect([alone, sales].map(isFilled)).toEqual([true, false])
  expect(screen.queryByText(/They would help the county/)).toBeNull()
  expect(sales.closest('details')?.open).toBe(true)
  expect(screen.getAllByText(/^Evidence:/)).toHaveLength(1)
})

it('the purchase, offered first, has the one filled button beside an answer that rests on sales too', async () => {
  answer(23_000_000)
  openPage(`/appeal/${caseId}/comparables`)
  const alone = await screen.findByRole('button', { name: 'Use only my purchase' })
  const sales = screen.getByRole('button', { name: 'Use the 4 most similar sales' })
  expect([alone, sales].map(isFilled)).toEqual([true, false])
})

it('sales whose evidence is another than that of the purchase say theirs', async () => {
  answer(23_000_000, { grade: 'Fair', why: 'The sales are few.' })
  openPage(`/appeal/${caseId}/comparables`)
  const sales = await screen.findByRole('button', { name: 'Use the 4 most similar sales' })
  expect(sales.closest('li')?.textContent).toContain('Evidence: Fair The sales are few.')
})

it('beside chosen sales the purchase stays in sight, and can be the whole case again', async () => {
  answer(23_000_000)
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  await user.click(await screen.findByRole('button', { name: 'Use the 4 most similar sales' }))
  expect(await screen.findByText(/^Your own purchase stays in your documents/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Use only my purchase' }))
  expect(await screen.findByText('Your own purchase is your case')).toBeDefined()
  await waitFor(() =>
    expect(api.callsOf(saveCase).at(-1)?.input).toMatchObject({ changes: { purchaseIsEnough: true } }),
  )
  const inputs = api.callsOf(saveCase).map(({ input }) => JSON.stringify(input))
  expect(inputs.at(-1)).not.toContain('"decision":"chosen"')
})

it('the sentence that we filled in says as many sales as are used by now', async () => {
  answer(23_000_000)
  const reasons =
    'I compared my home with 9 similar homes that sold and adjusted each price for the differences. It floods.'
  api.answer(getCase, { case: openCase({ value: { ...emptyCase.value, reasons } }) })
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  await user.click(await screen.findByRole('button', { name: 'Use the 4 most similar sales' }))
  await waitFor(() =>
    expect(api.callsOf(saveCase).at(-1)?.input).toMatchObject({
      changes: { value: { reasons: reasons.replace('9 similar', '4 similar') } },
    }),
  )
})

it.each([
  ['alone', true, true],
  ['beside other sales', false, true],
  ['as no evidence', false, false],
])(
  'whether a repair was there at the purchase is asked where that is the evidence (%s)',
  async (_, purchaseIsEnough, isEvidence) => {
    answer(23_000_000)
    if (!isEvidence) api.answer(getCaseOutlook, { outlook: noOutlook })
    const roof = {
      id: 'roof',
      what: 'The roof, north side',
      where: '',
      presentOnValuationDay: true,
      costCents: null,
      costSource: null,
      costDetail: '',
    } as const
    api.answer(getCase, { case: openCase({ purchaseIsEnough, condition: [roof] }) })
    const { user } = openPage(`/appeal/${caseId}/condition`)
    await screen.findByLabelText(/^Cost to fix it/)
    const label = 'Was it already like this when you bought?'
    if (!isEvidence) {
      expect(screen.queryByLabelText(label)).toBeNull()
      return
    }
    const asked = await screen.findByLabelText(label)
    // Nothing comes off what was paid, so that what it costs is asked of nobody who rests on it alone.
    expect(screen.queryByText('Where it is and what it costs') !== null).toBe(purchaseIsEnough)
    const onTheDay = /^Was it like this on January 1, 2026/
    expect(screen.queryByLabelText(onTheDay) === null).toBe(purchaseIsEnough)
    await user.selectOptions(asked, 'No, it came after I bought')
    expect(screen.getByLabelText(onTheDay)).toBeDefined()
    await waitFor(() =>
      expect(api.callsOf(saveCase).at(-1)?.input).toMatchObject({
        changes: { condition: [{ id: 'roof', wasThereAtPurchase: false }] },
      }),
    )
  },
)
