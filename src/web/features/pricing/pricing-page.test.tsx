/** Proves the pricing screen: prices, what is for sale to whom, and the start of a checkout. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { listModules } from '#contract/course/courses.ts'
import type { Tier } from '#contract/fields.ts'
import { createCheckout } from '#contract/purchase/payments.ts'
import { featuresOf, isReady } from '#core/billing/features.ts'
import { checkoutFailureMessage } from '#web/purchase/checkout-failure-message.ts'
import { CurrentUser } from '#web/session/session.ts'
import { answerNewCourse, courseModule } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { featureNames } from '#words/billing/features.ts'
import { productNames } from '#words/billing/product.ts'
import { PlanChoice } from './parts/plan-choice.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
})

const open = async (tier: Tier | null, firstName = 'Ada') => {
  signIn(api, { ...ada, firstName, tier })
  const page = openPage('/pricing')
  await screen.findByRole('heading', { level: 1, name: 'Get Lifetime Access' })
  return page
}

const card = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('article') ?? document.body)
const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`Get Lifetime Access: ${name}`) })

describe('the top bar', () => {
  it('has the brand, the dashboard, the first name and the tier [S2.pricing.1, S2.pricing.2, S2.pricing.4, S2.pricing.5]', async () => {
    await open('ai_enhanced')
    const bar = within(screen.getAllByRole('banner')[0] ?? document.body)
    expect(bar.getByText('Just Value')).toBeDefined()
    expect(bar.getByRole('link', { name: 'Home: Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(bar.getByText('Ada')).toBeDefined()
    expect(bar.getByText('AI Enhanced')).toBeDefined()
  })

  it("says 'Student' and 'Standard' where it knows no better [S2.pricing.3, S2.pricing.4]", async () => {
    await open(null, '')
    const bar = within(screen.getAllByRole('banner')[0] ?? document.body)
    expect(bar.getByText('Student')).toBeDefined()
    expect(bar.getByText('Standard')).toBeDefined()
  })
})

describe('the plans', () => {
  it('show their prices, features and buttons [S2.pricing.6, S2.pricing.7, S2.pricing.8, S2.pricing.9, S2.pricing.10]', async () => {
    await open(null)
    expect(card('Standard Course').getByText('$197')).toBeDefined()
    expect(card('AI-Enhanced Course').getByText('$250')).toBeDefined()
    expect(card('AI-Enhanced Course').getByText('Most Popular')).toBeDefined()
    expect(card('Standard Course').queryByText('Most Popular')).toBeNull()
    for (const tier of ['standard', 'ai_enhanced'] as const) {
      const name = productNames[tier]
      const lines = card(name)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
      expect(lines).toHaveLength(featuresOf(tier).length)
      featuresOf(tier).forEach((feature, at) => void expect(lines[at]).toContain(featureNames[feature.id]))
      expect(button(name).disabled).toBe(false)
    }
  })

  it('say beside the price what is there today, and mark what is being built', async () => {
    const unwritten = courseModule(2)
    const lessons = unwritten.lessons.map((lesson) => ({ ...lesson, available: false }))
    api.answer(listModules, { modules: [courseModule(1), { ...unwritten, lessons }] })
    await open('standard')
    await card('Standard Course').findByText(/^Today you get module 1, .* We’re still writing module 2 /)
    expect(card('AI-Enhanced Course').getByText(/^Today you get .*live Q&A.*module 2/)).toBeDefined()
    const line = card('AI-Enhanced Course').getByText(/AI-generated appeal documents, for you/)
    expect(line.textContent?.includes('Being built')).toBe(!isReady('documents'))
    const blurb = screen.getByRole('heading', { name: 'Document generation' }).closest('li')
    expect(blurb?.textContent?.includes('Being built')).toBe(!isReady('documents'))
  })

  it('offer a Standard owner the difference, $53 [S2.pricing.17]', async () => {
    await open('standard')
    expect(card('AI-Enhanced Course').getByText('$53')).toBeDefined()
    expect(
      card('AI-Enhanced Course').getByText('one-time upgrade price for you (full price $250)'),
    ).toBeDefined()
    expect(button('AI-Enhanced Course').disabled).toBe(false)
    expect(card('Standard Course').queryByRole('button')).toBeNull()
    expect(card('Standard Course').getByText('You own this.')).toBeDefined()
    const way = card('Standard Course').getByRole('link', { name: 'Go to your course' })
    expect(way.getAttribute('href')).toBe('/course')
  })

  it('are not for sale to an AI-Enhanced owner, and say why', async () => {
    await open('ai_enhanced')
    expect(screen.queryByRole('button', { name: /Get Lifetime Access/ })).toBeNull()
    expect(card('Standard Course').getByText('Included in your AI-Enhanced course.')).toBeDefined()
    expect(card('AI-Enhanced Course').getByText('You own this.')).toBeDefined()
    expect(screen.getByText('You own AI-Enhanced. There’s nothing more to buy.')).toBeDefined()
    const way = screen.getByRole('link', { name: 'Go to your case' })
    expect(way.getAttribute('href')).toBe('/appeal')
    // Told once, and to who can still buy.
    expect(screen.queryByText('When no live session is scheduled')).toBeNull()
    const [first] = screen.getAllByRole('heading', { level: 3 })
    expect(first?.textContent).toBe('AI-Enhanced Course')
  })

  it('are followed by what the tools do and what is promised [S2.pricing.14, S2.pricing.15, S2.pricing.16]', async () => {
    await open(null)
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(
      expect.arrayContaining([
        'Document generation',
        'Smart property analysis',
        'Intelligent research',
        'Money-back guarantee',
        'Proven results',
        'Lifetime access',
      ]),
    )
    expect(
      screen.getByText(
        /^You have 30 days to get your money back\. .*60 days for Standard, 90 days for AI-Enhanced/,
      ),
    ).toBeDefined()
  })
})

describe('a checkout', () => {
  it('that fails shows its message above the plans, and frees the buttons [S2.pricing.13, S4.checkout.2, S8.checkout.2]', async () => {
    const message = 'Our payment service didn’t respond. You weren’t charged. Please try again.'
    api.refuse(createCheckout, 'payment_failed', message)
    const { user } = await open(null)
    await user.click(button('Standard Course'))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(button('Standard Course').disabled).toBe(false)
  })

  it.each([
    [
      'an answer without url',
      () => api.answerNonsense(createCheckout),
      'Invalid checkout session response',
      'S8.checkout.1',
    ],
    [
      'a failure without message',
      () => api.refuse(createCheckout, 'internal'),
      'Failed to create checkout session',
      'S8.checkout.4',
    ],
  ])('%s %s shows %s [%s]', async (_what, prepare, shown) => {
    prepare()
    const { user } = await open(null)
    await user.click(button('Standard Course'))
    expect((await screen.findByRole('alert')).textContent).toContain(shown)
  })

  it('shows the message of an exception that has one [S8.checkout.3]', () => {
    expect(checkoutFailureMessage(new Error('The tab was closed'))).toBe('The tab was closed')
  })

  it('disables every button while it is opened, then goes to the payment page [S2.pricing.11, S2.pricing.12, S4.checkout.1, S4.checkout.4, S4.checkout.5, S3.checkout.1, S3.checkout.2]', async () => {
    let arrive: (value: { url: string }) => void = () => undefined
    api.answerWith(createCheckout, () => new Promise<{ url: string }>((resolve) => (arrive = resolve)))
    const went: string[] = []
    const client = new QueryClient()
    render(
      <QueryClientProvider client={client}>
        <CurrentUser value={{ ...ada, tier: null }}>
          <PlanChoice leave={(url) => went.push(url)} />
        </CurrentUser>
      </QueryClientProvider>,
    )
    await userEvent.setup().click(button('AI-Enhanced Course'))
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Opening checkout…' })
    expect(busy.disabled).toBe(true)
    expect(busy.querySelector('svg')).not.toBeNull()
    expect(button('Standard Course').disabled).toBe(true)
    arrive({ url: 'https://pay.example/c/1' })
    await expect.poll(() => went).toEqual(['https://pay.example/c/1'])
    expect(button('Standard Course').disabled).toBe(true)
    expect(api.callsOf(createCheckout)[0]?.input).toEqual({
      tier: 'ai_enhanced',
      successUrl: `${window.location.origin}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${window.location.origin}/?payment=cancelled`,
    })
  })
})
