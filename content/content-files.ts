/** Owns the content folder as the server and the tests read it from disk; the web app reads it through Vite. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'yaml'

const folder = import.meta.dirname

export interface ContentFile {
  /** Path below content/. */
  readonly path: string
  readonly text: string
}

const pathsBelow = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

/** What readers see: Markdown and YAML, without the list of tokens. */
export const contentFiles = (): readonly ContentFile[] =>
  pathsBelow(folder)
    .filter((path) => /\.(md|yaml)$/.test(path) && path !== 'tokens.md')
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))

export const readContent = (path: string): string => readFileSync(join(folder, path), 'utf8')

export const readYaml = (path: string): unknown => parse(readContent(path))
