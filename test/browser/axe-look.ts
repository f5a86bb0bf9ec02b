/** Owns looking at a page with axe-core: put into it once, since the way there costs as much as a short page's look. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

declare global {
  var axe: typeof import('axe-core')
}

/** The one without blanks: each page reads it again, and it is less than half as long. */
const axeProgram = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Nothing in force reads the style sheets again; what plays by itself is waited for. */
const always: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } }

/** WCAG 2.5.8, with its exceptions for links in a sentence and for what has room around it. axe leaves it out unless asked. */
const targetSize: RunOptions['rules'] = { 'target-size': { enabled: true } }

/** Colors on their way from one scheme to the other are nobody's colors; what goes on forever has no end to be put to. */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })

/** What stays in view lies over half a button at one place of the page and not at the next: axe takes the rest for a small target. */
const letLie = (page: Page, lies: boolean): Promise<void> =>
  page.evaluate((isToLie) => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (isToLie && getComputedStyle(element).position === 'sticky') element.style.position = 'static'
      else if (!isToLie && element.style.position === 'static') element.style.position = ''
    }
  }, lies)

/** No screen of ours has frames: axe looks at the page alone. */
export const violationsIn = async (page: Page, options: RunOptions = {}): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeProgram)
  await endTransitions(page)
  await letLie(page, true)
  const violations = await page.evaluate(
    async (given) => {
      const found = await globalThis.axe.run(document, given)
      return found.violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
      }))
    },
    { rules: targetSize, ...options, ...always },
  )
  await letLie(page, false)
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${impact}): ${html}\n${failureSummary}`),
  )
}
