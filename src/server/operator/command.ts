/** Owns the shape of an operator's command and how it ends. */

/** What the operator sees and has set. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly print: (line: string) => void
  /** What is going on and what went wrong; kept apart from results. */
  readonly tell: (line: string) => void
}

export interface Command {
  /** As typed: 'roll import'. */
  readonly name: string
  readonly usage: string
  readonly summary: string
  /** Returns the exit code: 0 done, 1 refused or failed. Throws a UsageError for arguments it cannot use. */
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<number>
}

/** Ends the command with exit code 2 and its usage. */
export class UsageError extends Error {}
