import { expect, it } from 'vitest'
import { matchesLock } from './install.mjs'

const locked = {
  '': {},
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
}
const { 'node_modules/vite': vite, ...served } = locked
const forServing = { withTools: false }
const forBuilding = { withTools: true }

it('serves without the tools that build, and builds with them only', () => {
  expect(matchesLock(locked, served, forServing)).toBe(true)
  expect(matchesLock(locked, served, forBuilding)).toBe(false)
  expect(matchesLock(locked, { ...served, 'node_modules/vite': vite }, forBuilding)).toBe(true)
})

it('asks for every package that serves, in the version of the lock', () => {
  expect(matchesLock(locked, { 'node_modules/vite': vite }, forServing)).toBe(false)
  const older = { ...served, 'node_modules/fastify': { version: '4.0.0' } }
  expect(matchesLock(locked, older, forServing)).toBe(false)
  const olderTool = { ...served, 'node_modules/vite': { version: '7.0.0', dev: true } }
  expect(matchesLock(locked, olderTool, forServing)).toBe(false)
})
