/** Proves when a packet is begun: not before its papers are written, and not where there is nothing to put in. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePacket } from '#contract/document/packets.ts'
import { caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { until } from '#server/jobs/until.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { seasonOfTheSample } from '#test/reports.ts'
import { fetched, newest, written } from './testing/packet-fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

it('waits for the papers that are on their way, and then holds them', async () => {
  const late = await caseOwner(app)
  const { client, caseId: id } = late
  await late.save({ value: { opinionCents: 38_700_000, reasons: '' } })
  await written(late, 'evidence_list')
  await written(late, 'condition_exhibit')
  const exhibit = [late.user.id, 'condition_exhibit']
  const change = (values: string) =>
    app.rows(`update documents set ${values} where user_id = $1 and kind = $2 returning id`, exhibit)
  await change("status = 'running', finished_at = null")
  const { packetId } = await client.call(makePacket, { id, megabytes: 10 })
  const waitingSince = () =>
    app.rows("select 1 from jobs.job where data->'payload'->>'packetId' = $1 and state = 'completed'", [
      packetId,
    ])
  await until(async () => (await waitingSince()).length > 0)
  expect(await newest(late)).toMatchObject({ id: packetId, status: 'queued' })
  await change("status = 'completed', finished_at = requested_at")
  await until(async () => (await newest(late)).status === 'completed')
  const { outline } = await readPdf(await fetched(app, late, packetId))
  expect(outline).toEqual(['Cover', 'Index', 'The case in brief', 'Record and condition', 'Evidence list'])
})

it('is refused where there is nothing to put in, and to an address that nobody signed', async () => {
  const { client, caseId: id } = await caseOwner(app)
  expect(await client.refusal(makePacket, { id, megabytes: 5 })).toMatchObject({ code: 'conflict' })
  expect((await fetch(`${app.url}/api/packets/files/forged`)).status).toBe(410)
})
