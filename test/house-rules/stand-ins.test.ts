/** Proves that the stand-ins could be published as they are: a package of their own that needs nothing around it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, readTree, scriptsIn } from './source-file.ts'
import { importsOf } from './syntax.ts'

const manifest = JSON.parse(readFileSync('fakes/package.json', 'utf8'))
const product = JSON.parse(readFileSync('package.json', 'utf8'))
const exported: readonly string[] = Object.values<string>(manifest.exports)

const standIns = scriptsIn(readTree()).filter(({ path }) => path.startsWith('fakes/'))
const shipped = standIns.filter(
  ({ path }) => !isTest(path) || exported.includes(`./${path.slice('fakes/'.length)}`),
)
const imports = shipped.flatMap((file) =>
  importsOf(file).map(({ specifier }) => ({ from: file.path, specifier })),
)

it('export files that are there', () => {
  expect(exported.filter((path) => !existsSync(`fakes/${path}`))).toEqual([])
})

it('import nothing of the product around them', () => {
  const outside = imports.filter(({ from, specifier }) =>
    specifier.startsWith('.')
      ? !posix.join(posix.dirname(from), specifier).startsWith('fakes/')
      : specifier.startsWith('#') && !specifier.startsWith('#fakes/'),
  )
  expect(outside).toEqual([])
})

it('declare each package that they use, and no other, in the version that they are tried with', () => {
  const used = new Set(
    imports.map(({ specifier }) => specifier).filter((name) => /^[^.#]/.test(name) && !isBuiltin(name)),
  )
  expect(Object.keys(manifest.dependencies).toSorted()).toEqual([...used].toSorted())
  const versions = { ...product.devDependencies, ...product.dependencies }
  for (const [name, version] of Object.entries(manifest.dependencies)) expect(versions[name]).toBe(version)
})

it('are each named where somebody new reads first', () => {
  const folders = readdirSync('fakes', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const readMe = readFileSync('fakes/README.md', 'utf8')
  expect(folders.map(({ name }) => name).filter((name) => !readMe.includes(`\`${name}/\``))).toEqual([])
})
