/** Finds text that PostgreSQL cannot keep, before it becomes a failure inside a query or a job. */
import type { FieldFault } from '#contract/envelope.ts'
import { wordsOf } from './field-words.ts'

/** PostgreSQL's text has no NUL, and its jsonb no half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const faultAt = (path: readonly string[]): FieldFault => {
  const field = path.join('.')
  return { field, message: `${wordsOf(field)} contains characters that are not text` }
}

/** Looks through a parsed request, so its depth is bounded by the schema. */
export const unstorableText = (value: unknown, path: readonly string[] = []): FieldFault[] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [faultAt(path)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => unstorableText(inner, [...path, name]))
}
