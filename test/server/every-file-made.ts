/**
 * Runs the whole server in this thread, has it make a file of every kind, and prints as JSON which packages this thread loaded
 * for that (`serving`), which more it loads to draw one report itself (`drawing`), and how many files were `made`.
 */
import { registerHooks } from 'node:module'

const packages = new Set<string>()

registerHooks({
  load: (url, context, next) => {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
    if (name) packages.add(name)
    return next(url, context)
  },
})

const { openAppForTest } = await import('#test/app.ts')
const { askForReport, capped, seasonOfTheSample } = await import('#test/reports.ts')
const { until } = await import('#server/jobs/until.ts')
const { caseOwner } = await import('#server/features/case-file/testing/case-fixture.ts')
const { finalTestOf } = await import('#core/course/quiz.ts')
const { exportCase } = await import('#contract/case/cases.ts')
const { downloadCertificate } = await import('#contract/course/certificate.ts')
const { completeLesson } = await import('#contract/course/courses.ts')
const { answerQuiz } = await import('#contract/course/quizzes.ts')
const { downloadResource, listResources } = await import('#contract/course/resources.ts')
const { downloadDocument, generateDocument, listDocuments } = await import('#contract/document/documents.ts')
const { downloadPacket, getPackets, makePacket } = await import('#contract/document/packets.ts')
const { getPropertyAnalysis } = await import('#contract/report/reports.ts')

const app = await openAppForTest({ startsAt: seasonOfTheSample })
const owner = await caseOwner(app)
const { client, caseId, propertyId } = owner

const documentAddresses = async (): Promise<string[]> => {
  const list = async () => (await client.call(listDocuments, { propertyId })).documents
  await client.call(generateDocument, { kind: 'evidence_list', propertyId })
  await until(async () => (await list()).every(({ status }) => status === 'completed'))
  const asked = (await list()).flatMap(({ id }) =>
    (['pdf', 'docx'] as const).map((format) => ({ id, format })),
  )
  return Promise.all(asked.map(async (one) => (await client.call(downloadDocument, one)).url))
}

const resourceAddresses = async (): Promise<string[]> => {
  const { resources } = await client.call(listResources, {})
  const asked = resources.flatMap(({ id, formats }) => formats.map((format) => ({ id, format })))
  return Promise.all(asked.map(async (one) => (await client.call(downloadResource, one)).url))
}

/** The whole course, each lesson and each test of it. */
const certificateAddress = async (): Promise<string> => {
  for (const { id, lessons } of app.ctx.course.modules) {
    for (const { id: lessonId } of lessons) await client.call(completeLesson, { id, lessonId })
    const quizId = finalTestOf(id)
    const questions = app.ctx.course.quizzes.get(quizId)?.questions ?? []
    const answers = Object.fromEntries(questions.map((question) => [question.id, question.answer]))
    await client.call(answerQuiz, { quizId, tryId: crypto.randomUUID(), answers })
  }
  return (await client.call(downloadCertificate, {})).url
}

const packetAddress = async (): Promise<string> => {
  const { packetId } = await client.call(makePacket, { id: caseId, megabytes: 10 })
  const made = async () =>
    (await client.call(getPackets, { id: caseId })).packets.find(({ id }) => id === packetId)
  await until(async () => (await made())?.status === 'completed')
  return (await client.call(downloadPacket, { id: caseId, packetId })).url
}

const fetched = async (address: string) => {
  const answer = await fetch(new URL(address, app.url))
  const { byteLength } = await answer.arrayBuffer()
  if (answer.status !== 200 || byteLength < 300)
    throw new Error(`${address}: status ${answer.status}, ${byteLength} bytes`)
}

await owner.save({ value: { opinionCents: 38_700_000, reasons: '' } })
const { leadId } = await askForReport(app, capped)
const addresses = [
  ...(await resourceAddresses()),
  ...(await documentAddresses()),
  (await client.call(exportCase, { id: caseId })).url,
  `/api/public/property-analysis/${leadId}/pdf`,
  await certificateAddress(),
  await packetAddress(),
]
for (const address of addresses) await fetched(address)
const serving = [...packages]
packages.clear()
const { draw } = await import('#server/features/report/printable/draw.ts')
await draw({ order: await client.call(getPropertyAnalysis, { leadId }), now: app.ctx.now() })
const drawing = [...packages]
await app.close()
process.stdout.write(JSON.stringify({ made: addresses.length, serving, drawing }))
