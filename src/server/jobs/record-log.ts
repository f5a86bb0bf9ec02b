/** A log for tests that keeps its lines. */
import type { QueueLog } from '#server/jobs/queue.ts'

export type LogLine = { readonly message: string } & Readonly<Record<string, unknown>>

export const recordLog = (): { lines: LogLine[]; log: QueueLog } => {
  const lines: LogLine[] = []
  const write = (about: unknown, message?: string) => {
    lines.push({ ...(typeof about === 'object' ? about : {}), message: message ?? '' })
  }
  return { lines, log: { info: write, warn: write, error: write } }
}
