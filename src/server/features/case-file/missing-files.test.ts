/** Proves that an archive and a packet say which files of a case are gone from the disk, and never pass for whole. */
import { truncate } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportCase } from '#contract/case/cases.ts'
import { downloadPacket, makePacket } from '#contract/document/packets.ts'
import { make } from '#server/features/packet/testing/packet-fixture.ts'
import { paper, photo } from '#server/features/upload/testing/files.ts'
import { addUpload } from '#server/features/upload/testing/send-upload.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { seasonOfTheSample } from '#test/reports.ts'
import { type CaseOwner, caseOwner } from './testing/case-fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

const keyOf = async (table: 'uploads' | 'packets', id: string): Promise<string> => {
  const [row] = await app.rows<{ store_key: string }>(`select store_key from ${table} where id = $1`, [id])
  if (!row) throw new Error('it has no file')
  return row.store_key
}

/** As after a restore that left some of the disk out. */
const lose = async (table: 'uploads' | 'packets', id: string) => app.ctx.files.remove(await keyOf(table, id))

const empty = async (id: string) => {
  const path = await app.ctx.files.pathOf(await keyOf('uploads', id))
  await truncate(path ?? '')
}

const archiveOf = async ({ client, caseId: id }: CaseOwner) => {
  const { url } = await client.call(exportCase, { id })
  return unzip(Buffer.from(await (await fetch(`${app.url}${url}`)).arrayBuffer()))
}

it('the archive names each file that is gone, holds no empty one, and says that it is not complete', async () => {
  const owner = await caseOwner(app)
  await addUpload(owner, { kind: 'photo', name: 'kept.jpg' }, await photo())
  const lost = await addUpload(owner, { kind: 'photo', name: 'lost.jpg' }, await photo())
  const emptied = await addUpload(owner, { kind: 'paper', name: 'emptied.pdf' }, await paper())
  const whole = await archiveOf(owner)
  expect(whole.get('README.txt')).not.toContain('NOT COMPLETE')
  expect(whole.size).toBe(5)
  await lose('uploads', lost)
  await empty(emptied)
  const parts = await archiveOf(owner)
  expect([...parts.keys()].filter((name) => name.startsWith('files/'))).toEqual(['files/photo-01.jpg'])
  const words = parts.get('README.txt') ?? ''
  expect(words).toContain('THIS ARCHIVE IS NOT COMPLETE.')
  expect(words).toMatch(/Missing: files\/photo-02\.jpg: lost\.jpg.*add it to your case again/)
  expect(words).toMatch(/Missing: files\/paper-03\.pdf: emptied\.pdf/)
  const { files } = JSON.parse(parts.get('case.json') ?? '')
  expect(files.map(({ path }: { path: unknown }) => path)).toEqual(['files/photo-01.jpg', null, null])
  expect(app.logLines.join()).toContain('kept files are not where they were put')
})

it('a packet says at once which exhibit has lost its file, and what to do', async () => {
  const owner = await caseOwner(app)
  const lost = await addUpload(owner, { kind: 'photo', name: 'roof.jpg' }, await photo())
  await lose('uploads', lost)
  const { status, failure } = await make(owner)
  expect({ status, reason: failure?.reason }).toEqual({ status: 'failed', reason: 'upload_gone' })
  expect(failure?.message).toMatch(/^Exhibit A: .*its file is missing on our end.*Add it to your case again/)
})

it('a packet whose own file is gone is made again', async () => {
  const owner = await caseOwner(app)
  await addUpload(owner, { kind: 'photo', name: 'roof.jpg' }, await photo())
  const first = await make(owner)
  const packet = { id: owner.caseId, packetId: first.id }
  expect((await owner.client.call(downloadPacket, packet)).url).toContain('/api/packets/files/')
  expect((await owner.client.call(makePacket, { id: owner.caseId, megabytes: 10 })).packetId).toBe(first.id)
  await lose('packets', first.id)
  expect(await owner.client.refusal(downloadPacket, packet)).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Make the packet again'),
  })
  const second = await make(owner)
  expect(second).toMatchObject({ status: 'completed' })
  expect(second.id).not.toBe(first.id)
})
