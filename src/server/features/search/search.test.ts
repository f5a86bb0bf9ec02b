/** Proves that words lead to their places: ranked, with a marked piece of text, and lessons only to who owns them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listGlossary } from '#contract/courses.ts'
import { search } from '#contract/search.ts'
import { type Person, signUp, student } from '#test/people.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'
import { refreshSearch } from './actions.ts'

let shop: TestShop
let dana: Person
let ada: Person
beforeAll(async () => {
  shop = await openShopForTest()
  dana = await student(shop)
  ada = await signUp(shop)
})
afterAll(() => shop.close())

const find = ({ client }: Person, q: string, more: { page?: number; pageSize?: number } = {}) =>
  client.call(search, { q, ...more })

describe('the search', () => {
  it('leads to the part of the lesson that holds the words, and marks them', async () => {
    const { found, total } = await find(dana, 'informal conference')
    expect(total).toBeGreaterThan(2)
    const lesson = found.find(({ kind }) => kind === 'lesson')
    expect(lesson?.path).toMatch(/^\/course\/\d\?lesson=\d-\d(#[a-z0-9-]+)?$/)
    const marked = found.flatMap(({ snippet }) => snippet.filter((part) => part.marked))
    expect(marked.map(({ text }) => text.toLowerCase())).toContain('conference')
    expect(JSON.stringify(found)).not.toMatch(/⟦|⟧|<p>|&#39;/)
  })

  it('puts the word itself first, and the county itself', async () => {
    expect((await find(dana, 'recapture')).found[0]).toMatchObject({
      kind: 'glossary',
      path: '/glossary#recapture',
    })
    expect((await find(ada, 'Hillsborough')).found[0]).toMatchObject({
      kind: 'county',
      path: '/counties/hillsborough',
    })
  })

  it('finds other forms of a word, a phrase as it stands, and what is near when nothing holds all', async () => {
    expect((await find(dana, 'petitioning')).total).toBeGreaterThan(0)
    expect((await find(dana, '"special magistrate"')).total).toBeGreaterThan(0)
    expect((await find(dana, 'zebra recapture')).found[0]?.path).toBe('/glossary#recapture')
    expect(await find(dana, 'zebra')).toMatchObject({ found: [], total: 0 })
  })

  it('shows no lesson to who has not bought the course, but says that there are some', async () => {
    const { found, inLessons } = await find(ada, 'special magistrate', { pageSize: 100 })
    expect(found.map(({ kind }) => kind)).not.toContain('lesson')
    expect(inLessons).toBeGreaterThan(0)
    expect((await find(dana, 'special magistrate')).inLessons).toBe(0)
  })

  it('gives page after page without repeating a place', async () => {
    const pages = [1, 2].map((page) => find(dana, 'value', { page, pageSize: 5 }))
    const paths = (await Promise.all(pages)).flatMap(({ found }) => found.map(({ path }) => path))
    expect(new Set(paths).size).toBe(10)
  })

  it.each(['"', "'; drop table search_places; --", '!!!', '& | ! ( )', 'the'])(
    'takes %j as it is',
    async (q) => {
      const answer = await dana.client.send(`/api/search?q=${encodeURIComponent(q)}&pageSize=1`, {
        headers: { authorization: `Bearer ${dana.client.token}` },
      })
      expect(answer.status).toBe(q.length < 2 ? 400 : 200)
    },
  )
})

it('is filled again only when the content is another one', async () => {
  const countOf = async () =>
    Number((await shop.rows<{ count: string }>('select count(*) as count from search_places'))[0]?.count)
  const before = await countOf()
  await shop.rows(`update search_places set title = 'Touched' where kind = 'county' returning id`)
  await refreshSearch(shop.ctx)
  const touched = await shop.rows(`select 1 from search_places where title = 'Touched'`)
  expect(touched).toHaveLength(67)
  await shop.rows(`update search_content set hash = 'another' returning hash`)
  await Promise.all([refreshSearch(shop.ctx), refreshSearch(shop.ctx)])
  expect(await shop.rows(`select 1 from search_places where title = 'Touched'`)).toEqual([])
  expect(await countOf()).toBe(before)
})

it('the words are open to every account, with their figures filled in', async () => {
  const { terms } = await ada.client.call(listGlossary, {})
  expect(terms.length).toBeGreaterThan(25)
  expect(JSON.stringify(terms)).not.toContain('{{')
})
