/** `support close`: ends a conversation that needs no answer. */

import { actLogged } from '#server/features/operator-log/actions.ts'
import { closeByCommand } from '#server/features/support/actions.ts'
import type { Command } from '../command.ts'
import { readOnly } from '../read-arguments.ts'
import { readConversationNumber, readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withApp } from '../with-app.ts'

export const supportClose: Command = {
  name: 'support close',
  usage: 'support close NUMBER [--as NAME]',
  summary:
    'Close a conversation; one that still waits counts as closed without an answer. Writing in it opens it again.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, asOption)
    const number = readConversationNumber(readOnly(positionals, 'conversation'))
    const operator = operatorName(values.as, terminal)
    const outcome = await withApp(terminal, (app) =>
      actLogged(app, { operator, action: 'support close', subjects: { conversation: number } }, () =>
        closeByCommand(app, number),
      ),
    )
    if (outcome.ok) terminal.print(`Conversation ${number} is closed.`)
    else terminal.tell(`There is no conversation ${number}.`)
    return outcome.ok ? 0 : 1
  },
}
