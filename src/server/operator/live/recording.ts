/** `live recording`: says where the recording of a live session is, or takes it away. */

import { setRecording } from '#server/features/live-session/schedule-session.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import { type Command, UsageError } from '../command.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withApp } from '../with-app.ts'
import { readLink, readSession } from './arguments.ts'
import { liveRefusals } from './refusals.ts'

export const liveRecording: Command = {
  name: 'live recording',
  usage: 'live recording SESSION URL | SESSION --remove [--as NAME]',
  summary: 'Say where the recording of a live session is, or take it away.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      remove: { type: 'boolean', default: false },
      ...asOption,
    })
    const [session, ...rest] = positionals
    const sessionId = readSession(session === undefined ? [] : [session])
    const [url, ...more] = rest
    if (more.length > 0 || (values.remove && url !== undefined))
      throw new UsageError('Give one address, or --remove.')
    const recordingUrl = values.remove ? null : readLink('The recording', url)
    const operator = operatorName(values.as, terminal)
    const outcome = await withApp(terminal, (app) =>
      actLogged(app, { operator, action: 'live recording', subjects: { sessionId } }, () =>
        setRecording(app, sessionId, recordingUrl),
      ),
    )
    const now = recordingUrl === null ? 'no recording' : 'its recording'
    if (outcome.ok) terminal.print(`Session ${sessionId} has ${now} now.`)
    else terminal.tell(liveRefusals[outcome.reason])
    return outcome.ok ? 0 : 1
  },
}
