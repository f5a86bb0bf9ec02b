/** Proves that the writing of a document can be watched to its end, by its owner, over server-sent events. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentProgress, generateDocument, watchDocument } from '#contract/ai.ts'
import { seasonOfTheSample } from '#test/reports.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'
import { type Author, author } from './testing/drafting-bench.ts'

let shop: TestShop
let ai: Author
beforeAll(async () => {
  shop = await openShopForTest({ startsAt: seasonOfTheSample })
  ai = await author(shop)
})
afterAll(() => shop.close())

const eventsIn = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => documentProgress.parse(JSON.parse(json ?? '')))

it('tells each state once, until the document is completed, and then ends', async () => {
  const { documentId } = await ai.client.call(generateDocument, {
    kind: 'case_summary',
    propertyId: ai.onRoll,
  })
  const { url } = await ai.client.call(watchDocument, { id: documentId })
  const stream = await fetch(`${shop.url}${url}`)
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const events = eventsIn(await stream.text())
  const last = events.at(-1)
  expect(last).toMatchObject({ status: 'completed', sectionsDone: last?.sectionsTotal })
  expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(events.length)
  expect(events.map(({ sectionsDone }) => sectionsDone)).toEqual(
    events.map(({ sectionsDone }) => sectionsDone).toSorted((a, b) => a - b),
  )
})

it('an address that is over says that there is nothing to come back for', async () => {
  const { id } = await ai.written({ kind: 'case_summary', propertyId: ai.onRoll })
  const { url } = await ai.client.call(watchDocument, { id })
  shop.pass(11 * 60)
  expect((await fetch(`${shop.url}${url}`)).status).toBe(204)
})
