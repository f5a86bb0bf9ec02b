/** Owns running the server as a process of its own, against a given database and payment provider. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { quickPasswords } from '#test/env-for-test.ts'
import { quickImports } from '#test/quick-imports.ts'

const serverProgram = fileURLToPath(new URL('./app-child.ts', import.meta.url))

export type AppProcess = {
  readonly signal: (name: 'SIGTERM' | 'SIGKILL') => void
  /** The exit code, once the process has ended. */
  readonly ended: Promise<number | null>
  /** What it wrote, from when it was ready. */
  readonly log: () => string
}

const untilReady = async (child: ChildProcess): Promise<void> => {
  if (!child.stdout) throw new Error('the process has no output to read')
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ready ')) return
    lines.push(line)
  }
  throw new Error(`the process ended before it was ready:\n${lines.slice(-20).join('\n')}`)
}

type Settings = Readonly<Record<string, string>>

const newDir = (): string => mkdtempSync(path.join(tmpdir(), 'just-value-process-'))

const startProcess = async (
  args: readonly string[],
  dir: string,
  settings: Settings,
): Promise<AppProcess> => {
  const child = spawn(process.execPath, [quickImports, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      SPEECH_VOICE: 'none',
      ...quickPasswords,
      DATA_DIR: path.join(dir, 'data'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    rmSync(dir, { recursive: true, force: true })
    return code as number | null
  })
  await untilReady(child)
  let written = ''
  child.stdout?.on('data', (piece) => {
    written += String(piece)
  })
  return { signal: (name) => child.kill(name), ended, log: () => written }
}

export const startAppProcess = async (settings: Settings): Promise<AppProcess> => {
  const dir = newDir()
  const buildDir = path.join(dir, 'build')
  mkdirSync(buildDir)
  writeFileSync(path.join(buildDir, '__spa-fallback.html'), '<!doctype html><title>Just Value</title>')
  return startProcess([serverProgram, buildDir], dir, settings)
}
