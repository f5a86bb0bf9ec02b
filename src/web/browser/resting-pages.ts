/** Owns that a written page shows its text before it loads scripts: see docs/decisions/0113. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Written beside the served folder: the few lines that wait for the text. */
export const starterFile = 'start-after-text.js'

const fallback = '__spa-fallback.html'
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const own = /<script type="module" async="">([\s\S]*?)<\/script>/

/** The page with the waiting lines in place of its scripts, and what those were, for a file of their own. */
export const atRest = (html: string, waiting: string) => {
  const script = own.exec(html)?.[1]
  if (script === undefined)
    throw new Error('The written page has no script of the router: has the router changed?')
  const files = [...html.matchAll(preload)].map(([, href]) => href)
  const address = `/assets/page-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  const start = `<script data-page="${address}" data-files="${files.join(' ')}">${waiting}</script>`
  return { html: html.replaceAll(preload, '').replace(own, () => start), address, script }
}

/** Puts every written page below the folder to rest. */
export const restPagesBelow = async (folder: string) => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && name !== fallback,
  )
  const waiting = (await readFile(join(folder, '..', starterFile), 'utf8')).trim()
  for (const page of pages) {
    const { html, address, script } = atRest(await readFile(join(folder, page), 'utf8'), waiting)
    await writeFile(join(folder, page), html)
    await writeFile(join(folder, address), script)
  }
}
