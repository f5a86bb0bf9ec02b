/** Proves what the browser gets of a call, and that no page reads more of it. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contractForPages } from '../../vite.contract.ts'

const declared = `
const tag = perMinute(60)
export const rename = endpoint({
  ...shared,
  method: 'PUT',
  path: '/homes/:id',
  access: 'bearer',
  tag,
  summary: 'Name a home',
  input: z.object({ id: z.uuid(), name: z.string().trim() }),
  output: z.object({ homes: z.array(home) }),
})
`

it('is where a call goes and who may make it, and what a page does not use is left out', () => {
  const code = contractForPages('homes.ts', declared).replace(/\s+/g, ' ')
  expect(code).toContain(
    "rename = /* @__PURE__ */ (() => (({ method: 'PUT', path: '/homes/:id', access: 'bearer', })))()",
  )
  expect(code).toContain('const tag = /* @__PURE__ */ (() => (perMinute(60)))()')
})

it('is less than pages know by its type: none reads the shape of a call', () => {
  const pages = globSync('src/web/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  const reading = pages.filter((path) => {
    const text = readFileSync(path, 'utf8')
    const imported = [...text.matchAll(/import \{([^}]*)\} from '#contract\//g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    )
    return imported.some((name) => name !== '' && new RegExp(`\\b${name}\\.(input|output)\\b`).test(text))
  })
  expect(pages.length).toBeGreaterThan(100)
  expect(reading).toEqual([])
})
