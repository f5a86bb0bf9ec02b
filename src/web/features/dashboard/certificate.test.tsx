/** Proves that the page of the course gives the certificate when it is earned, and says what is missing when not. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { downloadCertificate, getCertificate } from '#contract/course/certificate.ts'
import { listModules } from '#contract/course/courses.ts'
import { listQuizRecords } from '#contract/course/quizzes.ts'
import { answerNewCourse, courseModule } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { judgedAnswer } from '#web/testing/quiz-answers.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
})

it('names what is missing, and leads to each of it', async () => {
  api.answer(getCertificate, {
    certificate: {
      earned: false,
      completedOn: null,
      missing: {
        lessons: [{ moduleId: 2, id: '2-3', title: 'Your folder and your calendar' }],
        tests: [
          { moduleId: 2, title: 'Prerequisites & Materials' },
          { moduleId: 7, title: 'After Your Appeal' },
        ],
      },
    },
  })
  openPage('/course')
  expect(await screen.findByText(/Still to do: one lesson and 2 final tests\./)).toBeTruthy()
  const hrefOf = (name: string) => screen.getByText(name).closest('a')?.getAttribute('href')
  expect(hrefOf('Your folder and your calendar')).toBe('/course/2?lesson=2-3')
  expect(hrefOf('Module 7: After Your Appeal')).toBe('/course/7/test')
})

it('gives the file once it is earned, and tells of one that does not come', async () => {
  const missing = { lessons: [], tests: [] }
  api.answer(getCertificate, { certificate: { earned: true, completedOn: '2026-10-09', missing } })
  const { user } = openPage('/course')
  expect(await screen.findByText('October 9, 2026')).toBeTruthy()
  api.refuse(downloadCertificate, 'internal')
  await user.click(screen.getByRole('button', { name: 'Download the certificate (PDF)' }))
  expect(await screen.findByText('The file didn’t download')).toBeTruthy()
  expect(api.callsOf(downloadCertificate)).toHaveLength(1)
})

it('is no reason to keep the dashboard back', async () => {
  api.refuse(getCertificate, 'internal')
  openPage('/course')
  expect(await screen.findByText('Overall progress')).toBeTruthy()
  expect(screen.queryByText('Your certificate')).toBeNull()
})

it('the list of modules says which final tests are passed', async () => {
  api.answer(listModules, { modules: [{ ...courseModule(1, 3), finalTestPassed: true }, courseModule(2)] })
  openPage('/course')
  expect(await screen.findByText('3 of 3 lessons · 30 min · final test passed')).toBeTruthy()
  expect(screen.getByText('0 of 3 lessons · 30 min')).toBeTruthy()
})

it('results stay to be seen when the course is not in the account any more', async () => {
  signIn(api, { ...ada, tier: null })
  const records = [judgedAnswer('1-2', 5, 3), judgedAnswer('1-test', 10, 9)].map(({ record }) => record)
  api.answer(listQuizRecords, { records: [...records, { ...judgedAnswer('1-3', 5, 0).record, tries: 0 }] })
  openPage('/course')
  const list = (await screen.findByText('Final test of module 1')).closest('dl')
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Title of 1-23 of 5 right',
    'Final test of module 19 of 10 right, passed',
  ])
})
