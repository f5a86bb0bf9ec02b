/** `live list`: the live sessions, the latest first. */

import { sessionState } from '#core/live/session-state.ts'
import type { SessionRow } from '#server/db/schema/live-sessions.ts'
import {
  countsOf,
  latestSessions,
  type SessionCounts,
} from '#server/features/live-session/session-queries.ts'
import type { Command } from '../command.ts'
import { jsonOption, printJson, printList } from '../print.ts'
import { limitOption, readLimit, readNone } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { withApp } from '../with-app.ts'
import { timeOf } from './arguments.ts'

const head = [
  'SESSION',
  'STARTS',
  'MINUTES',
  'STATE',
  'QUESTIONS',
  'ANSWERS',
  'REMINDERS',
  'RECORDING',
  'TITLE',
]

const rowOf = (session: SessionRow, counts: SessionCounts | undefined, now: Date): string[] => [
  String(session.id),
  timeOf(session.startsAt),
  String(session.minutes),
  sessionState(session, now),
  String(counts?.questions ?? 0),
  String(counts?.answers ?? 0),
  String(counts?.signUps ?? 0),
  session.recordingUrl === null ? 'no' : 'yes',
  session.title,
]

export const liveList: Command = {
  name: 'live list',
  usage: 'live list [--limit NUMBER] [--json]',
  summary:
    'List live sessions, the latest first, with how many questions, answers and wishes for a reminder.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, { ...limitOption, ...jsonOption })
    readNone(positionals)
    const limit = readLimit(values.limit)
    const { sessions, counts, now } = await withApp(terminal, async (app) => {
      const found = await latestSessions(app.db, limit)
      const ids = found.map(({ id }) => id)
      return { sessions: found, counts: await countsOf(app.db, ids), now: app.now() }
    })
    if (values.json) {
      printJson(
        terminal,
        sessions.map((session) => ({ ...session, ...counts.get(session.id) })),
      )
      return 0
    }
    const rows = sessions.map((session) => rowOf(session, counts.get(session.id), now))
    printList(terminal, { head, rows, limit, none: 'No live session is scheduled.' })
    return 0
  },
}
