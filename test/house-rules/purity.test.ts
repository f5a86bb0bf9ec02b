import { describe, expect, it } from 'vitest'
import { entryFiles } from './entry-files.ts'
import { placesOf, plant } from './planted.ts'
import { purity } from './purity.ts'
import { readTree } from './source-file.ts'
import { lessons } from './violation.ts'

const tree = readTree()

describe('purity of core', () => {
  it('holds in this repository', () => {
    expect(lessons(purity(tree))).toEqual([])
  })

  it.each([
    'export const a = () => Date.now()',
    'export const a = () => new Date()',
    'export const a = () => new Date(2026, 8, 14)',
    'export const a = (day: Date) => day.getDay()',
    'export const a = () => Date()',
    'export const a = () => Math.random()',
    'export const a = () => process.env.A',
    "export const a = () => fetch('/a')",
    'export const a = () => crypto.randomUUID()',
    "import { readFileSync } from 'node:fs'",
    "import { z } from 'zod'",
    "export const a = () => window.localStorage.getItem('a')",
  ])('catches %s', (text) => {
    expect(placesOf(purity(plant({ 'src/core/a.ts': text })))).toContain('src/core/a.ts:1')
  })

  it.each([
    'export const a = (now: Date) => new Date(now.getTime() + 1)',
    'export const a = () => Date.UTC(2026, 8, 14)',
    'export const a = (window: { opensOn: string }) => window.opensOn',
    "import { cents } from '#core/money.ts'",
    'export const a = 1 // Date.now() would be wrong here',
  ])('lets %s pass', (text) => {
    expect(purity(plant({ 'src/core/a.ts': text }))).toEqual([])
  })

  it('does not bind tests or other rooms', () => {
    const text = 'export const a = () => new Date()'
    expect(purity(plant({ 'src/core/a.test.ts': text, 'src/server/a.ts': text }))).toEqual([])
  })
})

describe('importing a file does nothing', () => {
  it('holds in this repository', () => {
    expect(lessons(entryFiles(tree))).toEqual([])
  })

  it.each([
    ['a call', 'start()'],
    ['a loop', 'for (const a of []) start(a)'],
    ['a wait', 'export const a = await start()'],
    ['a setting', 'export const a = () => process.env.PORT'],
  ])('catches %s', (_, text) => {
    expect(placesOf(entryFiles(plant({ 'src/server/jobs/a.ts': text })))).toEqual(['src/server/jobs/a.ts:1'])
  })

  it('lets an entry file act, and a function wait', () => {
    const files = plant({
      'src/server/main.ts': 'await start(process.env)',
      'src/server/jobs/a.ts': 'export const a = async () => { await start(); start() }',
    })
    expect(entryFiles(files)).toEqual([])
  })
})
