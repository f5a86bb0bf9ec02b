/**
 * `npm start`: installs, builds and serves, each only as far as needed. `--worker` runs the job worker alone, `--dev` the
 * development loop and `--seed` what fills its world; these need no build.
 * Runs on any Node from 20 with nothing installed, so it imports nothing but Node and its neighbors.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureBuilt, isBuilt } from './build.mjs'
import { ensureInstalled, nodeProgram } from './install.mjs'
import { ensureMessages } from './messages.mjs'
import { ensureSentences } from './sentences.mjs'
import { capture, endWith, environment, quickImports, root, StepFailure, secondsSince } from './steps.mjs'

/** A terminal already sends Ctrl-C to the whole group; anything else reaches only this process. */
const passSignals = (/** @type {import('node:child_process').ChildProcess} */ child) => {
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
}

/** npm hands a signal to the shell between it and us, which dies of it without passing it on; we notice its death. */
const endWithNpm = (/** @type {import('node:child_process').ChildProcess} */ child) => {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 250)
  watch.unref()
}

/** @type {Readonly<Record<string, readonly string[]>>} */
const withoutBuild = {
  '--worker': ['src/server/worker.ts'],
  '--dev': ['--conditions=development', 'dev/main.ts'],
  '--seed': ['dev/seed.ts'],
  '--pictures': ['dev/pictures.ts'],
}

/** A wrong setting is said before a minute of building, not after it. */
const checkSettings = async () => {
  const { code, output } = await capture(nodeProgram(), [quickImports, 'src/server/check-settings.ts'])
  if (code !== 0) throw new StepFailure(output.trim())
}

/** @param {readonly string[]} program with its options */
const run = (program) => {
  const args = [quickImports, ...program]
  const child = spawn(nodeProgram(), args, { cwd: root, env: environment(), stdio: 'inherit' })
  passSignals(child)
  endWithNpm(child)
  child.on('error', (error) => endWith(new StepFailure(`The server could not be started: ${error.message}.`)))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
}

try {
  const startedAt = performance.now()
  const [asked = '', ...options] = process.argv.slice(2)
  const other = withoutBuild[asked]
  await ensureInstalled(process.stdout, { withTools: other ? asked !== '--worker' : !isBuilt() })
  await ensureMessages()
  if (!other) await Promise.all([ensureBuilt(checkSettings), ensureSentences()])
  process.stdout.write(
    `Packages ${other ? 'are' : 'and build are'} ready after ${secondsSince(startedAt)}.\n`,
  )
  run(other ? [...other, ...options] : ['src/server/main.ts'])
} catch (failure) {
  endWith(failure)
}
