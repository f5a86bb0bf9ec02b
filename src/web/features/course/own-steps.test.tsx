/** Proves that the steps of a lesson lead into the person's own case and name their own days. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { listCases } from '#contract/case/cases.ts'
import type { ListedCase } from '#contract/case/listed.ts'
import { getModule } from '#contract/course/courses.ts'
import { listedCase } from '#web/testing/case-answers.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { openPage, signIn } from '#web/testing/open-page.tsx'

const own: ListedCase = {
  ...listedCase(),
  address: '12 Live Oak Lane',
  countyId: 'leon',
  id: 'a5b1c0de-0000-4000-8000-000000000001',
  dates: [
    { kind: 'petition', title: 'Petition must be received', dueOn: '2026-09-11', certainty: 'printed' },
    { kind: 'payment', title: 'Pay what the law asks for', dueOn: '2027-03-31', certainty: 'statute' },
  ],
}

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
  api.answer(getModule, { module: moduleAnswer(3) })
})

const stepOf = async (text: string) => within((await screen.findByText(text)).closest('li') ?? document.body)
const wayOf = async (text: string) => (await stepOf(text)).getByRole('link').getAttribute('href')

it('lead into the case of the newest year, with the days that belong to each', async () => {
  api.answer(listCases, { cases: [{ ...own, id: own.propertyId, taxYear: 2025, dates: [] }, own] })
  openPage('/course/3?lesson=3-1')
  expect(await screen.findByText(/from your case for 12 Live Oak Lane, tax year 2026/)).toBeDefined()
  expect(await wayOf('File for 3-1')).toBe(`/appeal/${own.id}/filing`)
  expect(await wayOf('Ask the county for 3-1')).toBe('/counties/leon')
  const step = await stepOf('File for 3-1')
  expect(step.getByText('Friday, September 11, 2026')).toBeDefined()
  expect(step.getByText('(printed on your notice)')).toBeDefined()
  expect(screen.queryByText(/March 31, 2027/)).toBeNull()
  expect((await stepOf('Do this for 3-1')).queryByRole('link')).toBeNull()
  expect(api.callsOf(listCases)).toHaveLength(1)
})

it('without a case say how to open one', async () => {
  openPage('/course/3?lesson=3-1')
  expect(await screen.findByText(/You don’t have a case yet/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open one' }).getAttribute('href')).toBe('/appeal')
  expect(await wayOf('File for 3-1')).toBe('/appeal')
  expect(await wayOf('Ask the county for 3-1')).toBe('/counties')
})

it('read the same when the case cannot be asked for', async () => {
  api.disconnect(listCases)
  openPage('/course/3?lesson=3-1')
  expect(await wayOf('File for 3-1')).toBe('/appeal')
  expect(screen.queryByText(/your case for|no case yet/)).toBeNull()
})
