/** Owns how a broken house rule is told: what, why, and what to do instead. */
export type Violation = {
  readonly path: string
  readonly line?: number
  readonly rule: string
  readonly why: string
  readonly instead: string
}

const places = (violations: readonly Violation[]): string => {
  const [first] = violations
  const lines = violations.flatMap(({ line }) => line ?? [])
  return lines.length === 0 ? (first?.path ?? '') : `${first?.path}:${[...new Set(lines)].join(', ')}`
}

/** One paragraph for each file and rule, meant for the person who has just broken it without knowing it. */
export const lessons = (violations: readonly Violation[]): readonly string[] => {
  const groups = Map.groupBy(violations, ({ path, rule }) => `${path} ${rule}`)
  return [...groups.values()].map((group) => {
    const { rule = '', why = '', instead = '' } = group[0] ?? {}
    return `${places(group)}\n  Rule: ${rule}\n  Why: ${why}\n  Instead: ${instead}`
  })
}
