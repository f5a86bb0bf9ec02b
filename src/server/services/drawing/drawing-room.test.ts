/** Proves that files are drawn in another thread, once for the same content, a bounded number at a time, and kept for a while. */
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMainThread, threadId } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DrawingRoom, DrawingRoomFull, openDrawingRoom } from './drawing-room.ts'
import { openDrawnFiles } from './drawn-files.ts'
import { drawnSample } from './testing/draw-sample.ts'

const program = new URL('./testing/draw-sample.ts', import.meta.url)
const now = new Date('2026-10-01T15:00:00Z')
const tomorrow = new Date('2026-10-02T15:00:00Z')

let folder: string
let room: DrawingRoom
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'just-value-drawing-'))
  room = openDrawingRoom(path.join(folder, 'drawn'))
})
afterAll(async () => {
  await room.close()
  await rm(folder, { recursive: true })
})

const drawn = async (order: object, at = now, by = room) => {
  const bytes = await by.draw(program, order, at)
  return bytes && drawnSample.parse(JSON.parse(bytes.toString()))
}

it('draws in another thread, and for the same content gives the file that is there', async () => {
  const [first, same] = await Promise.all([drawn({ name: 'one' }), drawn({ name: 'one' })])
  expect(isMainThread).toBe(true)
  expect(first?.threadId).not.toBe(threadId)
  expect([same, await drawn({ name: 'one' })]).toEqual([first, first])
  const others = [await drawn({ name: 'two' }), await drawn({ name: 'one' }, tomorrow)]
  expect(new Set([first, ...others].map((one) => one?.number)).size).toBe(3)
})

it('keeps nothing where nothing is drawn, and keeps what is drawn for its owner alone', async () => {
  const before = await readdir(path.join(folder, 'drawn'))
  expect(await drawn({ name: 'nothing' })).toBeNull()
  expect(await readdir(path.join(folder, 'drawn'))).toEqual(before)
  const modes = await Promise.all(['', ...before].map((name) => stat(path.join(folder, 'drawn', name))))
  expect(modes.map(({ mode }) => mode & 0o077)).toEqual(modes.map(() => 0))
})

it('refuses what comes when as many wait as may, and draws again afterwards', async () => {
  const orders = Array.from({ length: 60 }, (_, at) => ({ name: `busy ${at}`, busyMs: 50 }))
  const outcomes = await Promise.allSettled(orders.map((order) => drawn(order)))
  const refused = outcomes.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ reason }) => reason instanceof DrawingRoomFull)).toBe(true)
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(32)
  expect(await drawn({ name: 'busy 59' })).toMatchObject({ name: 'busy 59' })
})

it('an order that breaks its program ends nothing else', async () => {
  await expect(drawn({ name: 'broken' })).rejects.toThrow('broken on purpose')
  expect(await drawn({ name: 'after' })).toMatchObject({ name: 'after' })
})

it('a drawing that takes too long, or is too large, is none, and the next is drawn', async () => {
  const bounds = { longestMilliseconds: 60_000, mostBytes: 1_000 }
  const hasty = openDrawingRoom(path.join(folder, 'hasty'), { ...bounds, longestMilliseconds: 1_000 })
  await expect(drawn({ name: 'endless', busyMs: 600_000 }, now, hasty)).rejects.toThrow('aborted')
  await hasty.close()
  const place = path.join(folder, 'strict')
  const strict = openDrawingRoom(place, bounds)
  await expect(drawn({ name: 'large'.repeat(1_000) }, now, strict)).rejects.toThrow('bytes was drawn')
  expect(await readdir(place)).toEqual([])
  expect(await drawn({ name: 'small' }, now, strict)).toMatchObject({ name: 'small' })
  await strict.close()
})

it('a room that could not be opened is closed like any other, and opened when it can be', async () => {
  const place = path.join(folder, 'taken')
  await writeFile(place, 'no folder')
  const closed = openDrawingRoom(path.join(place, 'drawn'))
  await expect(drawn({ name: 'one' }, now, closed)).rejects.toThrow('ENOTDIR')
  await closed.close()
  const opened = openDrawingRoom(path.join(place, 'drawn'))
  await expect(drawn({ name: 'one' }, now, opened)).rejects.toThrow('ENOTDIR')
  await rm(place)
  expect(await drawn({ name: 'one' }, now, opened)).toMatchObject({ name: 'one' })
  await opened.close()
})

it('files that were drawn long ago go, and the oldest where there are too many', async () => {
  let at = 0
  const place = path.join(folder, 'aged')
  const files = await openDrawnFiles(place, { clock: () => at, mostBytes: 25 })
  const present = async () => (await readdir(place)).toSorted()
  for (const key of ['a', 'b', 'c']) await files.keep(key, Buffer.alloc(10))
  expect(await present()).toEqual(['b', 'c'])
  at = 59 * 60 * 1000
  await files.keep('d', Buffer.alloc(4))
  expect(await present()).toEqual(['b', 'c', 'd'])
  at = 61 * 60 * 1000
  expect([await files.read('b'), (await files.read('d'))?.length]).toEqual([null, 4])
  expect(await present()).toEqual(['d'])
  await files.close()
  const again = await openDrawnFiles(place)
  expect(await present()).toEqual([])
  await again.close()
})
