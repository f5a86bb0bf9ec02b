/** Owns the rule that no two of our files import each other, directly or in a ring. */
import { target } from './doors.ts'
import { type SourceFile, scriptsIn } from './source-file.ts'
import { importsOf } from './syntax.ts'
import type { Violation } from './violation.ts'

type Graph = ReadonlyMap<string, readonly string[]>

const graphOf = (files: readonly SourceFile[]): Graph =>
  new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap(({ specifier }) => target(file.path, specifier) ?? []),
    ]),
  )

/** Depth first: a file met again while still on the trail closes a ring. */
const ringsIn = (graph: Graph): readonly (readonly string[])[] => {
  const rings: string[][] = []
  const finished = new Set<string>()
  const walk = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path)
    if (at >= 0) rings.push([...trail.slice(at), path])
    if (at >= 0 || finished.has(path)) return
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path])
    finished.add(path)
  }
  for (const path of graph.keys()) walk(path, [])
  return rings
}

export const cycles = (files: readonly SourceFile[]): readonly Violation[] =>
  ringsIn(graphOf(scriptsIn(files))).map((ring) => ({
    path: ring[0] ?? '',
    rule: `Imports form no ring: ${ring.join(' -> ')}.`,
    why: 'files in a ring can only be understood, tested and moved together; they are one file in disguise.',
    instead: 'Move what they have in common into a third file below both, or pass it in as an argument.',
  }))
