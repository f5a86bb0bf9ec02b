/** Proves when a line to the database counts as dead: not while it, or this process, is merely slow. */
import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '#server/jobs/until.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { type Pulse, watchPulse } from './pulse.ts'

type Line = { readonly near: Socket; readonly held: Buffer[]; isHeld: boolean; asked: number }

/** Lines to the database, each of whose answers can be held back. */
const openLines = async (target: URL) => {
  const lines: Line[] = []
  const hooks: { onLine?: (line: Line) => void; onAsked?: (line: Line) => void } = {}
  const server = createServer((near) => {
    const far = dial(Number(target.port), target.hostname)
    const line: Line = { near, held: [], isHeld: false, asked: 0 }
    lines.push(line)
    hooks.onLine?.(line)
    near.on('data', (bytes) => {
      far.write(bytes)
      line.asked += 1
      hooks.onAsked?.(line)
    })
    far.on('data', (bytes) => (line.isHeld ? line.held.push(bytes) : near.write(bytes)))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    for (const socket of [near, far]) socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    lines,
    hooks,
    close: async () => {
      for (const { near } of lines) near.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const letGo = (line: Line) => {
  line.isHeld = false
  for (const bytes of line.held.splice(0)) line.near.write(bytes)
}

const patienceMs = 400

let database: TestDatabase
let through: Awaited<ReturnType<typeof openLines>>
let pulse: Pulse
let told: string[]
/** The line in use when a test begins. */
let first: Line

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  through = await openLines(new URL(database.url))
  told = []
  pulse = watchPulse(through.url, {
    everyMs: 5,
    patienceMs,
    onDeadLine: () => told.push('dead line'),
    onChange: (isAway) => told.push(isAway ? 'away' : 'back'),
  })
  first = await lineInUse(0)
  told.length = 0
})
afterEach(async () => {
  await pulse.stop()
  await through.close()
})

/** More is asked than what a line is opened with. On a busy machine a line can open too late, and the next one is used. */
const inUse = (from: number): Line | undefined => through.lines.slice(from).find(({ asked }) => asked > 10)

const lineInUse = async (from: number): Promise<Line> => {
  await until(() => inUse(from) !== undefined)
  const line = inUse(from)
  if (!line) throw new Error('there is a line')
  return line
}

/** A busy machine can also keep the new line waiting: the database is then away, and back. */
const toldOfLines = (): string[] => told.filter((what) => what !== 'away' && what !== 'back')

/** As a busy machine does to this process, or a long calculation. */
const holdUp = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('a process that was held up between question and answer blames nobody', async () => {
  const { length } = through.lines
  let times = 0
  through.hooks.onAsked = () => {
    times += 1
    if (times <= 4) holdUp(patienceMs * 1.2)
  }
  await until(() => times > 8)
  expect([told, through.lines.length]).toEqual([[], length])
})

test('a line that answers late, but before a new one, was slow and stays', async () => {
  const { length } = through.lines
  through.hooks.onLine = (next) => {
    next.isHeld = true
    letGo(first)
    through.hooks.onLine = () => {}
  }
  first.isHeld = true
  await until(() => through.lines.length === length + 1)
  const { asked } = first
  await until(() => first.asked > asked + 3)
  expect([told, through.lines.length]).toEqual([[], length + 1])
})

test('a line that is silent while a new one is answered is dead', async () => {
  const { length } = through.lines
  first.isHeld = true
  await lineInUse(length)
  expect([toldOfLines(), first.near.destroyed]).toEqual([['dead line'], true])
})

test('a line that is cut is dead at once', async () => {
  const { length } = through.lines
  first.near.destroy()
  await lineInUse(length)
  expect(toldOfLines()).toEqual(['dead line'])
})

test('a database that answers on no line is away, and back with the first answer', async () => {
  const hold = (line: Line) => {
    line.isHeld = true
  }
  through.hooks.onLine = hold
  hold(first)
  await until(() => told.includes('away'))
  through.hooks.onLine = () => {}
  await until(() => told.includes('back'))
  expect(told).toEqual(['dead line', 'away', 'back'])
})
