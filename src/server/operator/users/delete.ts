/** `users delete`: removes a person; bookkeeping stays and names nobody. */

import { actLogged } from '#server/features/operator-log/actions.ts'
import {
  countsOf,
  type Deleted,
  deletePersonalData,
  exportPersonalData,
} from '#server/features/personal-data/actions.ts'
import type { Command, Terminal } from '../command.ts'
import { readEmail, readOnly } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { type OperatorApp, withApp } from '../with-app.ts'

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const partsOf = (of: { account: boolean; orders: number; leads: number; mails: number }): string =>
  [
    of.account ? 'the account with its homes and progress' : 'no account',
    counted(of.leads, 'free report'),
    counted(of.mails, 'mail'),
    `and the name on ${counted(of.orders, 'order')}, which then give no access`,
  ].join(', ')

const tellWhatIsLeft = (terminal: Terminal, { stripeCustomerIds }: Deleted): void => {
  if (stripeCustomerIds.length === 0) return
  terminal.print(`The payment provider keeps its own records: delete ${stripeCustomerIds.join(', ')} there.`)
}

const remove = async (app: OperatorApp, terminal: Terminal, email: string, operator: string) => {
  const data = await exportPersonalData(app, email)
  const subjects = { userId: data?.account?.id ?? null }
  const found = (outcome: { deleted: Deleted | null }) => {
    if (!outcome.deleted) return {}
    const { stripeCustomerIds: _atTheProvider, ...counts } = outcome.deleted
    return counts
  }
  const { deleted } = await actLogged(
    app,
    { operator, action: 'users delete', subjects, found },
    async () => {
      const gone = await deletePersonalData(app, email)
      return { ok: gone !== null, deleted: gone }
    },
  )
  if (!deleted) return
  terminal.print(`${email} is removed: ${partsOf(deleted)}.`)
  tellWhatIsLeft(terminal, deleted)
}

export const usersDelete: Command = {
  name: 'users delete',
  usage: 'users delete E-MAIL --yes [--as NAME]',
  summary:
    'Remove a person for good. Orders stay for bookkeeping, without a name. Without --yes: show what would go.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      yes: { type: 'boolean', default: false },
      ...asOption,
    })
    const email = readEmail(readOnly(positionals, 'e-mail address'))
    const operator = operatorName(values.as, terminal)
    return withApp(terminal, async (app) => {
      const data = await exportPersonalData(app, email)
      if (!data) {
        terminal.tell(`Nothing is known of ${email}.`)
        return 1
      }
      if (!values.yes) {
        terminal.tell(
          `This would remove ${partsOf(countsOf(data))}. Add --yes to do it; it cannot be undone.`,
        )
        return 1
      }
      await remove(app, terminal, email, operator)
      return 0
    })
  },
}
