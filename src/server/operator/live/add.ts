/** `live add`: schedules a live session. */

import { addSession } from '#server/features/live-session/schedule-session.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import { type Command, UsageError } from '../command.ts'
import { readNone } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withApp } from '../with-app.ts'
import { readAbout, readLink, readMinutes, readStarts, readTitle, timeOf } from './arguments.ts'
import { liveRefusals } from './refusals.ts'

const text = { type: 'string' } as const

export const liveAdd: Command = {
  name: 'live add',
  usage:
    'live add --title TEXT --starts "2026-12-01 18:00" --minutes NUMBER --join URL [--about TEXT] [--as NAME]',
  summary: 'Schedule a live session; the time is of the Eastern clock. Nobody is mailed.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      title: text,
      starts: text,
      minutes: text,
      join: text,
      about: text,
      ...asOption,
    })
    readNone(positionals)
    if (values.minutes === undefined) throw new UsageError('Say with --minutes how long it is planned for.')
    const wanted = {
      title: readTitle(values.title),
      about: readAbout(values.about),
      startsAt: readStarts(values.starts),
      minutes: readMinutes(values.minutes),
      joinUrl: readLink('--join', values.join),
    }
    const operator = operatorName(values.as, terminal)
    const outcome = await withApp(terminal, (app) =>
      actLogged(
        app,
        {
          operator,
          action: 'live add',
          subjects: { startsAt: wanted.startsAt.toISOString() },
          found: (added) => (added.ok ? { sessionId: added.session.id } : {}),
        },
        () => addSession(app, wanted),
      ),
    )
    if (!outcome.ok) {
      terminal.tell(liveRefusals[outcome.reason])
      return 1
    }
    const { id, startsAt, minutes } = outcome.session
    terminal.print(`Session ${id} is scheduled: ${timeOf(startsAt)}, ${minutes} minutes.`)
    return 0
  },
}
