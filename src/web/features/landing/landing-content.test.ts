/** Checks that the landing page's words keep the product's promises. */
import { expect, it } from 'vitest'
import { story } from '#content/landing.ts'
import { isReady } from '#core/billing/features.ts'
import { readLandingContent } from '#web/features/landing/landing-content.ts'
import { fillIn, readFilledIn } from '#web/site/fill-in.ts'
import modulesText from '/content/modules/modules.yaml?raw'

const content = readLandingContent()

it('names the prices and days that the app stands by [S2.landing.16, S2.landing.17, S2.landing.21]', () => {
  expect(content.copy.pricing.plans.standard.price).toBe('$197')
  expect(content.copy.pricing.plans.ai_enhanced.price).toBe('$250')
  expect(content.copy.pricing.guaranteeLine).toMatch(/30 days.*60 days.*90 days/)
  expect(content.copy.pricing.plans.ai_enhanced.badge).toBe('RECOMMENDED')
})

it('has seven topics and five questions [S2.landing.9, S2.landing.14]', () => {
  expect(content.copy.courseTopics.items.map(({ moduleId }) => moduleId)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(content.faq).toHaveLength(5)
})

it('labels each story for what it is [S2.landing.12]', () => {
  expect(content.stories.length).toBeGreaterThan(0)
  expect(content.stories.map(({ label }) => label)).toEqual(
    content.stories.map(() => 'Illustrative example, not a customer'),
  )
})

it('lets a story drop its label only with recorded consent and a source [S2.landing.13]', () => {
  const [labelled] = content.stories
  const unlabelled = { ...labelled, label: 'A customer' }
  const consent = { consentRecordedOn: '2026-11-21' }
  const source = { source: 'Letter on file' }
  const asked = [labelled, unlabelled, { ...unlabelled, ...consent }, { ...unlabelled, ...source }]
  expect(asked.map((one) => story.safeParse(one).success)).toEqual([true, false, false, false])
  expect(story.safeParse({ ...unlabelled, ...consent, ...source }).success).toBe(true)
})

it('knows which modules are not written yet, as long as the course has one', () => {
  const allReady = !modulesText.includes('in_preparation')
  expect(content.modules).toHaveLength(7)
  expect(content.modules.every(({ ready }) => ready)).toBe(allReady)
})

it('has four facts, and none of them calls ready what is still being built [S2.landing.6]', () => {
  expect(content.copy.stats.map(({ figure }) => figure)).toEqual(['7', '67', 'AI', '30-day'])
  expect(content.copy.stats[2]?.label.includes('still being built')).toBe(!isReady('documents'))
})

it('sells no part of a plan outside the one list of features', () => {
  expect(Object.keys(content.copy.pricing.plans.ai_enhanced).sort()).toEqual([
    'badge',
    'name',
    'price',
    'terms',
    'text',
  ])
})

it('works the pictured example out, school and other levies apart', () => {
  expect(content.picture.school).toEqual({
    justCents: 42_000_000,
    assessedCents: 30_000_000,
    taxableCents: 27_500_000,
  })
  expect(content.picture.nonSchool.taxableCents).toBe(24_858_900)
})

it('builds no page with a hole in it, and leaves the season to the reader’s own day', () => {
  expect(() => fillIn('From {{price:premium}}')).toThrow('{{price:premium}}')
  expect(readFilledIn('lines: ["{{price:upgrade}} more", "until {{season:window.year}}"]')).toEqual({
    lines: ['$53 more', 'until {{season:window.year}}'],
  })
})

it('shows each answer without its marks, and the sources that they name', () => {
  expect(content.faq.map(({ answer }) => answer.includes('[^'))).toEqual(Array(5).fill(false))
  expect(content.faq.map(({ sources }) => sources.map(({ id }) => id))).toEqual([
    ['s193-155'],
    ['s194-011', 'received'],
    ['s194-034'],
    ['fee', 'finish'],
    [],
  ])
})
