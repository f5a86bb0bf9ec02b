/**
 * `npm run papers:look -- [--homes 05,08] [--data FOLDER] [--to FOLDER] [--pages]`: walks homes of a real county roll through the screens to
 * their papers, and keeps the packet and every paper of each; with `--pages` also what their pages look like.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/browser.mjs'
import { ensureBuilt } from '../../scripts/build.mjs'
import { homes } from './homes.ts'
import type { LookedHome } from './looked-home.ts'
import { findHome, signIn } from './open-owner.ts'
import { openServer, season } from './open-server.ts'
import { rollsOf } from './roll.ts'
import { changeValue, drawPages, takePapers } from './take-papers.ts'
import { walkCase } from './walk.ts'

const { values } = parseArgs({
  options: {
    homes: { type: 'string' },
    data: { type: 'string', default: process.env.COUNTY_DATA ?? '../shared/data' },
    to: { type: 'string', default: path.join(tmpdir(), 'just-value-papers-look') },
    pages: { type: 'boolean', default: false },
  },
})

const lookAt = async (site: string, browser: Browser, home: LookedHome): Promise<string> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, acceptDownloads: true })
  page.setDefaultTimeout(15_000)
  await page.clock.install({ time: season.now })
  const folder = path.join(values.to, home.name)
  try {
    await signIn(site, page, home)
    await findHome(site, page, home)
    const { presses, seconds, notes } = await walkCase(site, page, home)
    const caseUrl = page.url().replace(/(\/appeal\/[0-9a-f-]+).*$/, '$1')
    const papers = await takePapers(page, home.letter, folder)
    const later = home.asksLater === undefined ? [] : await changeValue(page, caseUrl, home.asksLater)
    if (home.asksLater !== undefined) await takePapers(page, undefined, folder)
    if (values.pages) await drawPages(folder)
    return [`${home.name}: ${presses} presses, ${seconds} s`, ...notes, ...papers, ...later].join('; ')
  } catch (error) {
    await mkdir(folder, { recursive: true })
    await page.screenshot({ path: path.join(folder, 'stopped.png'), fullPage: true })
    throw error
  } finally {
    await page.close()
  }
}

const look = async (work: string): Promise<void> => {
  const rolls = await rollsOf(values.data, season.taxYear, work)
  if (rolls === null)
    throw new Error(
      `There are no county rolls in ${values.data}. Name their folder with --data or COUNTY_DATA.`,
    )
  await ensureBuilt()
  const server = await openServer(path.join(work, 'data'), rolls)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  const wanted = values.homes?.split(',')
  for (const home of homes.filter(({ name }) => wanted?.some((start) => name.startsWith(start)) ?? true))
    console.info(await lookAt(server.url, browser, home).catch((error: Error) => `STOPPED ${error.message}`))
  await browser.close()
  await server.stop()
}

const work = await mkdtemp(path.join(tmpdir(), 'just-value-papers-'))
try {
  await look(work)
  console.error(`The papers are in ${values.to}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(work, { recursive: true, force: true })
}
