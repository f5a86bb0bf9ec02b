/** Proves that no file is drawn, and none from elsewhere is read, in the thread that answers everybody. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportCase } from '#contract/case/cases.ts'
import { downloadCertificate } from '#contract/course/certificate.ts'
import { completeLesson } from '#contract/course/courses.ts'
import { answerQuiz } from '#contract/course/quizzes.ts'
import { downloadResource, listResources } from '#contract/course/resources.ts'
import { downloadDocument, listDocuments } from '#contract/document/documents.ts'
import { getPropertyAnalysis } from '#contract/report/reports.ts'
import { finalTestOf } from '#core/course/quiz.ts'
import { type CaseOwner, caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { make, written } from '#server/features/packet/testing/packet-fixture.ts'
import { openApiDocument } from '#server/http/openapi.ts'
import { openAppForTest, sharedApp, type TestApp } from '#test/app.ts'
import { askForReport, capped, seasonOfTheSample } from '#test/reports.ts'

let app: TestApp
let owner: CaseOwner
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
  owner = await caseOwner(app)
  await owner.save({ value: { opinionCents: 38_700_000, reasons: '' } })
  await written(owner, 'evidence_list')
})
afterAll(() => app.close())

/** What draws files or takes those of strangers apart. */
const drawing = [
  ...[
    '@myriaddreamin/typst-ts-node-compiler',
    'fontkit',
    'docx',
    'hucre',
    '@cantoo/pdf-lib',
    'pdfjs-dist',
    'libheif-js',
    'file-type',
  ],
]

it('the server runs without the packages that draw files and take those of strangers apart', async () => {
  const program = fileURLToPath(new URL('./loaded-packages.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [...process.execArgv, program])
  const loaded: string[] = JSON.parse(stdout)
  expect(loaded).toContain('fastify')
  expect(loaded.filter((name) => drawing.includes(name))).toEqual([])
})

const documentAddresses = async (): Promise<string[]> => {
  const { documents } = await owner.client.call(listDocuments, { propertyId: owner.propertyId })
  const asked = documents.flatMap(({ id }) => (['pdf', 'docx'] as const).map((format) => ({ id, format })))
  return Promise.all(asked.map(async (one) => (await owner.client.call(downloadDocument, one)).url))
}

const resourceAddresses = async (): Promise<string[]> => {
  const { resources } = await owner.client.call(listResources, {})
  const asked = resources.flatMap(({ id, formats }) => formats.map((format) => ({ id, format })))
  return Promise.all(asked.map(async (one) => (await owner.client.call(downloadResource, one)).url))
}

const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Looks at the clock of this thread between turns of its event loop, once a millisecond, until it is told to stop. */
const watchTurns = () => {
  let longest = 0
  let last = threadMs()
  const look = () => {
    const now = threadMs()
    longest = Math.max(longest, now - last)
    last = now
    next = setTimeout(look, 1)
  }
  let next = setTimeout(look, 1)
  return () => {
    clearTimeout(next)
    return longest
  }
}

/** Of this thread alone, whatever else the machine does. */
const ownMsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = threadMs()
  await work()
  return threadMs() - before
}

/** Milliseconds that a request may take from everybody else. */
const longestTurn = 20

/** Tidying the memory that all tests of this process left is no request's doing. */
let tidiedMs = 0
const tidying = new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) tidiedMs += duration
})
beforeAll(() => tidying.observe({ entryTypes: ['gc'] }))
afterAll(() => tidying.disconnect())

/**
 * `ownMs` is what the longest turn of the event loop took of this thread's own time, `turnMs` without the tidying, of which
 * only the time by the wall is known. `heldMs` is the longest that the thread
 * answered nobody, by the wall: on a busy machine the time of other programs is in it.
 */
const watched = async (work: () => Promise<unknown>) => {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const before = tidiedMs
  const stop = watchTurns()
  await work()
  // What held this thread is seen at its next turn.
  await new Promise((resolve) => setTimeout(resolve, 5))
  delay.disable()
  const ownMs = stop()
  return { ownMs, turnMs: Math.max(0, ownMs - (tidiedMs - before)), heldMs: delay.max / 1_000_000 }
}

