/** Proves that a reader who stops early, as `head` does, ends the operator's command line without a complaint. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { quickImports } from '#test/quick-imports.ts'

it('says nothing of a reader who has gone, and ends as if it had been read', async () => {
  const child = spawn(process.execPath, [quickImports, 'src/server/operator/main.ts', 'help'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let told = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text
  })
  const [code] = await once(child, 'close')
  expect([code, told]).toEqual([0, ''])
})
