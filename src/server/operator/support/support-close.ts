/** `support close`: ends a thread that needs no answer. */

import { actLogged } from '#server/features/operator-log/actions.ts'
import { closeByCommand } from '#server/features/support/actions.ts'
import type { Command } from '../command.ts'
import { readOnly } from '../read-arguments.ts'
import { readOptions, readThreadNumber } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withShop } from '../with-shop.ts'

export const supportClose: Command = {
  name: 'support close',
  usage: 'support close NUMBER [--as NAME]',
  summary:
    'Close a thread; one that still waits counts as closed without an answer. Writing in it opens it again.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, asOption)
    const number = readThreadNumber(readOnly(positionals, 'thread'))
    const operator = operatorName(values.as, terminal)
    const outcome = await withShop(terminal, (shop) =>
      actLogged(shop, { operator, action: 'support close', subjects: { thread: number } }, () =>
        closeByCommand(shop, number),
      ),
    )
    if (outcome.ok) terminal.print(`Thread ${number} is closed.`)
    else terminal.tell(`There is no thread ${number}.`)
    return outcome.ok ? 0 : 1
  },
}
