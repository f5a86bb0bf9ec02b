/**
 * `npm run bench:files -- [--reports 60] [--bombs 4] [--files 12]`, as JSON: how long the landing page waits while one address
 * asks for that many report PDFs at once, and how long the app answers nobody (`heldMs`); how much memory the app takes, its
 * children with it, while PDFs of 3 kB that unpack to 1.5 GB are added; and how long an ordinary photo and an ordinary paper
 * take, one after the other.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { bomb } from '#server/features/upload/testing/bomb.ts'
import { paper } from '#server/features/upload/testing/files.ts'
import { withOwnDatabase } from './own-database.ts'

const { values } = parseArgs({
  options: {
    reports: { type: 'string', default: '60' },
    bombs: { type: 'string', default: '4' },
    files: { type: 'string', default: '12' },
  },
})

const round = (value: number): number => Math.round(value * 10) / 10
const summary = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other)
  return {
    asked: times.length,
    median: round(sorted[times.length >> 1] ?? 0),
    longest: round(sorted.at(-1) ?? 0),
  }
}

const timed = async (url: string, from: string): Promise<{ status: number; ms: number }> => {
  const startedAt = performance.now()
  const answer = await fetch(url, { headers: { 'x-forwarded-for': from } })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - startedAt }
}

const landingWhile = async (at: string, others: Promise<unknown>) => {
  const times: number[] = []
  let isOver = false
  const end = others.finally(() => {
    isOver = true
  })
  while (!isOver) {
    times.push((await timed(`${at}/`, '10.0.0.2')).ms)
    await pause(20)
  }
  await end
  return summary(times)
}

const countOf = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  )

const askReports = async (at: string, ids: readonly string[], from: string) => {
  const startedAt = performance.now()
  const asked = Promise.all(ids.map((id) => timed(`${at}/api/public/property-analysis/${id}/pdf`, from)))
  const landingMs = await landingWhile(at, asked)
  const statuses = countOf((await asked).map(({ status }) => status))
  return { landingMs, statuses, seconds: round((performance.now() - startedAt) / 1000) }
}

const megabytesOf = (pid: number): number => {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1_000_000
  } catch {
    return 0
  }
}

/** Linux only: of the process and of all that it started. */
const treeMegabytes = (pid: number): number => {
  const parents = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parentOf = (name: string): number => {
    try {
      return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
    } catch {
      return 0
    }
  }
  const children = parents.filter((name) => parentOf(name) === pid).map(Number)
  return megabytesOf(pid) + children.reduce((sum, child) => sum + treeMegabytes(child), 0)
}

/** Twelve million pixels of noise and of nothing, as a phone takes them. */
const ordinaryPhoto = async (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const create = { width: 4_032, height: 3_024, channels: 3, background: '#a09080', noise } as const
  return sharp({ create }).jpeg({ quality: 88 }).toBuffer()
}

type App = { readonly process: ChildProcess; readonly ended: Promise<readonly { ended: unknown }[]> }

const keptBy = async (app: App, file: string, kind: 'photo' | 'paper'): Promise<{ ms?: number }> => {
  app.process.send({ file, kind })
  const [answer] = await Promise.race([once(app.process, 'message'), app.ended])
  return answer
}

const heldBy = async (app: App): Promise<unknown> => {
  app.process.send({ held: true })
  const [answer] = await Promise.race([once(app.process, 'message'), app.ended])
  return answer
}

/** The first of each starts what the others find ready. */
const ordinary = async (app: App, folder: string) => {
  const files = { photo: await ordinaryPhoto(), paper: await paper({ pages: 3 }) }
  const took = []
  for (const kind of ['photo', 'paper'] as const) {
    const file = join(folder, kind)
    await writeFile(file, files[kind])
    const times: number[] = []
    for (let number = 0; number < Number(values.files); number += 1)
      times.push((await keptBy(app, file, kind)).ms ?? Number.NaN)
    const [firstMs = Number.NaN, ...others] = times
    took.push({ kind, bytes: files[kind].length, firstMs, othersMs: summary(others) })
  }
  return took
}

const result = await withOwnDatabase(async ({ url, folder }) => {
  const program = fileURLToPath(new URL('./files-server.ts', import.meta.url))
  const server = fork(program, [url, folder, values.reports], { serialization: 'advanced' })
  try {
    const ended = once(server, 'exit').then(([code, signal]) => [{ ended: code ?? signal }])
    const app = { process: server, ended }
    const [{ at, ids }] = await Promise.race([once(server, 'message'), ended])
    await timed(`${at}/`, '10.0.0.2')
    await heldBy(app)
    // What the rest of the machine takes from the app, too.
    const quiet = { landingMs: await landingWhile(at, pause(4_000)), held: await heldBy(app) }
    const first = { ...(await askReports(at, ids, '10.0.0.1')), held: await heldBy(app) }
    const again = await askReports(
      at,
      ids.slice(0, 1).flatMap((id: string) => Array(Number(values.reports)).fill(id)),
      '10.0.0.3',
    )
    const file = join(folder, 'bomb.pdf')
    const bytes = bomb(1_500)
    await writeFile(file, bytes)
    const pid = server.pid ?? 0
    const before = round(megabytesOf(pid))
    let [peak, tree, isOver] = [0, 0, false]
    const answers: unknown[] = []
    const watch = (async () => {
      while (!isOver) {
        peak = Math.max(peak, megabytesOf(pid))
        tree = Math.max(tree, treeMegabytes(pid))
        await pause(20)
      }
    })()
    await heldBy(app)
    const sent = (async () => {
      for (let number = 0; number < Number(values.bombs); number += 1)
        answers.push(await keptBy(app, file, 'paper'))
    })()
    const landingMs = await landingWhile(at, sent)
    const held = await heldBy(app)
    isOver = true
    await watch
    const memory = { before, peakOfServer: round(peak), peakWithChildren: round(tree) }
    const added = await ordinary(app, folder)
    return {
      added,
      quiet,
      reports: { first, again },
      bomb: { bytes: bytes.length, answers, landingMs, held, megabytes: memory },
    }
  } finally {
    server.kill('SIGKILL')
  }
})
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
