/** Proves that words lead to their places: ranked, with a marked piece of text, and lessons only to who owns them. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listGlossary } from '#contract/course/courses.ts'
import { search } from '#contract/course/search.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { type Person, signUp, student } from '#test/people.ts'
import { meantQuery, refreshSearch, searchFor } from './actions.ts'

let app: TestApp
let dana: Person
let ada: Person
beforeAll(async () => {
  app = await openAppForTest()
  dana = await student(app)
  ada = await signUp(app)
})
afterAll(() => app.close())

const find = ({ client }: Person, q: string, more: { page?: number; pageSize?: number; as?: 'typed' } = {}) =>
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

  it('searches for what was typed when told to, and for the words it knows beside a mistyped one', async () => {
    expect(await find(dana, 'homested', { as: 'typed' })).toMatchObject({ total: 0, shownFor: null })
    expect(await find(dana, 'zebra recapure')).toMatchObject({ shownFor: 'zebra recapture' })
    expect(await find(dana, 'zebra')).toMatchObject({ total: 0, shownFor: null })
    expect(await find(ada, 'majistrate')).toMatchObject({ shownFor: 'magistrate' })
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

/** Without the limit of the call. */
const look = (q: string) => searchFor(app.ctx, { tier: 'standard' }, { q, page: 1, pageSize: 20 })

describe('a mistyped word', () => {
  it.each([
    ['homested', 'homestead'],
    ['assesed value', 'assessed value'],
    ['comprable sales', 'comparable sales'],
    ['recapure', 'recapture'],
    ['Hilsborough', 'Hillsborough'],
    ['magistate', 'magistrate'],
    ['majistrate', 'magistrate'],
    ['petiton', 'petition'],
    ['pettition', 'petition'],
    ['apprasier', 'appraiser'],
    ['portabilty', 'portability'],
    ['exemtion', 'exemption'],
    ['exepmtion', 'exemption'],
    ['evedence', 'evidence'],
    ['confrence', 'conference'],
    ['deadine', 'deadline'],
    ['homstead exemption', 'homestead exemption'],
    ['adjustmant', 'adjustment'],
    ['taxible', 'taxable'],
    ['neighborhod', 'neighborhood'],
    ['"informal conferense"', '"informal conference"'],
    ['hering day', 'hearing day'],
  ])('%j is taken for %j, and that is said', async (typed, meant) => {
    const { found, total, shownFor } = await look(typed)
    expect(shownFor).toBe(meant)
    const asked = await look(meant)
    expect({ found, total }).toEqual({ found: asked.found, total: asked.total })
    expect(asked.shownFor).toBeNull()
    expect(total).toBeGreaterThan(0)
  })

  it.each([
    ['comparible', 'comparable'],
    ['comparibles', 'comparables'],
    ['evidance', 'evidence'],
    ['conferance', 'conference'],
  ])('%j finds what %j finds: both have one stem', async (typed, meant) => {
    const [asTyped, asMeant] = await Promise.all([look(typed), look(meant)])
    expect(asTyped).toEqual(asMeant)
    expect(asTyped.total).toBeGreaterThan(0)
  })

  it('is never one of our own words', async () => {
    const words = await app.rows<{ word: string }>('select word from search_words order by word')
    expect(words.length).toBeGreaterThan(1_500)
    const some = words.filter((_, at) => at % 100 === 0)
    const meant = await Promise.all(some.map(({ word }) => meantQuery(app.ctx.db, word)))
    expect(meant.filter((other) => other !== null)).toEqual([])
    const { rows } = await app.ctx.db.execute(
      sql`select word from search_words where not exists (
        select 1 from search_places where words @@ plainto_tsquery('english', word))
        and numnode(plainto_tsquery('english', word)) > 0`,
    )
    expect(rows).toEqual([])
  })
})

it('is filled again only when the content is another one', async () => {
  const countOf = async () =>
    Number((await app.rows<{ count: string }>('select count(*) as count from search_places'))[0]?.count)
  const before = await countOf()
  await app.rows(`update search_places set title = 'Touched' where kind = 'county' returning id`)
  await refreshSearch(app.ctx)
  const touched = await app.rows(`select 1 from search_places where title = 'Touched'`)
  expect(touched).toHaveLength(67)
  await app.rows(`update search_content set hash = 'another' returning hash`)
  await Promise.all([refreshSearch(app.ctx), refreshSearch(app.ctx)])
  expect(await app.rows(`select 1 from search_places where title = 'Touched'`)).toEqual([])
  expect(await countOf()).toBe(before)
})

it('the words are open to every account, with their figures filled in', async () => {
  const { terms } = await ada.client.call(listGlossary, {})
  expect(terms.length).toBeGreaterThan(25)
  expect(JSON.stringify(terms)).not.toContain('{{')
})
