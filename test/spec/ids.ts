/** Owns finding ids of statements: in the titles of tests as they ran, and in the sources of tests as they are. */
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

export type Naming = { readonly path: string; readonly titles: readonly string[] }

/** Strings with ids in brackets, as they are in the source; a title that is put together is not found. */
const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*\[[^\]\n]*\bS[2-9]\.(?:\\.|(?!\1)[^\\\n])*)\1/g)].map(
    ([, , title = '']) => title,
  )

const namingsIn = (path: string): readonly (readonly [string, Naming])[] => {
  const text = readFileSync(path, 'utf8')
  const titles = titlesIn(text)
  return idsIn(text).map((found) => [
    found,
    { path, titles: titles.filter((title) => idsInTitle(title).includes(found)) },
  ])
}

/** Which tests name which statement. */
export const namings = (): ReadonlyMap<string, readonly Naming[]> => {
  const named = new Map<string, Naming[]>()
  for (const [found, naming] of roots.flatMap(testsBelow).flatMap(namingsIn))
    named.set(found, [...(named.get(found) ?? []), naming])
  return named
}
