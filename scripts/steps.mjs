/**
 * Owns how our commands speak: one line when a step starts, a sign of life while it runs,
 * one line with the time it took, and one clear sentence when it fails.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { countAtEnd } from './core-seconds.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** For `node`, before a program of ours: it starts in half the time. */
export const quickImports = `--import=${new URL('./quick-imports.mjs', import.meta.url)}`

const heartbeatMs = 5_000

/** A failure with a sentence for the person at the keyboard; `output` is what the program itself printed. */
export class StepFailure extends Error {
  /** @param {string} sentence @param {string} [output] */
  constructor(sentence, output = '') {
    super(sentence)
    this.output = output
  }
}

/** @param {number} startedAt */
export const secondsSince = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`

/**
 * Runs `work` between a starting and a finishing line, with a sign of life every few seconds.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {NodeJS.WritableStream} [out]
 * @returns {Promise<T>}
 */
export const step = async (title, work, out = process.stdout) => {
  const startedAt = performance.now()
  out.write(`> ${title} ...\n`)
  const heartbeat = setInterval(() => out.write(`  ... ${secondsSince(startedAt)} so far\n`), heartbeatMs)
  try {
    const value = await work()
    out.write(`  done in ${secondsSince(startedAt)}\n`)
    return value
  } catch (failure) {
    out.write(`  failed after ${secondsSince(startedAt)}\n`)
    throw failure
  } finally {
    clearInterval(heartbeat)
  }
}

/** Our own programs come first in the PATH, so that every one of them runs on the pinned Node. */
export const environment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
})

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string} program @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const capture = (program, args, env = environment()) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    countAtEnd(child)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) =>
      reject(new StepFailure(`${program} could not be started: ${error.message}.`)),
    )
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

/**
 * Runs a program whose output the person should see as it comes.
 * @param {string} program @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export const show = (program, args, env = environment()) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    countAtEnd(child)
    child.on('error', (error) =>
      reject(new StepFailure(`${program} could not be started: ${error.message}.`)),
    )
    child.on('close', (code) => resolve(code ?? 1))
  })

/**
 * As `show`, beside others: each line begins with the name of what prints it.
 * @param {string} name @param {string} program @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export const showAs = (name, program, args, env = environment()) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    countAtEnd(child)
    for (const output of [child.stdout, child.stderr])
      createInterface({ input: output }).on('line', (line) => {
        if (line !== '') process.stdout.write(`${name} | ${line}\n`)
      })
    child.on('error', (error) =>
      reject(new StepFailure(`${program} could not be started: ${error.message}.`)),
    )
    child.on('close', (code) => resolve(code ?? 1))
  })

/** @param {string} path @returns {string[]} the files at or below `path`, relative to the root, sorted */
const filesBelow = (path) => {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** @param {readonly string[]} paths files and folders @param {(path: string) => boolean} [counts] */
export const hashOf = (paths, counts = () => true) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesBelow).filter(counts)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * Ends the process with the sentence of the failure, never with a stack of Node's.
 * @param {unknown} failure
 * @returns {never}
 */
export const endWith = (failure) => {
  if (failure instanceof StepFailure && failure.output) process.stderr.write(`${failure.output.trimEnd()}\n`)
  const sentence = failure instanceof Error ? failure.message : String(failure)
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}
