/** Starts the real server in a process of its own, with a copied database, for browser journeys. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Tier } from '#contract/fields.ts'
import { quickImports } from '#test/quick-imports.ts'

const root = path.resolve(import.meta.dirname, '../..')
const startSeconds = 60

export type CaughtMail = {
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
}

export type RunningApp = {
  readonly url: string
  /** Where its files lie, such as films. */
  readonly dataDir: string
  /** The newest mail to this address whose subject contains the words; waits for it. */
  readonly mailTo: (address: string, subject: string) => Promise<CaughtMail>
  /** As the operator's command does: the course is given without payment, and the set-up mail goes out. */
  readonly giveCourse: (email: string, tier: Tier) => Promise<void>
  readonly stop: () => Promise<void>
}

const addressOf = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error('the server has no output to read')
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    const [, url] = /^Just Value is listening at (\S+)/.exec(line) ?? []
    if (url) return url
  }
  throw new Error(`the server ended before it was ready:\n${lines.slice(-20).join('\n')}`)
}

const getJson = async <T>(url: string): Promise<T> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return (await response.json()) as T
}

const mailReader = (url: string) => async (address: string, subject: string) => {
  const list = `${url}/dev/mail/api/messages?to=${encodeURIComponent(address)}&limit=20`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { messages } = await getJson<{ messages: { id: string; subject: string }[] }>(list)
    const found = messages.find((message) => message.subject.includes(subject))
    if (found) return getJson<CaughtMail>(`${url}/dev/mail/api/messages/${found.id}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no mail about “${subject}” came in 20 s`)
}

const giver = (child: ChildProcess) => async (email: string, tier: Tier) => {
  child.send({ email, tier })
  const [isGiven] = await once(child, 'message')
  if (isGiven !== true) throw new Error(`${email} already has this course`)
}

/** `settings` beside those of every browser test: a film takes a core for seconds, so that only who asks for a voice has them made. */
export const startApp = async (settings: Readonly<Record<string, string>> = {}): Promise<RunningApp> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'just-value-journey-'))
  const child = spawn(process.execPath, [quickImports, 'test/browser/app-process.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SPEECH_VOICE: 'none',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), startSeconds * 1000)
  const url = await addressOf(child)
  clearTimeout(timer)
  child.stdout?.resume()
  return {
    url,
    dataDir,
    mailTo: mailReader(url),
    giveCourse: giver(child),
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
