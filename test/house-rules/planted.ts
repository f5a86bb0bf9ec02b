/** Owns planting files that break a rule, so that each rule is seen to catch what it is for. */
import type { SourceFile } from './source-file.ts'
import type { Violation } from './violation.ts'

export const plant = (files: Readonly<Record<string, string>>): readonly SourceFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }))

export const placesOf = (violations: readonly Violation[]): readonly string[] =>
  violations.map(({ path, line }) => (line === undefined ? path : `${path}:${line}`))
