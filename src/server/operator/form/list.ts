/** `form list`: shows which official forms are held; the first is the one that is filled in. */

import { formsHeld } from '#server/features/official-form/queries.ts'
import type { Command } from '../command.ts'
import { moment, printRows } from '../print.ts'
import { readNone } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { withOpenDatabase } from '../with-database.ts'

export const formList: Command = {
  name: 'form list',
  usage: 'form list',
  summary: 'List the official forms held; the first is the one that is filled in.',
  run: async (args, terminal) => {
    readNone(readOptions(args, {}).positionals)
    const forms = await withOpenDatabase(terminal, ({ db }) => formsHeld(db))
    if (forms.length === 0) terminal.print('No official form is held; the answer sheet stands alone.')
    else
      printRows(
        terminal,
        ['form', 'edition', 'added', 'bytes', 'sha-256'],
        forms.map(({ form, edition, addedAt, bytes, sha256 }) => [
          ...[form, edition, moment(addedAt), String(bytes), sha256],
        ]),
      )
    return 0
  },
}
