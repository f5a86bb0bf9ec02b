/** Proves that no file is drawn, and none from elsewhere is read, in the thread that answers everybody. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { openApiDocument } from '#server/http/openapi.ts'
import { openAppForTest, sharedApp } from '#test/app.ts'
import { askForReport, capped, seasonOfTheSample } from '#test/reports.ts'

/** What draws files or takes those of strangers apart. */
const drawers = [
  '@myriaddreamin/typst-ts-node-compiler',
  'fontkit',
  'docx',
  'hucre',
  '@cantoo/pdf-lib',
  'pdfjs-dist',
  'libheif-js',
  'file-type',
]

it('the thread that answers everybody makes every kind of file without what draws files or takes them apart', {
  timeout: 180_000,
}, async () => {
  const program = fileURLToPath(new URL('./every-file-made.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [...process.execArgv, program])
  const { made, serving, drawing }: { made: number; serving: string[]; drawing: string[] } =
    JSON.parse(stdout)
  expect(made).toBeGreaterThan(10)
  expect(serving).toContain('fastify')
  expect(serving.filter((name) => drawers.includes(name))).toEqual([])
  // What is looked for would be seen.
  expect(drawing).toContain('@myriaddreamin/typst-ts-node-compiler')
})

const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Of this thread alone, whatever else the machine does. */
const ownMsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = threadMs()
  await work()
  return threadMs() - before
}

it('the description of the API is written once, whoever asks for it', async () => {
  const app = await sharedApp({ startsAt: seasonOfTheSample })
  const ask = async () => {
    const answer = await fetch(`${app.url}/api/openapi.json`)
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(300)
  }
  await ask()
  const write = async () => JSON.stringify(openApiDocument(app.url))
  const leastOf = async (work: () => Promise<unknown>) => {
    const tries = []
    // The app has work of its own in this thread: the least is what the work itself takes.
    for (let count = 0; count < 25; count += 1) tries.push(await ownMsOf(work))
    return Math.min(...tries)
  }
  const kept = await leastOf(ask)
  const written = await leastOf(write)
  process.stdout.write(`${kept.toFixed(1)} ms when it is kept, ${written.toFixed(1)} ms when it is written\n`)
  expect(kept).toBeLessThan(written / 2)
  await app.close()
})

it('an app that can draw nothing says so, goes on, and ends when it is told to', async () => {
  const other = await openAppForTest({ startsAt: seasonOfTheSample })
  await writeFile(path.join(other.ctx.env.DATA_DIR, 'drawn'), 'no folder')
  const { leadId } = await askForReport(other, capped)
  const answer = await fetch(`${other.url}/api/public/property-analysis/${leadId}/pdf`)
  expect([answer.status, (await answer.json()).error.code]).toEqual([500, 'internal'])
  expect((await fetch(`${other.url}/api/public/alive`)).status).toBe(200)
  await other.close()
  // Closed to the last: it asks its database nothing more.
  await expect(other.ctx.pool.query('select 1')).rejects.toThrow('end')
})
