import { describe, expect, it } from 'vitest'
import { contentDoors } from './content-doors.ts'
import { cycles } from './cycles.ts'
import { doors } from './doors.ts'
import { innerDoors } from './inner-doors.ts'
import { placesOf, plant } from './planted.ts'
import { readTree } from './source-file.ts'
import { lessons } from './violation.ts'

const tree = readTree()

describe('doors between the rooms', () => {
  it('open only one way in this repository', () => {
    expect(lessons(doors(tree))).toEqual([])
  })

  it.each([
    ['src/core/tax/a.ts', '#contract/auth.ts'],
    ['src/contract/a.ts', '#server/env.ts'],
    ['src/core/a.ts', '#content/params.ts'],
    ['src/contract/a.ts', '#content/tokens.ts'],
    ['content/a.ts', '#web/operator.ts'],
    ['content/a.ts', '#server/env.ts'],
    ['src/server/a.ts', '../web/paths.ts'],
    ['src/web/a.tsx', '#server/context.ts'],
    ['src/server/services/a.ts', '#fakes/stripe/start.ts'],
    ['src/server/a.ts', '#test/database.ts'],
    ['fakes/stripe/a.ts', '#core/money.ts'],
    ['src/web/a.test.tsx', '#server/app.ts'],
  ])('catches %s importing %s', (path, specifier) => {
    expect(placesOf(doors(plant({ [path]: `\nimport { a } from '${specifier}'` })))).toEqual([`${path}:2`])
  })

  it.each([
    'import type { A } from "#web/a.ts"',
    'export { a } from "#web/a.ts"',
    'export * from "#web/a.ts"',
    'await import("#web/a.ts")',
  ])('catches %s, in whatever form it comes', (text) => {
    expect(doors(plant({ 'src/server/a.ts': text }))).toHaveLength(1)
  })

  it.each([
    ['src/contract/a.ts', '#core/money.ts'],
    ['src/contract/a.ts', '#words/notice/problem.ts'],
    ['content/a.ts', '#core/money.ts'],
    ['src/web/a.ts', '#content/tokens.ts'],
    ['src/server/services/a.ts', '#content/content-files.ts'],
    ['src/server/outside.ts', '#fakes/smtp/start.ts'],
    ['src/server/a.test.ts', '#fakes/smtp/start.ts'],
    ['test/browser/a.test.ts', '#server/app.ts'],
    ['src/core/a.ts', './b.ts'],
  ])('lets %s import %s', (path, specifier) => {
    expect(doors(plant({ [path]: `import { a } from '${specifier}'` }))).toEqual([])
  })

  it('does not mistake a word in a string or a comment for an import', () => {
    const text = "// import { a } from '#web/a.ts'\nexport const a = \"import b from '#web/b.ts'\""
    expect(doors(plant({ 'src/core/a.ts': text }))).toEqual([])
  })

  it('teaches: the lesson names the rule, the reason and the way out', () => {
    const [lesson] = lessons(doors(plant({ 'src/core/a.ts': "import '#server/env.ts'" })))
    expect(lesson).toMatch(/Rule: core may import itself.*\n {2}Why: .+\n {2}Instead: .+/)
  })
})

describe('doors inside the server and the web', () => {
  it('open only one way in this repository', () => {
    expect(lessons(innerDoors(tree))).toEqual([])
  })

  it.each([
    ['src/server/db/a.ts', '#server/features/account/actions.ts'],
    ['src/server/http/a.ts', '#server/app.ts'],
    ['src/server/features/a/actions.ts', '#server/main.ts'],
    ['src/server/features/a/actions.ts', '#server/features/b/jobs.ts'],
    ['src/web/features/a/a-page.tsx', '#web/features/b/parts/c.tsx'],
    ['src/web/ui/a.tsx', '#web/paths.ts'],
    ['src/web/ui/a.tsx', '#core/tax/saving.ts'],
    ['src/web/call/api.ts', '#web/features/session/session.ts'],
  ])('catches %s importing %s', (path, specifier) => {
    expect(placesOf(innerDoors(plant({ [path]: `import { a } from '${specifier}'` })))).toEqual([`${path}:1`])
  })

  it.each([
    ['src/server/features/a/actions.ts', '#server/features/b/actions.ts'],
    ['src/server/features/a/actions.ts', '#server/features/b/queries.ts'],
    ['src/server/features/a/actions.ts', '#server/jobs/queue.ts'],
    ['src/web/features/a/a-page.tsx', '#web/features/session/session.ts'],
    ['src/web/ui/a.tsx', '#core/money.ts'],
  ])('lets %s import %s', (path, specifier) => {
    expect(innerDoors(plant({ [path]: `import { a } from '${specifier}'` }))).toEqual([])
  })
})

describe('the doors of the content', () => {
  it('are kept in this repository', () => {
    expect(lessons(contentDoors(tree))).toEqual([])
  })

  it.each([
    ['content/a.ts', 'node:fs'],
    ['content/a.ts', 'react'],
    ['content/a.ts', '#content/content-files.ts'],
    ['src/web/a.ts', '#content/content-files.ts'],
    ['src/web/a.ts', '../../content/content-files.ts'],
  ])('catches %s importing %s', (path, specifier) => {
    const [lesson] = contentDoors(plant({ [path]: `import { a } from '${specifier}'` }))
    expect(lesson).toMatchObject({ path, line: 1, instead: expect.stringContaining('content') })
  })

  it.each([
    ['content/a.ts', 'zod'],
    ['content/a.ts', '#core/money.ts'],
    ['content/a.test.ts', '#content/content-files.ts'],
    ['content/content-files.ts', 'node:fs'],
    ['src/web/a.ts', '#content/tokens.ts'],
  ])('lets %s import %s', (path, specifier) => {
    expect(contentDoors(plant({ [path]: `import { a } from '${specifier}'` }))).toEqual([])
  })
})

describe('rings', () => {
  it('are not in this repository', () => {
    expect(lessons(cycles(tree))).toEqual([])
  })

  it('are caught, through types and through a third file', () => {
    const ring = plant({
      'src/core/a.ts': "import type { B } from './b.ts'",
      'src/core/b.ts': "import { c } from '#core/c.ts'",
      'src/core/c.ts': "import { a } from './a.ts'",
      'src/core/d.ts': "import { a } from './a.ts'",
    })
    expect(cycles(ring).map(({ rule }) => rule)).toEqual([
      'Imports form no ring: src/core/a.ts -> src/core/b.ts -> src/core/c.ts -> src/core/a.ts.',
    ])
  })
})
