/** `form remove`: takes an official form out of use; its file goes with it. */

import { removeForm } from '#server/features/official-form/queries.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import type { Command } from '../command.ts'
import { readNone } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withOpenDatabase } from '../with-database.ts'
import { formOptions, readNamedForm } from './arguments.ts'

export const formRemove: Command = {
  name: 'form remove',
  usage: 'form remove --edition TEXT [--form DR-486] [--as NAME]',
  summary: 'Take an official form out of use. The one added before it is filled in again, if there is one.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, { ...formOptions, ...asOption })
    readNone(positionals)
    const named = readNamedForm({ form: values.form, edition: values.edition })
    const operator = operatorName(values.as, terminal)
    const { ok: isRemoved } = await withOpenDatabase(terminal, ({ db }) =>
      actLogged(
        { db, now: () => new Date() },
        { operator, action: 'form remove', subjects: named },
        async () => ({
          ok: await removeForm(db, named),
        }),
      ),
    )
    terminal.print(
      isRemoved ? `Form ${named.form}, edition ${named.edition}, is removed.` : 'No such form is held.',
    )
    return isRemoved ? 0 : 1
  },
}
