/** What may be logged and stored of a thrown error: its kind and place, never its message, which can quote personal data. */

export interface FailureDescription {
  readonly error: string
  readonly code: string | null
  readonly at: string | null
}

const codeOf = (error: Error): string | null => {
  if (!('code' in error)) return null
  return typeof error.code === 'string' || typeof error.code === 'number' ? String(error.code) : null
}

const firstFrame = (error: Error): string | null =>
  error.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim() ?? null

export const describeFailure = (error: unknown): FailureDescription =>
  error instanceof Error
    ? { error: error.name, code: codeOf(error), at: firstFrame(error) }
    : { error: typeof error, code: null, at: null }
