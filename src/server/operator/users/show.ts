/** `users show`: one person in short: account, orders, reports and mail under an e-mail address. */

import { formatCents } from '#core/money.ts'
import { findUser } from '#server/features/account/queries.ts'
import { exportPersonalData, type PersonalData } from '#server/features/personal-data/actions.ts'
import { userView } from '#server/http/actor.ts'
import type { Command, Terminal } from '../command.ts'
import { moment, printRows } from '../print.ts'
import { readEmail, readOnly } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { type OperatorApp, withApp } from '../with-app.ts'

const tierOf = async ({ db }: OperatorApp, data: PersonalData): Promise<string> => {
  const row = data.account && (await findUser(db, data.account.id))
  return (row && (await userView(db, row)).tier) || 'nothing'
}

const accountRows = ({ account }: PersonalData, tier: string): string[][] => {
  if (!account) return [['account', 'none']]
  return [
    ['account', account.id],
    ['name', `${account.firstName} ${account.lastName}`],
    ['opened', moment(account.createdAt)],
    ['e-mail verified', moment(account.emailVerifiedAt)],
    ['may use', tier],
    ['properties', String(account.properties.length)],
    [
      'lessons completed',
      String(account.lessonProgress.filter((lesson) => lesson.completedAt !== null).length),
    ],
  ]
}

const printPerson = (terminal: Terminal, data: PersonalData, tier: string): void => {
  printRows(
    terminal,
    ['e-mail', data.emails.join(', ')],
    [
      ...accountRows(data, tier),
      ['free reports', String(data.leads.length)],
      ['mails', String(data.mails.length)],
      ['orders', String(data.orders.length)],
    ],
  )
  for (const { id, status, tier: course, amountCents, createdAt } of data.orders)
    terminal.print(`  ${id}  ${moment(createdAt)}  ${status}  ${course}  ${formatCents(amountCents)}`)
}

export const usersShow: Command = {
  name: 'users show',
  usage: 'users show E-MAIL',
  summary: 'Show what is known under an e-mail address, in short. `users export` writes all of it.',
  run: async (args, terminal) => {
    const email = readEmail(readOnly(readOptions(args, {}).positionals, 'e-mail address'))
    return withApp(terminal, async (app) => {
      const data = await exportPersonalData(app, email)
      if (data) printPerson(terminal, data, await tierOf(app, data))
      else terminal.tell(`Nothing is known of ${email}.`)
      return data ? 0 : 1
    })
  },
}
