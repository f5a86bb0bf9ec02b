/** Owns reading a file's syntax with a real parser: its imports, its exports, its nodes, its comments. */
// biome-ignore-all lint/correctness/noComponentHookFactories: the parser names its nodes in capitals; nothing here is React.
import { type Comment, type ParseResult, parseSync, Visitor, type VisitorObject } from 'oxc-parser'
import type { SourceFile } from './source-file.ts'

export type Import = { readonly specifier: string; readonly line: number; readonly names: readonly string[] }

const parsed = new WeakMap<SourceFile, ParseResult>()

const parse = (file: SourceFile): ParseResult => {
  const known = parsed.get(file)
  if (known) return known
  const result = parseSync(file.path, file.text)
  parsed.set(file, result)
  return result
}

export const lineAt = (file: SourceFile, offset: number): number =>
  file.text.slice(0, offset).split('\n').length

export const visit = (file: SourceFile, visitor: VisitorObject): void =>
  new Visitor(visitor).visit(parse(file).program)

export const topLevelOf = (file: SourceFile) => parse(file).program.body
export const commentsOf = (file: SourceFile): readonly Comment[] => parse(file).comments

const imported = new WeakMap<SourceFile, readonly Import[]>()

const readImports = (file: SourceFile): readonly Import[] => {
  const { staticImports, staticExports, dynamicImports } = parse(file).module
  const imports = new Map<number, Import>()
  const add = (specifier: string, start: number, names: readonly string[] = []) =>
    imports.set(start, { specifier, line: lineAt(file, start), names })
  for (const { moduleRequest, entries } of staticImports) {
    const names = entries.map(({ localName }) => localName.value)
    add(moduleRequest.value, moduleRequest.start, names)
  }
  for (const { moduleRequest } of staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) add(moduleRequest.value, moduleRequest.start)
  for (const { moduleRequest } of dynamicImports) {
    const { start, end } = moduleRequest
    const [, , literal] = /^(['"])(.*)\1$/.exec(file.text.slice(start, end)) ?? []
    if (literal !== undefined) add(literal, start)
  }
  return [...imports.values()]
}

/**
 * Static imports, re-exports and `import('…')` of a literal, types included: a type is a door too. The parser lists them
 * beside the syntax, which is far larger and is not walked for this.
 */
export const importsOf = (file: SourceFile): readonly Import[] => {
  const known = imported.get(file) ?? readImports(file)
  imported.set(file, known)
  return known
}

/** The line of `export default`, if there is one. */
export const defaultExportLine = (file: SourceFile): number | undefined => {
  // Most files need not be parsed for this.
  if (!/\bexport\s+default\b/.test(file.text)) return undefined
  const node = topLevelOf(file).find(({ type }) => type === 'ExportDefaultDeclaration')
  return node && lineAt(file, node.start)
}
