/** `live hide-question`: takes a question from the list of a live session, or puts it back. */

import { setHidden } from '#server/features/live-session/answer-question.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import type { Command } from '../command.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withApp } from '../with-app.ts'
import { readQuestion } from './arguments.ts'
import { liveRefusals } from './refusals.ts'

export const liveHideQuestion: Command = {
  name: 'live hide-question',
  usage: 'live hide-question SESSION QUESTION [--undo] [--as NAME]',
  summary:
    'Take a question from the list, as one that names a person; who asked it still sees it, marked. --undo puts it back.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      undo: { type: 'boolean', default: false },
      ...asOption,
    })
    const key = readQuestion(positionals)
    const operator = operatorName(values.as, terminal)
    const isHidden = !values.undo
    const outcome = await withApp(terminal, (app) =>
      actLogged(app, { operator, action: 'live hide-question', subjects: { ...key, isHidden } }, () =>
        setHidden(app, key, isHidden),
      ),
    )
    const now = isHidden ? 'hidden' : 'shown again'
    if (outcome.ok) terminal.print(`Question ${key.questionId} is ${now}.`)
    else terminal.tell(liveRefusals[outcome.reason])
    return outcome.ok ? 0 : 1
  },
}
