/** Owns running postgres-child.ts as a process of its own, hearing what it says, and ending it in different ways. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { quickImports } from '#test/quick-imports.ts'

export type ChildOrder = Readonly<{
  options: Readonly<{ dataDir: string; durable?: boolean; packaged?: string; systemDir?: string }>
  /** The user to become first, when the tests run as root. */
  uid?: number
  write?: boolean
}>

const PROGRAM = fileURLToPath(new URL('./postgres-child.ts', import.meta.url))
const SAY_LIMIT_MS = 30_000

export const startChild = (order: ChildOrder) => {
  const child = spawn(process.execPath, [quickImports, PROGRAM, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => said.push(line))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))

  const find = (word: string) => said.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1)
  /** The rest of the first line that starts with this word, once it is said. */
  const hear = (word: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const settle = (action: () => void) => {
        clearTimeout(limit)
        lines.off('line', look)
        action()
      }
      const look = () => {
        const found = find(word)
        if (found !== undefined) settle(() => resolve(found))
      }
      const giveUp = () =>
        settle(() => reject(new Error(`No '${word}' from the child: ${said.slice(-5).join(' | ')}`)))
      const limit = setTimeout(giveUp, SAY_LIMIT_MS)
      lines.on('line', look)
      void ended.then(giveUp)
      look()
    })

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    await ended
  }
  return { pid: child.pid ?? 0, said, hear, end }
}
