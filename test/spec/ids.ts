/** Owns finding ids of statements: in the titles of tests as they ran, and in the sources of tests as they stand. */
import { readdirSync, readFileSync } from 'node:fs'

const id = /\bS[2-9]\.[a-z0-9-]+\.\d+\b/g
const roots = ['src', 'fakes', 'content', 'test']
const ownFolders = ['test/spec', 'test/house-rules']

export const isStatementId = (text: string): boolean => text.replace(id, '') === '' && text !== ''

/** The ids that stand in brackets in a title, as in `shows the heading [S2.auth.2, S2.auth.3]`. */
export const idsInTitle = (title: string): readonly string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) => inside.match(id) ?? [])

const idsIn = (text: string): readonly string[] => [...new Set(text.match(id) ?? [])]

const testsBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (ownFolders.includes(path)) return []
    if (entry.isDirectory()) return testsBelow(path)
    return /\.test\.tsx?$/.test(path) || (folder.startsWith('test') && path.endsWith('.ts')) ? [path] : []
  })

/** Which test sources name which statement. */
export const idsInTests = (): ReadonlyMap<string, readonly string[]> => {
  const named = new Map<string, string[]>()
  for (const path of roots.flatMap(testsBelow)) {
    for (const found of idsIn(readFileSync(path, 'utf8')))
      named.set(found, [...(named.get(found) ?? []), path])
  }
  return named
}
