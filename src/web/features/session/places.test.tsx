/** Proves that a signed-in person always sees the six places, and which of them the page belongs to. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage, signIn } from '#web/testing/open-page.tsx'

beforeEach(() => {
  const api = fakeApi()
  answerNewCourse(api)
  signIn(api)
})

const places = async () =>
  within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link')

it('names them in one order, each with its page', async () => {
  openPage('/dashboard')
  const named = (await places()).map((link) => [link.textContent, link.getAttribute('href')])
  expect(named).toEqual([
    ['Home', '/dashboard'],
    ['My case', '/appeal'],
    ['Course', '/course'],
    ['Documents', '/documents'],
    ['Ask', '/ask'],
    ['Help', '/support'],
  ])
})

it.each([
  ['/dashboard', 'Home'],
  ['/appeal', 'My case'],
  ['/course', 'Course'],
  ['/documents', 'Documents'],
  ['/nowhere', undefined],
])('at %s the place is %s', async (address, name) => {
  openPage(address)
  const here = (await places()).filter((link) => link.getAttribute('aria-current') === 'page')
  expect(here.map(({ textContent }) => textContent)).toEqual(name === undefined ? [] : [name])
})

it('the keyboard goes through the top bar as the eye does: the places before search and account', async () => {
  openPage('/dashboard')
  await places()
  const bar = screen.getByRole('banner')
  const stops = [...bar.querySelectorAll('a, input, button')]
    .filter((stop) => !stop.closest('[popover]'))
    .map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)
  expect(stops.indexOf('Help')).toBeLessThan(stops.findIndex((name) => name?.startsWith('Search')))
  expect(stops.at(-1)).toMatch(/^Your account/)
})
