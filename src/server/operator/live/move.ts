/** `live move`: gives a live session another time and mails those who asked to be reminded. */

import { moveSession } from '#server/features/live-session/schedule-session.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import type { Command } from '../command.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withApp } from '../with-app.ts'
import { peopleTold, readMinutes, readSession, readStarts, timeOf } from './arguments.ts'
import { liveRefusals } from './refusals.ts'

export const liveMove: Command = {
  name: 'live move',
  usage: 'live move SESSION --starts "2026-12-01 18:00" [--minutes NUMBER] [--as NAME]',
  summary: 'Give a live session another time; those who asked to be reminded are mailed.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      starts: { type: 'string' },
      minutes: { type: 'string' },
      ...asOption,
    })
    const sessionId = readSession(positionals)
    const startsAt = readStarts(values.starts)
    const time = { startsAt, ...(values.minutes !== undefined && { minutes: readMinutes(values.minutes) }) }
    const operator = operatorName(values.as, terminal)
    const subjects = { sessionId, startsAt: startsAt.toISOString() }
    const outcome = await withApp(terminal, (app) =>
      actLogged(app, { operator, action: 'live move', subjects }, () => moveSession(app, sessionId, time)),
    )
    if (!outcome.ok) {
      terminal.tell(liveRefusals[outcome.reason])
      return 1
    }
    const { session, told } = outcome
    terminal.print(
      `Session ${sessionId} is now on ${timeOf(session.startsAt)}, ${session.minutes} minutes. ${peopleTold(told)}`,
    )
    return 0
  },
}
