/** `live cancel`: cancels a live session and mails those who asked to be reminded. */

import { cancelSession } from '#server/features/live-session/schedule-session.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import type { Command } from '../command.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withApp } from '../with-app.ts'
import { peopleTold, readSession } from './arguments.ts'
import { liveRefusals } from './refusals.ts'

export const liveCancel: Command = {
  name: 'live cancel',
  usage: 'live cancel SESSION [--as NAME]',
  summary: 'Cancel a live session that has not begun, for good; those who asked to be reminded are mailed.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, asOption)
    const sessionId = readSession(positionals)
    const operator = operatorName(values.as, terminal)
    const outcome = await withApp(terminal, (app) =>
      actLogged(app, { operator, action: 'live cancel', subjects: { sessionId } }, () =>
        cancelSession(app, sessionId),
      ),
    )
    if (outcome.ok) terminal.print(`Session ${sessionId} is cancelled. ${peopleTold(outcome.told)}`)
    else terminal.tell(liveRefusals[outcome.reason])
    return outcome.ok ? 0 : 1
  },
}
