/** `live show`: one live session with its questions, most wanted first. */

import { inOrder } from '#core/live/question-order.ts'
import { sessionState } from '#core/live/session-state.ts'
import type { SessionRow } from '#server/db/schema/live-sessions.ts'
import { type AskedQuestion, questionsOf } from '#server/features/live-session/question-queries.ts'
import { findSession } from '#server/features/live-session/session-queries.ts'
import type { Command, Terminal } from '../command.ts'
import { jsonOption, moment, printJson, printRows } from '../print.ts'
import { readOptions } from '../read-options.ts'
import { withApp } from '../with-app.ts'
import { readSession, timeOf } from './arguments.ts'
import { liveRefusals } from './refusals.ts'

const detailsOf = (session: SessionRow, now: Date): string[][] => [
  ['title', session.title],
  ['starts', timeOf(session.startsAt)],
  ['minutes', String(session.minutes)],
  ['state', sessionState(session, now)],
  ['join', session.joinUrl],
  ['recording', session.recordingUrl ?? '-'],
  ['time set', moment(session.timeSetAt)],
  ['about', session.about === '' ? '-' : session.about],
]

const rowOf = ({ id, votes, answer, hiddenAt, body }: AskedQuestion): string[] => [
  String(id),
  String(votes),
  answer === null ? 'no' : 'yes',
  hiddenAt === null ? 'no' : 'yes',
  body,
]

const printQuestions = (terminal: Terminal, questions: readonly AskedQuestion[]): void => {
  terminal.print('')
  terminal.print(questions.length === 0 ? 'Questions: none' : 'Questions:')
  if (questions.length === 0) return
  printRows(terminal, ['QUESTION', 'VOTES', 'ANSWERED', 'HIDDEN', 'TEXT'], questions.map(rowOf))
}

export const liveShow: Command = {
  name: 'live show',
  usage: 'live show SESSION [--json]',
  summary: 'Show one live session with its questions, most wanted first; without who asked them.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, jsonOption)
    const id = readSession(positionals)
    const found = await withApp(terminal, async ({ db, now }) => {
      const session = await findSession(db, id)
      return session && { session, questions: inOrder(await questionsOf(db, id, 'operator')), now: now() }
    })
    if (!found) {
      terminal.tell(liveRefusals['no-such-session'])
      return 1
    }
    const { session, questions, now } = found
    if (values.json) {
      const shown = questions.map(({ userId: _asker, ...question }) => question)
      printJson(terminal, { ...session, questions: shown })
      return 0
    }
    printRows(terminal, ['session', String(id)], detailsOf(session, now))
    printQuestions(terminal, questions)
    return 0
  },
}
