import { describe, expect, it } from 'vitest'
import { defaultExports } from './default-exports.ts'
import { names } from './names.ts'
import { placesOf, plant } from './planted.ts'
import { longFiles, size } from './size.ts'
import { readTree } from './source-file.ts'
import { lessons } from './violation.ts'

const tree = readTree()
const lines = (count: number): string => 'const a = 1\n'.repeat(count)

describe('names of files', () => {
  it('are kept in this repository', () => {
    expect(lessons(names(tree))).toEqual([])
  })

  it.each([
    'src/core/utils.ts',
    'src/server/helpers/a.ts',
    'src/server/queue-manager.ts',
    'src/contract/index.ts',
    'src/web/ui/PlanCard.tsx',
    'docs/Architecture.md',
    'fakes/stripe/newSession.ts',
  ])('catches %s', (path) => {
    expect(placesOf(names(plant({ [path]: '' })))).toEqual([path])
  })

  it.each([
    'src/core/money.ts',
    'src/web/entry.client.tsx',
    'README.md',
    'src/server/db/migrations/0001_a.sql',
  ])('lets %s pass', (path) => {
    expect(names(plant({ [path]: '' }))).toEqual([])
  })
})

describe('default exports', () => {
  it('are only where their reader demands one', () => {
    expect(lessons(defaultExports(tree))).toEqual([])
  })

  it('are caught in a file that no route names', () => {
    const files = plant({
      'src/web/routes.ts': "export default [route('/pricing', 'features/pricing/pricing-page.tsx')]",
      'src/web/features/pricing/pricing-page.tsx': 'export default () => null',
      'src/web/features/pricing/parts/plans.tsx': '\nexport default () => null',
      'vite.config.ts': 'export default {}',
    })
    expect(placesOf(defaultExports(files))).toEqual(['src/web/features/pricing/parts/plans.tsx:2'])
  })
})

describe('sizes', () => {
  it('are kept in this repository', () => {
    const long = longFiles(tree)
    if (long.length > 0) console.warn(`Files past 200 lines, refused past 300:\n  ${long.join('\n  ')}`)
    expect(lessons(size(tree))).toEqual([])
  })

  it('lets 300 lines pass, catches 301 and warns past 200', () => {
    expect(placesOf(size(plant({ 'src/core/a.ts': lines(300) })))).toEqual([])
    expect(placesOf(size(plant({ 'src/core/a.ts': lines(301) })))).toEqual(['src/core/a.ts'])
    expect(longFiles(plant({ 'src/core/a.ts': lines(200), 'src/core/b.ts': lines(201) }))).toEqual([
      'src/core/b.ts (201 lines)',
    ])
  })

  it('leaves the length of tests to what they prove', () => {
    expect(size(plant({ 'src/core/a.test.ts': lines(400) }))).toEqual([])
  })

  it('leaves lessons, data and migrations alone', () => {
    const text = lines(400)
    const files = plant({
      'content/a.md': text,
      'content/a.json': text,
      'src/server/db/migrations/0001_a.sql': text,
    })
    expect(size(files)).toEqual([])
  })

  it('catches a function that does not fit a screen, but not a long group of short tests', () => {
    const long = (head: string, tail: string) => `${head} {\n${lines(80)}}${tail}\n`
    expect(placesOf(size(plant({ 'src/core/a.ts': long('export const a = () =>', '') })))).toEqual([
      'src/core/a.ts:1',
    ])
    expect(size(plant({ 'src/core/a.test.ts': long("describe('a', () =>", ')') }))).toEqual([])
  })

  it('catches a third nested block, counting else-if as one', () => {
    const three = 'const f = (a) => { if (a) {\nfor (const b of a) {\nwhile (b) {}\n} } }'
    const two =
      'const f = (a) => { if (a) {} else if (b) {} else if (c) { for (const d of a) { d(() => { if (d) {} }) } } }'
    expect(placesOf(size(plant({ 'src/core/a.ts': three })))).toEqual(['src/core/a.ts:3'])
    expect(size(plant({ 'src/core/a.ts': two }))).toEqual([])
  })
})
