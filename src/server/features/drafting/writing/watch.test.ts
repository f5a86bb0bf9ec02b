/** Proves that the writing of a document can be watched to its end, by its owner, over server-sent events; and stopped. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  documentProgress,
  downloadDocument,
  generateDocument,
  watchDocument,
} from '#contract/document/documents.ts'
import {
  cancelDocument,
  deleteDocument,
  lockDocument,
  renewDocument,
  retryDocument,
} from '#contract/document/edits.ts'
import { until } from '#server/jobs/until.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { seasonOfTheSample } from '#test/reports.ts'
import { type Author, author } from '../testing/drafting-fixture.ts'

let app: TestApp
let ai: Author
beforeAll(async () => {
  app = await openAppForTest({ startsAt: seasonOfTheSample })
  ai = await author(app)
})
afterAll(() => app.close())

const eventsIn = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => documentProgress.parse(JSON.parse(json ?? '')))

it('tells each state once, until the document is completed, and then ends', async () => {
  const { documentId } = await ai.client.call(generateDocument, {
    kind: 'case_summary',
    propertyId: ai.onRoll,
  })
  const { url } = await ai.client.call(watchDocument, { id: documentId })
  const stream = await fetch(`${app.url}${url}`)
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const events = eventsIn(await stream.text())
  const last = events.at(-1)
  expect(last).toMatchObject({ status: 'completed', sectionsDone: last?.sectionsTotal })
  expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(events.length)
  expect(events.map(({ sectionsDone }) => sectionsDone)).toEqual(
    events.map(({ sectionsDone }) => sectionsDone).toSorted((a, b) => a - b),
  )
})

it('an address that is over says that there is nothing to come back for', async () => {
  const { id } = await ai.written({ kind: 'case_summary', propertyId: ai.onRoll })
  const { url } = await ai.client.call(watchDocument, { id })
  app.pass(11 * 60)
  expect((await fetch(`${app.url}${url}`)).status).toBe(204)
})

/** No version of this number can be kept, so its writer tries again and again. */
const refuseVersion = async (version: number) => {
  await app.rows(`create or replace function refuse_version() returns trigger language plpgsql as
    $$ begin if new.version = ${version} then raise exception 'gone away'; end if; return new; end $$`)
  await app.rows(`create trigger refuse before insert on document_versions
    for each row execute function refuse_version()`)
}
const refuseNone = () => app.rows('drop trigger refuse on document_versions')

it('stands as before when its renewal is stopped, with its files', async () => {
  const { id } = await ai.written({ kind: 'evidence_list', propertyId: ai.onRoll })
  const before = await ai.statusOf(id)
  await refuseVersion(2)
  await ai.client.call(renewDocument, { id })
  await until(async () => (await ai.statusOf(id)).status === 'running')
  expect(await ai.client.refusal(downloadDocument, { id, format: 'pdf' })).toMatchObject({ code: 'conflict' })
  expect(await ai.client.call(cancelDocument, { id })).toEqual({ status: 'completed' })
  await refuseNone()
  expect(await ai.statusOf(id)).toEqual(before)
  const { url } = await ai.client.call(downloadDocument, { id, format: 'pdf' })
  expect((await fetch(`${app.url}${url}`)).status).toBe(200)
  expect(await ai.client.call(renewDocument, { id })).toEqual({ status: 'queued' })
  await until(async () => (await ai.statusOf(id)).version === 2)
})

it('is cancelled while it is written, tells so, and is written when it is asked to go on', async () => {
  await refuseVersion(1)
  const asked = { kind: 'playbook', propertyId: ai.onRoll } as const
  const { documentId: id } = await ai.client.call(generateDocument, asked)
  await until(async () => (await ai.statusOf(id)).status === 'running')
  expect(await ai.client.call(cancelDocument, { id })).toEqual({ status: 'cancelled' })
  expect(await ai.client.call(cancelDocument, { id })).toEqual({ status: 'cancelled' })
  const { url } = await ai.client.call(watchDocument, { id })
  const events = eventsIn(await (await fetch(`${app.url}${url}`)).text())
  expect(events).toMatchObject([{ status: 'cancelled', sectionsDone: 0 }])
  expect(await ai.statusOf(id)).toMatchObject({ status: 'cancelled', version: 0, failure: null })
  await refuseNone()
  expect(await ai.client.call(retryDocument, { id })).toEqual({ status: 'queued' })
  await until(async () => (await ai.statusOf(id)).status === 'completed')
  expect(await ai.client.refusal(retryDocument, { id })).toMatchObject({ code: 'conflict' })
  expect(await ai.client.refusal(cancelDocument, { id })).toMatchObject({ code: 'conflict' })
  await ai.client.call(lockDocument, { id, locked: true })
  expect(await ai.client.refusal(deleteDocument, { id })).toMatchObject({ code: 'conflict' })
  await ai.client.call(lockDocument, { id, locked: false })
  await ai.client.call(deleteDocument, { id })
  expect(await ai.client.refusal(deleteDocument, { id })).toMatchObject({ code: 'not_found' })
})

it('that failed is told as such with its reason, and is written when it is tried again', async () => {
  const { id } = await ai.written({ kind: 'dr486_answer_sheet', propertyId: ai.onRoll })
  await app.rows(`update documents set status = 'failed', failure = 'outage' where id = $1`, [id])
  await app.rows('delete from document_sections where document_id = $1 and position > 1', [id])
  const { url } = await ai.client.call(watchDocument, { id })
  const events = eventsIn(await (await fetch(`${app.url}${url}`)).text())
  expect(events).toMatchObject([{ status: 'failed', sectionsDone: 2 }])
  expect((await ai.statusOf(id)).failure).toMatchObject({ reason: 'outage' })
  expect(await ai.client.call(retryDocument, { id })).toEqual({ status: 'queued' })
  await until(async () => (await ai.statusOf(id)).status === 'completed')
  const { failure, sectionsDone, sectionsTotal } = await ai.statusOf(id)
  expect([failure, sectionsDone]).toEqual([null, sectionsTotal])
})
