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
const startSeconds = 180
const mailSeconds = 180

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
  /** Has the film of a lesson made, or `landing`, if the app has a voice; waits for the order, not for the film. */
  readonly orderFilm: (lessonId: string) => Promise<void>
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
  for (const giveUpAt = performance.now() + mailSeconds * 1000; performance.now() < giveUpAt; ) {
    const { messages } = await getJson<{ messages: { id: string; subject: string }[] }>(list)
    const found = messages.find((message) => message.subject.includes(subject))
    if (found) return getJson<CaughtMail>(`${url}/dev/mail/api/messages/${found.id}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no mail about “${subject}” came in ${mailSeconds} s`)
}

/** One order at a time; an app that has ended does none. */
const orderer = (child: ChildProcess) => async (order: object) => {
  child.send(order)
  const [isDone] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (isDone !== true) throw new Error(`the app could not do ${JSON.stringify(order)}`)
}

/** `settings` beside those of every browser test. With a voice only those films are made that are ordered: each takes a core for seconds. */
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
  const order = orderer(child)
  return {
    url,
    dataDir,
    mailTo: mailReader(url),
    giveCourse: (email, tier) => order({ email, tier }),
    orderFilm: (film) => order({ film }),
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
