/** Owns having what our known questions mean worked out before anybody asks: a quarter of a minute once, then only what has changed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeProgram } from './install.mjs'
import { capture, hashOf, quickImports, root, StepFailure, step } from './steps.mjs'

const madeOf = ['content', 'src/core/ask', 'src/server/features/ask', 'package-lock.json']
const folder = join(root, '.cache', 'ask')
const stampFile = join(folder, 'stamp')

const isDone = (/** @type {string} */ stamp) => {
  try {
    return readFileSync(stampFile, 'utf8') === stamp
  } catch {
    return false // nothing was worked out yet
  }
}

export const ensureSentences = async () => {
  const stamp = hashOf(madeOf)
  if (isDone(stamp)) return
  await step('Reading the questions that owners ask', async () => {
    const { code, output } = await capture(nodeProgram(), [
      quickImports,
      'src/server/features/ask/keep-sentences.ts',
    ])
    if (code !== 0) throw new StepFailure('The questions that owners ask could not be read.', output)
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(stampFile, stamp)
}
