/** `mail list`: what was to be sent, and what became of it. */

import { listMails, type MailRow } from '#server/features/mail/queries.ts'
import type { Command } from '../command.ts'
import { jsonOption, moment, printJson, printList } from '../print.ts'
import { limitOption, readLimit, readNone } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { withApp } from '../with-app.ts'

const rowOf = (mail: MailRow): string[] => [
  mail.id,
  moment(mail.createdAt),
  mail.kind,
  mail.status,
  String(mail.attempts),
  mail.lastError ?? '-',
  mail.recipient,
]

const head = ['MAIL', 'WRITTEN', 'KIND', 'STATUS', 'TRIES', 'LAST ERROR', 'TO']

export const mailList: Command = {
  name: 'mail list',
  usage: 'mail list [--failed] [--limit NUMBER] [--json]',
  summary: 'List mails, newest first; with --failed those that were given up.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      failed: { type: 'boolean', default: false },
      ...limitOption,
      ...jsonOption,
    })
    readNone(positionals)
    const limit = readLimit(values.limit)
    const status = values.failed ? { status: 'failed' as const } : {}
    const found = await withApp(terminal, ({ db }) => listMails(db, { ...status, limit }))
    if (values.json) {
      printJson(
        terminal,
        found.map(({ content: _body, ...mail }) => mail),
      )
      return 0
    }
    printList(terminal, { head, rows: found.map(rowOf), limit, none: 'There are no such mails.' })
    return 0
  },
}
