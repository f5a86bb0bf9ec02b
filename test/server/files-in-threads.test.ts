/** Proves that no file is drawn, and none from elsewhere is read, in the thread that answers everybody. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { downloadDocument, listDocuments } from '#contract/ai.ts'
import { exportCase } from '#contract/cases.ts'
import { downloadCertificate } from '#contract/certificate.ts'
import { completeLesson } from '#contract/courses.ts'
import { answerQuiz } from '#contract/quizzes.ts'
import { getPropertyAnalysis } from '#contract/reports.ts'
import { downloadResource, listResources } from '#contract/resources.ts'
import { finalTestOf } from '#core/course/quiz.ts'
import { type CaseOwner, caseOwner } from '#server/features/case-file/testing/case-bench.ts'
import { make, written } from '#server/features/packet/testing/packet-bench.ts'
import { openApiDocument } from '#server/http/openapi.ts'
import { askForReport, capped, seasonOfTheSample } from '#test/reports.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'

let shop: TestShop
let owner: CaseOwner
beforeAll(async () => {
  shop = await openShopForTest({ startsAt: seasonOfTheSample })
  owner = await caseOwner(shop)
  await written(owner, 'evidence_list')
})
afterAll(() => shop.close())

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

/** `ownMs`: of this thread alone, whatever else the machine does; `heldMs`: the longest it answered nobody. */
const measured = async (work: () => Promise<unknown>) => {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  // What held this thread is seen at its next turn.
  await new Promise((resolve) => setTimeout(resolve, 5))
  delay.disable()
  return { ownMs: (user + system) / 1000, heldMs: delay.max / 1_000_000 }
}

/** The whole course, each lesson and each test of it. */
const earnCertificate = async ({ client }: CaseOwner) => {
  for (const { id, lessons } of shop.ctx.course.modules) {
    for (const { id: lessonId } of lessons) await client.call(completeLesson, { id, lessonId })
    const quizId = finalTestOf(id)
    const questions = shop.ctx.course.quizzes.get(quizId)?.questions ?? []
    const answers = Object.fromEntries(questions.map((question) => [question.id, question.answer]))
    await client.call(answerQuiz, { quizId, tryId: crypto.randomUUID(), answers })
  }
}

const fetched = async (address: string) => {
  const answer = await fetch(new URL(address, shop.url))
  expect(answer.status).toBe(200)
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(300)
}

it('the description of the API is written once, whoever asks for it', async () => {
  const ask = () => fetched('/api/openapi.json')
  await ask()
  const again = await measured(ask)
  const anew = await measured(async () => JSON.stringify(openApiDocument(shop.url)))
  process.stdout.write(`${again.ownMs.toFixed(1)} ms asked again, ${anew.ownMs.toFixed(1)} ms written anew\n`)
  expect(again.ownMs).toBeLessThan(anew.ownMs / 2)
})

it('every kind of file takes this thread a fraction of what drawing one takes', async () => {
  const { leadId } = await askForReport(shop, capped)
  const { url } = await owner.client.call(exportCase, { id: owner.caseId })
  const report = `/api/public/property-analysis/${leadId}/pdf`
  const [first = '', ...others] = [
    ...(await resourceAddresses()),
    ...(await documentAddresses()),
    url,
    report,
  ]
  await earnCertificate(owner)
  // The first of all starts the threads.
  await fetched(first)
  const files = []
  for (const address of others)
    files.push({ address: address.slice(0, 45), ...(await measured(() => fetched(address))) })
  const certificate = async () => fetched((await owner.client.call(downloadCertificate, {})).url)
  files.push({ address: 'the certificate', ...(await measured(certificate)) })
  const { draw } = await import('#server/features/report/draw-report.ts')
  const order = await owner.client.call(getPropertyAnalysis, { leadId })
  const here = await measured(() => draw({ order, now: shop.ctx.now() }))
  // Asked for again and again until it is made, so it tells less of its making than the others.
  const packet = await measured(() => make(owner))
  const table = [
    ...files,
    { address: 'a packet, asked for until it is there', ...packet },
    { address: 'a report drawn here', ...here },
  ].map(
    (file) =>
      `${file.ownMs.toFixed(1)} ms of this thread, held for ${file.heldMs.toFixed(1)} ms: ${file.address}`,
  )
  process.stdout.write(`${table.join('\n')}\n`)
  expect(files.length).toBeGreaterThan(10)
  expect(Math.max(...files.map(({ ownMs }) => ownMs))).toBeLessThan(here.ownMs / 2)
})

it('a shop that can draw nothing says so, goes on, and ends when it is told to', async () => {
  const other = await openShopForTest({ startsAt: seasonOfTheSample })
  await writeFile(path.join(other.ctx.env.DATA_DIR, 'drawn'), 'no folder')
  const { leadId } = await askForReport(other, capped)
  const answer = await fetch(`${other.url}/api/public/property-analysis/${leadId}/pdf`)
  expect([answer.status, (await answer.json()).error.code]).toEqual([500, 'internal'])
  expect((await fetch(`${other.url}/api/public/alive`)).status).toBe(200)
  await other.close()
  // Closed to the last: it asks its database nothing more.
  await expect(other.ctx.pool.query('select 1')).rejects.toThrow('end')
})
