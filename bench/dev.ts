/**
 * `npm run bench:dev`: how long `npm run dev` takes to its first page, in a new world and in one that is there, and from the edit
 * of a component, of a sentence, of core and of a lesson until the open page shows it, as JSON. It edits files of this checkout
 * and puts them back.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { freePort } from '#server/db/supervisor/free-port.ts'
import { findChromium } from '../scripts/browser.mjs'

const root = path.resolve(import.meta.dirname, '..')
const rounds = 3

/** On a busy machine. */
const longestMilliseconds = 180_000

const started: (() => Promise<void>)[] = []

/** `firstPage`: seconds until the landing page shows its heading. `printed`: resolves with the first line that fits. */
const startDev = async (dataDir: string, browser: Browser) => {
  const beganAt = performance.now()
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.mjs', '--dev'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  started.push(stop)
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  const printed = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = lines.map((line) => pattern.exec(line)?.[1]).find((text) => text !== undefined)
      if (found) return found
      if (child.exitCode !== null) throw new Error(lines.join('\n'))
      await pause(20)
    }
  }
  const url = await printed(/^Just Value is at (\S+),/)
  const page = await browser.newPage()
  page.setDefaultTimeout(longestMilliseconds)
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const firstPage = (performance.now() - beganAt) / 1000
  await printed(/^(The world is there)/)
  const world = (performance.now() - beganAt) / 1000
  return { page, printed, stop, figures: { firstPageSeconds: firstPage, worldSeconds: world } }
}

/**
 * The seconds of each round, from writing the file until `page` shows the new words before `shown`, which `was` in the file
 * says; the file is put back as it was.
 */
const secondsUntilShown = async (page: Page, file: string, was: string, shown = was): Promise<number[]> => {
  const whole = path.join(root, file)
  const before = await readFile(whole, 'utf8')
  if (!before.includes(was)) throw new Error(`${file} does not say: ${was}`)
  const seconds: number[] = []
  try {
    await page.getByText(shown).first().waitFor()
    for (let round = 1; round <= rounds; round += 1) {
      const beganAt = performance.now()
      await writeFile(whole, before.replace(was, `Round ${round} ${was}`))
      await page.getByText(`Round ${round} ${shown}`).first().waitFor()
      seconds.push((performance.now() - beganAt) / 1000)
      await pause(1_000)
    }
  } finally {
    await writeFile(whole, before)
  }
  // The server restarts once more; a page opened before that would be answered by the one that ends.
  await page.getByText(`Round ${rounds} ${shown}`).first().waitFor({ state: 'detached' })
  process.stderr.write(`${file}: ${seconds.map((one) => one.toFixed(1)).join(', ')} s\n`)
  return seconds
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'just-value-dev-'))
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  const first = await startDev(dataDir, browser)
  process.stderr.write(`new world: ${JSON.stringify(first.figures)}\n`)
  await first.stop()
  const { page, printed, figures } = await startDev(dataDir, browser)
  await page.goto(await printed(/^ {2}AI-Enhanced.* (http\S+)/))
  await page.waitForURL('**/dashboard')
  const component = await secondsUntilShown(
    page,
    'src/web/features/dashboard/parts/ways.tsx',
    '{words.documentsAndAnswers()}',
    'Documents and answers',
  )
  const sentence = await secondsUntilShown(page, 'messages/en/dashboard.json', 'Documents and answers')
  // The server names the use of the home, so the page shows it only once the server has restarted.
  await page.goto(`${await printed(/^ {2}Their case.* (http\S+)/)}/facts`)
  const core = await secondsUntilShown(page, 'src/core/property/use-code.ts', 'Single-family home')
  await page.goto(new URL('/course/1', page.url()).href)
  const lesson = await secondsUntilShown(
    page,
    'content/modules/01-introduction-and-background/01-what-an-assessment-is.md',
    'Copy your parcel number exactly',
  )
  const edits = {
    componentSeconds: component,
    sentenceSeconds: sentence,
    coreSeconds: core,
    lessonSeconds: lesson,
  }
  process.stdout.write(`${JSON.stringify({ newWorld: first.figures, again: figures, ...edits }, null, 2)}\n`)
} finally {
  await browser.close()
  for (const stop of started) await stop()
  await rm(dataDir, { recursive: true, force: true })
}
