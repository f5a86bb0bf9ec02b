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
/** Behind the page itself, what its scripts are to know of it is sent after it, in parts that React's lines put in place. */
const sentAfter = /<!--\$\?--><template id="B:0">[\s\S]*(?=<\/body><\/html>)/
const data = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g
const linesAround =
  /<!--(?:\$\?|\/\$)-->|<template id="B:\d+"><\/template>|<div hidden(?:="")? id="S:\d+">|<\/div>|<script>(?:requestAnimationFrame|\$R)[\s\S]*?<\/script>/g
/** React's own, which knows of a form that is sent before the page answers. */
const forms = /^(?:<script id="_R_">[^<]*<\/script>)?$/

/** The page without what its scripts are to know of it, and that, as lines of a script. */
const withoutData = (html: string) => {
  const [after = ''] = sentAfter.exec(html) ?? []
  const lines = [...after.matchAll(data)].map(([, line]) => line)
  if (lines.length === 0)
    throw new Error('The written page has no data of the router behind it: has the router changed?')
  const rest = after.replace(data, '').replace(linesAround, '')
  if (!forms.test(rest))
    throw new Error(`The written page has more than data behind it: ${rest.slice(0, 200)}`)
  return { html: html.replace(after, () => rest), lines }
}

/** The page with the waiting lines in place of its scripts, and what those were, for a file of their own. */
export const atRest = (written: string, waiting: string) => {
  const { html, lines } = withoutData(written)
  const imports = own.exec(html)?.[1]
  if (imports === undefined)
    throw new Error('The written page has no script of the router: has the router changed?')
  const script = [...lines, imports].join('\n')
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
