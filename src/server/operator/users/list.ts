/** `users list`: the newest accounts and what they may use. */

import { desc } from 'drizzle-orm'
import { users } from '#server/db/schema/account.ts'
import { userView } from '#server/http/actor.ts'
import type { Command } from '../command.ts'
import { jsonOption, moment, printJson, printList } from '../print.ts'
import { limitOption, readLimit, readNone } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { type OperatorApp, withApp } from '../with-app.ts'

const newestUsers = async ({ db }: OperatorApp, limit: number) => {
  const rows = await db.select().from(users).orderBy(desc(users.createdAt), desc(users.id)).limit(limit)
  return Promise.all(
    rows.map(async (row) => ({
      ...(await userView(db, row)),
      createdAt: row.createdAt,
      emailVerifiedAt: row.emailVerifiedAt,
    })),
  )
}

const head = ['ACCOUNT', 'OPENED', 'E-MAIL VERIFIED', 'MAY USE', 'E-MAIL', 'NAME']

export const usersList: Command = {
  name: 'users list',
  usage: 'users list [--limit NUMBER] [--json]',
  summary: 'List accounts, newest first.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, { ...limitOption, ...jsonOption })
    readNone(positionals)
    const limit = readLimit(values.limit)
    const found = await withApp(terminal, (app) => newestUsers(app, limit))
    if (values.json) {
      printJson(terminal, found)
      return 0
    }
    const rows = found.map((user) => [
      user.id,
      moment(user.createdAt),
      moment(user.emailVerifiedAt),
      user.tier ?? 'nothing',
      user.email,
      `${user.firstName} ${user.lastName}`,
    ])
    printList(terminal, { head, rows, limit, none: 'There are no accounts.' })
    return 0
  },
}
