/** Owns the table of the operator's commands and finding one by what was typed. */

import { accessGrant } from './access-grant.ts'
import { accessRevoke } from './access-revoke.ts'
import { type Command, type Terminal, UsageError } from './command.ts'
import { health } from './health.ts'
import { jobsList } from './jobs-list.ts'
import { jobsRetry } from './jobs-retry.ts'
import { leadsExport } from './leads-export.ts'
import { logList } from './log-list.ts'
import { mailList } from './mail-list.ts'
import { mailRetry } from './mail-retry.ts'
import { ordersList } from './orders-list.ts'
import { ordersRefund } from './orders-refund.ts'
import { ordersResendSetup } from './orders-resend-setup.ts'
import { ordersShow } from './orders-show.ts'
import { rollDrop } from './roll-drop.ts'
import { rollImport } from './roll-import.ts'
import { rollList } from './roll-list.ts'
import { usersDelete } from './users-delete.ts'
import { usersExport } from './users-export.ts'
import { usersList } from './users-list.ts'
import { usersShow } from './users-show.ts'

const COMMANDS: readonly Command[] = [
  health,
  ordersList,
  ordersShow,
  ordersResendSetup,
  ordersRefund,
  accessGrant,
  accessRevoke,
  usersList,
  usersShow,
  usersExport,
  usersDelete,
  leadsExport,
  mailList,
  mailRetry,
  jobsList,
  jobsRetry,
  rollImport,
  rollList,
  rollDrop,
  logList,
]

const printHelp = (print: (line: string) => void): void => {
  print('Usage: npm run operator -- COMMAND')
  for (const { usage, summary } of COMMANDS) {
    print(`  ${usage}`)
    print(`      ${summary}`)
  }
  print('  help')
  print('      Show this list.')
  print(
    'The database is that of DATABASE_URL, or the one in DATA_DIR (default ./data), also while the server runs.',
  )
}

const findCommand = (args: readonly string[]): { command: Command; rest: readonly string[] } | null => {
  const command = COMMANDS.find(({ name }) => name === args.slice(0, name.split(' ').length).join(' '))
  return command === undefined ? null : { command, rest: args.slice(command.name.split(' ').length) }
}

const isHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args[0] === 'help' || args.includes('--help') || args.includes('-h')

/** Returns the exit code: 0 done, 1 refused or failed, 2 not understood. */
export const runCommand = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  if (isHelp(args)) {
    printHelp(terminal.print)
    return 0
  }
  const found = findCommand(args)
  if (found === null) {
    terminal.tell(`There is no command "${args.slice(0, 2).join(' ')}".`)
    printHelp(terminal.tell)
    return 2
  }
  try {
    return await found.command.run(found.rest, terminal)
  } catch (error) {
    terminal.tell(error instanceof Error ? error.message : String(error))
    if (error instanceof UsageError) terminal.tell(`Usage: npm run operator -- ${found.command.usage}`)
    return error instanceof UsageError ? 2 : 1
  }
}
