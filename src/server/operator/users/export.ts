/** `users export`: everything held about a person, as JSON. */

import { actLogged } from '#server/features/operator-log/actions.ts'
import { countsOf, exportPersonalData } from '#server/features/personal-data/actions.ts'
import type { Command } from '../command.ts'
import { writeExport } from '../export-file.ts'
import { readEmail, readFileName, readOnly } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withApp } from '../with-app.ts'

export const usersExport: Command = {
  name: 'users export',
  usage: 'users export E-MAIL --to FILE.json [--as NAME]',
  summary: 'Write everything held about a person to a new file. Make sure who is asking.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, { to: { type: 'string' }, ...asOption })
    const email = readEmail(readOnly(positionals, 'e-mail address'))
    const file = readFileName(values.to)
    const operator = operatorName(values.as, terminal)
    return withApp(terminal, async (app) => {
      const data = await exportPersonalData(app, email)
      if (!data) {
        terminal.tell(`Nothing is known of ${email}.`)
        return 1
      }
      const subjects = { userId: data.account?.id ?? null, ...countsOf(data) }
      await actLogged(app, { operator, action: 'users export', subjects }, async () => {
        await writeExport(file, [`${JSON.stringify(data, null, 2)}\n`])
        return { ok: true }
      })
      terminal.print(`Everything held about ${email} is in ${file}.`)
      return 0
    })
  },
}
