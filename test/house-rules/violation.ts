/** Owns how a broken house rule is told: what, why, and what to do instead. */
export type Violation = {
  readonly path: string
  readonly line?: number
  readonly rule: string
  readonly why: string
  readonly instead: string
}

/** One paragraph per violation, meant for the person who has just broken the rule without knowing it. */
export const lessons = (violations: readonly Violation[]): readonly string[] =>
  violations.map(({ path, line, rule, why, instead }) => {
    const place = line === undefined ? path : `${path}:${line}`
    return `${place}\n  Rule: ${rule}\n  Why: ${why}\n  Instead: ${instead}`
  })
