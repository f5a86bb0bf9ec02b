/** Owns reading the repository's own files into memory, so that every rule is a pure function over them. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type SourceFile = { readonly path: string; readonly text: string }

const folders = ['src', 'fakes', 'content', 'dev', 'test', 'scripts', 'docs', 'messages']
const atTheRoot = /\.(ts|md|json)$/
const textFiles = /\.(ts|tsx|mjs|css|md|yaml|json|sql|html|svg)$/

const below = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return []
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? below(path) : [path]
  })

const rootFiles = () => readdirSync('.').filter((name) => atTheRoot.test(name) && statSync(name).isFile())

let tree: readonly SourceFile[] | undefined

/** Every text file we wrote, with its path from the root and forward slashes; read once, and so parsed once, for all rules. */
export const readTree = (): readonly SourceFile[] => {
  tree ??= [...folders.flatMap(below), ...rootFiles()]
    .filter((path) => textFiles.test(path) && path !== 'package-lock.json')
    .map((path) => ({ path, text: readFileSync(join(path), 'utf8') }))
  return tree
}

const isScript = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path)

/** Tests, and what only tests use: test/, a folder called testing, and fixtures (`*-fixture.ts`) beside the code. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|-fixture\.tsx?$|\/testing\//.test(path) || path.startsWith('test/')

export const scriptsIn = (files: readonly SourceFile[]): readonly SourceFile[] =>
  files.filter(({ path }) => isScript(path))
