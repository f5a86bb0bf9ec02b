/** Proves that the files of a module, and the quick ones of the dashboard, are real downloads. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getModule } from '#contract/course/courses.ts'
import { downloadResource, type ListedResource, listResources } from '#contract/course/resources.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { openPage, signIn } from '#web/testing/open-page.tsx'

const file = (id: string, title: string, formats: ListedResource['formats']): ListedResource => ({
  id,
  title,
  description: `What ${title} is for.`,
  type: 'guide',
  url: `/courses/resources/${id}/download`,
  formats,
  lessonIds: ['3-1'],
  moduleIds: [3],
})

const guide = file('appeal-form-guide', 'Form guide', ['pdf'])
const worksheet = file('comparison-worksheet', 'Comparison worksheet', ['xlsx'])
const calendar = file('filing-deadlines', 'Deadlines', ['ics'])
const letter = file('evidence-request-letter', 'Request letter', ['docx', 'pdf'])
const page: ListedResource = {
  ...file('form', 'Official form', []),
  type: 'link',
  url: 'https://floridarevenue.com/property/Documents/dr486.pdf',
}

let api: FakeApi
let clicked: string[]
let fileStatus: number

/** The address of a file is no call of the contract. */
const serveFiles = () => {
  const callApi = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === '/files/abc'
      ? Promise.resolve(new Response('%PDF-', { status: fileStatus }))
      : callApi(url, init),
  )
}

const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')

beforeEach(() => {
  clicked = []
  click.mockImplementation(function follow(this: HTMLAnchorElement) {
    clicked.push(this.download)
  })
  URL.createObjectURL = () => 'blob:a-file'
  api = fakeApi()
  fileStatus = 200
  serveFiles()
  answerNewCourse(api)
  signIn(api)
  api.answer(listResources, { resources: [guide, letter, worksheet, calendar, page], home: null })
  api.answer(getModule, { module: moduleAnswer(3) })
  api.answer(downloadResource, {
    url: '/files/abc',
    fileName: 'request-letter.docx',
    expiresAt: '2026-11-21T15:10:00.000Z',
  })
})
afterEach(() => void click.mockReset())

describe('the module page', () => {
  it('lists the files of its module, in each format, and the official pages [S2.module.4]', async () => {
    const { user } = openPage('/course/3?lesson=3-1')
    await user.click(await screen.findByRole('button', { name: 'Download Word: Request letter' }))
    await waitFor(() => expect(clicked).toEqual(['request-letter.docx']))
    expect(api.callsOf(listResources)[0]?.input).toMatchObject({ moduleId: 3 })
    expect(api.callsOf(downloadResource)[0]?.input).toEqual({ id: letter.id, format: 'docx' })
    expect(screen.getByRole('button', { name: 'Download PDF: Request letter' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Official form' }).getAttribute('href')).toBe(page.url)
  })

  it('puts those of the lesson first, once, with their formats', async () => {
    const module = moduleAnswer(3)
    const { formats: _formats, lessonIds: _lessons, moduleIds: _modules, ...named } = letter
    const sections = module.sections.map((one) => (one.id === '3-1' ? { ...one, resources: [named] } : one))
    api.answer(getModule, { module: { ...module, sections } })
    openPage('/course/3?lesson=3-1')
    const heading = await screen.findByRole('heading', { name: 'For this lesson' })
    const own = within(heading.closest('section') ?? document.body)
    expect(await own.findByRole('button', { name: 'Download Word: Request letter' })).toBeDefined()
    expect(own.queryByText('Form guide')).toBeNull()
    expect(screen.getAllByText('Request letter')).toHaveLength(1)
    expect(screen.getByRole('heading', { name: 'Resources for other lessons' })).toBeDefined()
  })

  it('says so when a file does not come', async () => {
    api.refuse(downloadResource, 'forbidden', 'Choose a plan to open it.')
    const { user } = openPage('/course/3?lesson=3-1')
    await user.click(await screen.findByRole('button', { name: 'Download PDF: Form guide' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Choose a plan to open it.')
    expect(clicked).toEqual([])
  })
})

it('a file that cannot be fetched is told of, and nothing is saved', async () => {
  fileStatus = 410
  const { user } = openPage('/course/3?lesson=3-1')
  await user.click(await screen.findByRole('button', { name: 'Download PDF: Form guide' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again in a moment.')
  expect(clicked).toEqual([])
})

describe('the dashboard', () => {
  it.each([
    ['Download PDF: Form guide', guide.id, 'pdf'],
    ['Download Excel: Comparison worksheet', worksheet.id, 'xlsx'],
    ['Download calendar file: Deadlines', calendar.id, 'ics'],
  ])('offers %s', async (name, id, format) => {
    const { user } = openPage('/dashboard')
    const quick = within(await screen.findByRole('region', { name: 'Quick resources' }))
    expect(quick.queryByText('Request letter')).toBeNull()
    await user.click(quick.getByRole('button', { name }))
    await waitFor(() => expect(clicked).toHaveLength(1))
    expect(api.callsOf(downloadResource)[0]?.input).toEqual({ id, format })
  })
})
