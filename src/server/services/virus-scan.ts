/** Asks the operator's virus scanner about a file; a scanner that does not answer as one is not an all-clear. */
import { execFile } from 'node:child_process'

/** `unavailable` with why, for the log. */
export type ScanOutcome =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected' }
  | { readonly kind: 'unavailable'; readonly why: string }

const timeoutMilliseconds = 25_000

/** As clamscan and clamdscan end: 0 for clean, 1 for infected, anything else for a scan that did not happen. */
const outcomeOf = (error: Error | null): ScanOutcome => {
  if (error === null) return { kind: 'clean' }
  const code = 'code' in error ? error.code : undefined
  if (code === 1) return { kind: 'infected' }
  const killed = 'killed' in error && error.killed === true
  return { kind: 'unavailable', why: killed ? 'it took too long' : `it ended with ${String(code)}` }
}

/**
 * `command` is a program and its options, with spaces between; the file's path becomes its last one. No shell reads
 * it. Without a command every file is clean: the operator has chosen to scan nothing.
 */
export const scanFile = (command: string | undefined, file: string): Promise<ScanOutcome> => {
  const [program, ...options] = (command ?? '').split(/\s+/).filter(Boolean)
  if (program === undefined) return Promise.resolve({ kind: 'clean' })
  return new Promise((resolve) => {
    const settings = { timeout: timeoutMilliseconds, maxBuffer: 1_000_000 }
    execFile(program, [...options, file], settings, (error) => resolve(outcomeOf(error)))
  })
}
