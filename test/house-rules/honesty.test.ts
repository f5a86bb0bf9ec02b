import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { honestCode } from './honest-code.ts'
import { lock, packages, reasons } from './packages.ts'
import { placesOf, plant } from './planted.ts'
import { readTree } from './source-file.ts'
import { lessons } from './violation.ts'
import { words } from './words.ts'

const tree = readTree()
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))

describe('packages', () => {
  it('are declared, every one that is imported', () => {
    expect(lessons(packages(tree, manifest))).toEqual([])
  })

  it('are caught when undeclared, when for development only, and in the commands', () => {
    const files = plant({
      'src/server/a.ts': "import left from 'left-pad'\nimport { z } from 'zod/v4'\nimport 'node:fs'",
      'src/core/a.ts': "import { it } from 'vitest'",
      'src/core/a.test.ts': "import { it } from 'vitest'",
      'scripts/a.mjs': "import './b.mjs'\nimport { z } from 'zod'",
    })
    const declared = { dependencies: { zod: '4' }, devDependencies: { vitest: '5' } }
    expect(placesOf(packages(files, declared))).toEqual([
      'src/server/a.ts:1',
      'src/core/a.ts:1',
      'scripts/a.mjs:2',
    ])
  })
})

describe('reasons for dependencies', () => {
  it('are written down for each, and for no other', () => {
    const record = readFileSync('docs/decisions/0007-main-dependencies.md', 'utf8')
    expect(lessons(reasons(manifest, record))).toEqual([])
  })

  it('are missed when absent, and when the package is gone', () => {
    const dependencies = { zod: '4', react: '19', 'react-dom': '19' }
    const rules = reasons(
      { dependencies, devDependencies: {} },
      '| `react`, `react-dom` | pages |\n| `left-pad` | x |',
    )
    expect(rules.map(({ rule }) => rule)).toEqual([
      'Every dependency has its line (zod).',
      'The list names only what is there (left-pad).',
    ])
  })
})

describe('the lock', () => {
  it('fits every machine', () => {
    expect(lessons(lock(readFileSync('package-lock.json', 'utf8'), readFileSync('.npmrc', 'utf8')))).toEqual(
      [],
    )
  })

  it('is caught naming a registry, lacking a platform, or a hash', () => {
    const packages = {
      'node_modules/a': { resolved: 'http://x', optionalDependencies: { 'a-linux-x64': '1.0.0' } },
    }
    const rules = lock(JSON.stringify({ packages }, null, 2), '').map(({ rule }) => rule)
    expect(rules).toEqual([
      'The lock and .npmrc name no registry.',
      'The lock holds the packages of every platform; it lacks node_modules/a-linux-x64.',
      'The lock has a hash of every package that this machine can fetch; it lacks node_modules/a.',
    ])
  })
})

describe('honest code', () => {
  it('is all there is', () => {
    expect(lessons(honestCode(tree))).toEqual([])
  })

  it.each([
    'export const a = (b: any) => b',
    'export const a = JSON.parse("1") as any',
    `// @ts-${'ignore'}: it is fine`,
    "vi.mock('#core/money.ts')",
    "vi.doMock('./money.ts')",
    "it.only('a', () => {})",
    "describe.skip('a', () => {})",
  ])('catches %s', (text) => {
    expect(placesOf(honestCode(plant({ 'src/core/a.test.ts': text })))).toEqual(['src/core/a.test.ts:1'])
  })

  it('lets the word any stand in a sentence', () => {
    expect(honestCode(plant({ 'src/core/a.ts': "// any day\nexport const a = 'any'" }))).toEqual([])
  })
})

describe('words of unfinished work', () => {
  it('are not in this repository', () => {
    expect(lessons(words(tree))).toEqual([])
  })

  it.each(['coming', 'Coming'])('are caught: %s …', (first) => {
    expect(placesOf(words(plant({ 'src/web/a.tsx': `\n<p>${first} soon</p>` })))).toEqual(['src/web/a.tsx:2'])
  })

  it("lets the specification's own text for a missing film stand", () => {
    expect(words(plant({ 'src/web/a.tsx': `<p>Video ${'Coming'} Soon</p>` }))).toEqual([])
  })

  it('catches a note to self, but not the state of a task in lower case', () => {
    const note = ['TO', 'DO'].join('')
    expect(words(plant({ 'src/a.ts': `// ${note}: later` }))).toHaveLength(1)
    expect(words(plant({ 'src/a.ts': 'export const todo = true' }))).toEqual([])
  })
})
