/** Proves the search from the box to the place, the list of words, and words explained in a lesson. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getModule, listGlossary } from '#contract/course/courses.ts'
import { type Found, search } from '#contract/course/search.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { openPage, signIn } from '#web/testing/open-page.tsx'

const recapture = {
  id: 'recapture',
  term: 'Recapture',
  meaning: 'The yearly rise of a capped value.',
  source: 'Rule 12D-8.0062',
}

const place: Found = {
  kind: 'lesson',
  title: 'Caps',
  heading: 'Two caps',
  path: '/course/1?lesson=1-2#two-caps',
  snippet: [
    { text: 'This is called ', marked: false },
    { text: 'recapture', marked: true },
  ],
}

let api: FakeApi
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
})

describe('the search', () => {
  it('goes from the box of any page to the places, with the words marked', async () => {
    api.answer(search, { found: [place], shownFor: null, inLessons: 0, total: 1 })
    const page = openPage('/dashboard')
    await page.user.type(
      await screen.findByRole('searchbox', { name: 'Search lessons, terms and counties' }),
      ' recapture {Enter}',
    )
    await waitFor(() => expect(page.address()).toBe('/search?q=recapture'))
    const way = await screen.findByRole('link', { name: 'Two caps' })
    expect(way.getAttribute('href')).toBe(place.path)
    expect(screen.getByText('recapture', { selector: 'mark' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('1 result for “recapture”')
    expect(api.callsOf(search)[0]?.input).toMatchObject({ q: 'recapture', page: 1 })
  })

  it('says when there is nothing, and what the lessons would hold', async () => {
    api.answer(search, { found: [], shownFor: null, inLessons: 3, total: 0 })
    openPage('/search?q=zebra')
    expect(await screen.findByText(/No results for “zebra\.”/)).toBeTruthy()
    expect(
      screen.getByText(/3 results in the lessons also match\. You need a plan to open them\./),
    ).toBeTruthy()
  })

  it('says that a word was taken for another, and searches for what was typed when asked to', async () => {
    api.answer(search, { found: [place], shownFor: 'recapture', inLessons: 0, total: 1 })
    const page = openPage('/search?q=recpture')
    expect(await screen.findByText(/^Showing results for/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('1 result for “recapture”')
    api.answer(search, { found: [], shownFor: null, inLessons: 0, total: 0 })
    await page.user.click(screen.getByRole('link', { name: 'Search for “recpture” instead' }))
    expect(await screen.findByText(/No results for “recpture\.”/)).toBeTruthy()
    expect(page.address()).toBe('/search?q=recpture&as=typed')
    expect(screen.queryByText(/^Showing results for/)).toBeNull()
    expect(api.callsOf(search).at(-1)?.input).toMatchObject({ q: 'recpture', as: 'typed' })
  })

  it('leads on to more places', async () => {
    api.answer(search, { found: [place], shownFor: null, inLessons: 0, total: 45, pageSize: 20 })
    openPage('/search?q=value')
    const more = await screen.findByRole('link', { name: 'More results' })
    expect(more.getAttribute('href')).toBe('/search?q=value&page=2')
  })

  it('does not ask for a single letter', async () => {
    openPage('/search?q=x')
    expect(await screen.findByText('Type at least 2 letters.')).toBeTruthy()
    expect(api.callsOf(search)).toHaveLength(0)
  })
})

it('the list of words names each with its source', async () => {
  api.answer(listGlossary, { terms: [recapture] })
  openPage('/glossary')
  expect(await screen.findByText('Recapture')).toBeTruthy()
  expect(screen.getByText('Rule 12D-8.0062.')).toBeTruthy()
})

it('a word of a lesson has its explanation on the page, for the button in the text and for paper', async () => {
  const { sections, ...module } = moduleAnswer(1)
  const explained = sections.map((section) => ({ ...section, terms: [recapture] }))
  api.answer(getModule, { module: { ...module, sections: explained } })
  openPage('/course/1?lesson=1-1')
  await screen.findByRole('heading', { level: 1, name: 'Lesson 1-1' })
  const note = document.getElementById('term-recapture')
  expect(note?.getAttribute('popover')).toBe('auto')
  expect(note?.textContent).toContain('The yearly rise of a capped value.')
  expect(screen.getByRole('heading', { name: 'Terms in this lesson' })).toBeTruthy()
})
