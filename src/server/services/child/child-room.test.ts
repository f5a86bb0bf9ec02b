/** Proves that a process that reads files is bounded in memory, time and what it writes, and reads no file after one it did not like. */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { until } from '#server/jobs/until.ts'
import { type ChildRoom, childRoom } from './child-room.ts'
import type { ChildOutcome } from './start-child.ts'

const program = new URL('./testing/greedy-child.ts', import.meta.url)
const answered = z.object({ settings: z.array(z.string()), isRefused: z.boolean(), pid: z.int() })
const roomWith = (limits: { readonly seconds?: number } = {}) =>
  childRoom(program, {
    megabytes: 256,
    seconds: 60,
    megabytesOfFile: 2,
    ...limits,
    isSound: (answer) => !answered.parse(answer).isRefused,
  })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'just-value-child-'))
})
afterAll(() => rm(folder, { recursive: true }))

const pidOf = (outcome: ChildOutcome): number => {
  if (!outcome.ok) throw new Error(outcome.reason)
  return answered.parse(outcome.answer).pid
}
const reader = async (room: ChildRoom, order: object = {}) =>
  pidOf(await room.ask({ takes: 'nothing', ...order }))

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.each(['buffers', 'objects'])(
  'a reader that takes ever more %s is ended, it is known why, and the next file is read',
  async (takes) => {
    const sizes: number[] = []
    const room = roomWith()
    const onNews = (news: unknown) => sizes.push((news as { megabytes: number }).megabytes)
    expect(await room.ask({ takes }, { onNews })).toEqual({ ok: false, reason: 'too-much-memory' })
    expect(Math.max(...sizes)).toBeGreaterThan(0)
    expect(Math.max(...sizes)).toBeLessThan(2 * 256)
    expect(await reader(room)).toBeGreaterThan(0)
  },
)

it('one that never ends is ended, one that breaks says so, and the next file is read', async () => {
  const room = roomWith({ seconds: 2 })
  expect(await room.ask({ takes: 'time' })).toEqual({ ok: false, reason: 'too-long' })
  const other = roomWith()
  expect(await other.ask({ takes: 'leave' })).toEqual({ ok: false, reason: 'broke' })
  const { settings } = answered.parse(((await other.ask({ takes: 'nothing' })) as { answer: unknown }).answer)
  expect(settings).toEqual([])
})

it('one writes no file beyond its bound', async () => {
  const room = roomWith()
  const target = path.join(folder, 'large')
  expect(await room.ask({ takes: 'file', path: target })).toEqual({ ok: false, reason: 'broke' })
  expect((await stat(target)).size).toBeLessThanOrEqual(2 * 1024 * 1024)
})

it('one that read a file well reads the next, 25 at most, and is there before it is asked', async () => {
  const room = roomWith()
  room.prepare()
  const readers: number[] = []
  for (let file = 0; file < 26; file += 1) readers.push(await reader(room))
  expect(new Set(readers.slice(0, 25)).size).toBe(1)
  expect(readers[25]).not.toBe(readers[0])
  await until(() => !isAlive(readers[0] ?? 0))
})

it('one that refused a file, or holds much, reads no other; and no file is refused for what an earlier one left', async () => {
  const room = roomWith()
  const first = await reader(room)
  const refusing = await reader(room, { isRefused: true })
  expect(refusing).not.toBe(first)
  const third = await reader(room)
  expect([first, refusing]).not.toContain(third)
  const holding = roomWith()
  const much = await reader(holding, { takes: 'a-good-deal' })
  await reader(holding)
  const again = await reader(holding, { takes: 'a-good-deal' })
  // Two together would be too much for one.
  expect(again).not.toBe(much)
  await until(() => [first, refusing, much].every((pid) => !isAlive(pid)))
})

it('two files at a time have a reader each; who asks no longer ends only their own', async () => {
  const room = roomWith()
  const stop = new AbortController()
  const stopped = room.ask({ takes: 'time' }, { signal: stop.signal })
  const [one, other] = await Promise.all([reader(room), reader(room)])
  expect(one).not.toBe(other)
  stop.abort()
  expect(await stopped).toEqual({ ok: false, reason: 'stopped' })
  expect([one, other]).toContain(await reader(room))
})
