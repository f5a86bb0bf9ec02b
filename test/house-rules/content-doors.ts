/** Owns what the code beside the content may lean on, so that the server and the browser can both run it. */
import { isBuiltin } from 'node:module'
import { roomOf, target } from './doors.ts'
import { isTest, type SourceFile, scriptsIn } from './source-file.ts'
import { importsOf } from './syntax.ts'
import type { Violation } from './violation.ts'

/** The one module that reads the folder from disk; for the server and for tests. */
const readsDisk = 'content/content-files.ts'
/** Not the program that makes the invented tax roll, further down in the folder. */
const isModuleOfContent = (path: string): boolean => /^content\/[^/]+\.ts$/.test(path)
const packages = ['zod', 'yaml', 'marked']

const leaning = ({ path }: SourceFile, specifier: string): Omit<Violation, 'path' | 'line'> | undefined => {
  if (path === readsDisk || isTest(path)) return undefined
  const to = target(path, specifier)
  if (roomOf(path) === 'web' && to === readsDisk) {
    return {
      rule: `web does not read content through ${readsDisk}.`,
      why: 'it reads the disk, and a browser has none.',
      instead: "Import the file itself with '?raw', and parse and fill it with the other modules of content.",
    }
  }
  if (!isModuleOfContent(path)) return undefined
  const isPure = to === undefined ? packages.includes(specifier) : to !== readsDisk
  if (isPure) return undefined
  const what = isBuiltin(specifier) ? 'nothing of Node' : `no package but ${packages.join(', ')}`
  return {
    rule: `content imports ${what} (${specifier}).`,
    why: 'the web app fills the same words with the same code as the server, so that code must run in both.',
    instead: `Take the text as an argument; the server reads it with ${readsDisk}, the web through Vite.`,
  }
}

export const contentDoors = (files: readonly SourceFile[]): readonly Violation[] =>
  scriptsIn(files).flatMap((file) =>
    importsOf(file).flatMap(({ specifier, line }) => {
      const broken = leaning(file, specifier)
      return broken ? [{ path: file.path, line, ...broken }] : []
    }),
  )