/** The whole course, each lesson and each test of it. */
const earnCertificate = async ({ client }: CaseOwner) => {
  for (const { id, lessons } of app.ctx.course.modules) {
    for (const { id: lessonId } of lessons) await client.call(completeLesson, { id, lessonId })
    const quizId = finalTestOf(id)
    const questions = app.ctx.course.quizzes.get(quizId)?.questions ?? []
    const answers = Object.fromEntries(questions.map((question) => [question.id, question.answer]))
    await client.call(answerQuiz, { quizId, tryId: crypto.randomUUID(), answers })
  }
}

const fetched = async (address: string) => {
  const answer = await fetch(new URL(address, app.url))
  expect(answer.status).toBe(200)
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(300)
}

it('the description of the API is written once, whoever asks for it', async () => {
  const ask = () => fetched('/api/openapi.json')
  await ask()
  const write = async () => JSON.stringify(openApiDocument(app.url))
  const leastOf = async (work: () => Promise<unknown>) => {
    const tries = []
    // The app has work of its own in this thread: the least is what the work itself takes.
    for (let count = 0; count < 25; count += 1) tries.push(await ownMsOf(work))
    return Math.min(...tries)
  }
  const kept = await leastOf(ask)
  const written = await leastOf(write)
  process.stdout.write(`${kept.toFixed(1)} ms when it is kept, ${written.toFixed(1)} ms when it is written\n`)
  expect(kept).toBeLessThan(written / 2)
})

it('no request holds this thread longer than 20 ms while every kind of file is made', {
  timeout: 180_000,
}, async () => {
  const { leadId } = await askForReport(app, capped)
  const { url } = await owner.client.call(exportCase, { id: owner.caseId })
  const report = `/api/public/property-analysis/${leadId}/pdf`
  const addresses = [...(await resourceAddresses()), ...(await documentAddresses()), url, report]
  await earnCertificate(owner)
  const files = []
  // The first of all starts the threads.
  for (const address of addresses)
    files.push({ address: address.slice(0, 45), ...(await watched(() => fetched(address))) })
  const certificate = async () => fetched((await owner.client.call(downloadCertificate, {})).url)
  files.push({ address: 'the certificate', ...(await watched(certificate)) })
  files.push({ address: 'a packet', ...(await watched(() => make(owner))) })
  const { draw } = await import('#server/features/report/printable/draw.ts')
  const order = await owner.client.call(getPropertyAnalysis, { leadId })
  const here = await watched(() => draw({ order, now: app.ctx.now() }))
  const table = [...files, { address: 'a report drawn in this thread', ...here }].map(
    ({ address, turnMs, heldMs }) =>
      `${turnMs.toFixed(1)} ms in one turn, ${heldMs.toFixed(1)} ms by the wall: ${address}`,
  )
  process.stdout.write(`${table.join('\n')}\n`)
  expect(files.length).toBeGreaterThan(10)
  // A busy machine is slower at all of it: there the bound is a share of what it takes to draw one report.
  const bound = Math.max(longestTurn, here.turnMs / 4)
  expect(Math.max(...files.map(({ turnMs }) => turnMs))).toBeLessThan(bound)
  // What is measured would show it.
  expect(here.ownMs).toBeGreaterThan(longestTurn)
})

it('an app that can draw nothing says so, goes on, and ends when it is told to', async () => {
  const other = await openAppForTest({ startsAt: seasonOfTheSample })
  await writeFile(path.join(other.ctx.env.DATA_DIR, 'drawn'), 'no folder')
  const { leadId } = await askForReport(other, capped)
  const answer = await fetch(`${other.url}/api/public/property-analysis/${leadId}/pdf`)
  expect([answer.status, (await answer.json()).error.code]).toEqual([500, 'internal'])
  expect((await fetch(`${other.url}/api/public/alive`)).status).toBe(200)
  await other.close()
  // Closed to the last: it asks its database nothing more.
  await expect(other.ctx.pool.query('select 1')).rejects.toThrow('end')
})
