/** `form add`: takes in an official form with the mapping of its fields; nothing is kept unless the two fit. */

import path from 'node:path'
import { keepForm } from '#server/features/official-form/keep-form.ts'
import { readMapping } from '#server/features/official-form/mapping.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import { openFileStore } from '#server/services/file-store.ts'
import { type Command, UsageError } from '../command.ts'
import { readOnly } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withOpenDatabase } from '../with-database.ts'
import { formOptions, readBoundedFile, readNamedForm } from './arguments.ts'

export const formAdd: Command = {
  name: 'form add',
  usage: 'form add FILE --edition TEXT --mapping FILE [--form DR-486] [--as NAME]',
  summary:
    'Take in the official petition form as a fillable PDF; --mapping says which field takes which answer. AI-Enhanced then fills it in, unsigned.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      ...formOptions,
      mapping: { type: 'string' },
      ...asOption,
    })
    const bytes = await readBoundedFile(readOnly(positionals, 'file'))
    const named = readNamedForm({ form: values.form, edition: values.edition })
    if (values.mapping === undefined)
      throw new UsageError(
        'Say which field takes which answer with --mapping FILE; `form fields FILE` begins one.',
      )
    const mapping = readMapping((await readBoundedFile(values.mapping)).toString('utf8'))
    const operator = operatorName(values.as, terminal)
    if (!mapping.ok) {
      for (const fault of mapping.faults) terminal.tell(fault)
      return 1
    }
    const added = await withOpenDatabase(terminal, ({ db, env }) => {
      const files = openFileStore(path.join(env.DATA_DIR, 'uploads'))
      const ctx = { db, files, now: () => new Date() }
      return actLogged(ctx, { operator, action: 'form add', subjects: named }, () =>
        keepForm(ctx, { ...named, bytes, mapping: mapping.value }),
      )
    })
    if (!added.ok) {
      for (const fault of added.faults) terminal.tell(fault)
      return 1
    }
    terminal.print(
      `Form ${named.form}, edition ${named.edition}, is filled in from now on. SHA-256 ${added.value.sha256}`,
    )
    return 0
  },
}
