/** Proves when a packet is begun: not before its papers are written, and not where there is nothing to put in. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePacket } from '#contract/packets.ts'
import { caseOwner } from '#server/features/case-file/testing/case-bench.ts'
import { until } from '#server/jobs/until.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { seasonOfTheSample } from '#test/reports.ts'
import { sharedShop, type TestShop } from '#test/shop.ts'
import { fetched, newest, written } from './testing/packet-bench.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedShop({ startsAt: seasonOfTheSample })
})
afterAll(() => shop.close())

it('waits for the papers that are on their way, and then holds them', async () => {
  const late = await caseOwner(shop)
  const { client, caseId: id } = late
  await late.save({ value: { opinionCents: 38_700_000, reasons: '' } })
  await written(late, 'evidence_list')
  await written(late, 'condition_exhibit')
  const exhibit = [late.user.id, 'condition_exhibit']
  const change = (values: string) =>
    shop.rows(`update documents set ${values} where user_id = $1 and kind = $2 returning id`, exhibit)
  await change("status = 'running', finished_at = null")
  const { packetId } = await client.call(makePacket, { id, megabytes: 10 })
  const waitingSince = () =>
    shop.rows("select 1 from jobs.job where data->'payload'->>'packetId' = $1 and state = 'completed'", [
      packetId,
    ])
  await until(async () => (await waitingSince()).length > 0)
  expect(await newest(late)).toMatchObject({ id: packetId, status: 'queued' })
  await change("status = 'completed', finished_at = requested_at")
  await until(async () => (await newest(late)).status === 'completed')
  const { outline } = await readPdf(await fetched(shop, late, packetId))
  expect(outline).toEqual(['Cover', 'Index', 'The case in brief', 'Record and condition', 'Evidence list'])
})

it('is refused where there is nothing to put in, and to an address that nobody signed', async () => {
  const { client, caseId: id } = await caseOwner(shop)
  expect(await client.refusal(makePacket, { id, megabytes: 5 })).toMatchObject({ code: 'conflict' })
  expect((await fetch(`${shop.url}/api/packets/files/forged`)).status).toBe(410)
})
