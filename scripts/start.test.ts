/** Proves what `npm start` says before it builds. */
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

const unfinishedBuilds = () => {
  try {
    return readdirSync(path.join(root, 'build')).filter((name) => name.endsWith('.part'))
  } catch {
    return []
  }
}

it('names a wrong setting before it builds', async () => {
  const before = unfinishedBuilds()
  // Another name of the operator makes other pages, which nobody has built yet.
  const settings = { OPERATOR_NAME: `Nobody ${process.pid}`, PORT: 'eighty' }
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(code).toBe(1)
  expect(said).toContain('The settings are not right:\n  PORT')
  expect(said).not.toContain('eighty')
  expect(said).not.toContain('Building')
  expect(unfinishedBuilds()).toEqual(before)
})
