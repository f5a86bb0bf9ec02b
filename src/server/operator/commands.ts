/** Owns the table of the operator's commands and finding one by what was typed. */

import { cleanText } from '#core/clean-text.ts'
import { type Command, type Terminal, UsageError } from './command.ts'

/** Each is loaded when it is asked for: together they would fill the memory that a roll is imported in. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  health: async () => (await import('./health.ts')).health,
  'orders list': async () => (await import('./orders/list.ts')).ordersList,
  'orders show': async () => (await import('./orders/show.ts')).ordersShow,
  'orders resend-setup': async () => (await import('./orders/resend-setup.ts')).ordersResendSetup,
  'orders refund': async () => (await import('./orders/refund.ts')).ordersRefund,
  'access grant': async () => (await import('./access-grant.ts')).accessGrant,
  'access revoke': async () => (await import('./access-revoke.ts')).accessRevoke,
  'users list': async () => (await import('./users/list.ts')).usersList,
  'users show': async () => (await import('./users/show.ts')).usersShow,
  'users export': async () => (await import('./users/export.ts')).usersExport,
  'users delete': async () => (await import('./users/delete.ts')).usersDelete,
  'leads export': async () => (await import('./leads-export.ts')).leadsExport,
  'mail list': async () => (await import('./mail/list.ts')).mailList,
  'mail retry': async () => (await import('./mail/retry.ts')).mailRetry,
  'support list': async () => (await import('./support/list.ts')).supportList,
  'support show': async () => (await import('./support/show.ts')).supportShow,
  'support answer': async () => (await import('./support/answer.ts')).supportAnswer,
  'support close': async () => (await import('./support/close.ts')).supportClose,
  'support report': async () => (await import('./support/report.ts')).supportReport,
  'jobs list': async () => (await import('./jobs/list.ts')).jobsList,
  'jobs retry': async () => (await import('./jobs/retry.ts')).jobsRetry,
  'roll import': async () => (await import('./roll/import.ts')).rollImport,
  'roll list': async () => (await import('./roll/list.ts')).rollList,
  'roll verify': async () => (await import('./roll/verify.ts')).rollVerify,
  'roll drop': async () => (await import('./roll/drop.ts')).rollDrop,
  'form fields': async () => (await import('./form/fields.ts')).formFields,
  'form add': async () => (await import('./form/add.ts')).formAdd,
  'form list': async () => (await import('./form/list.ts')).formList,
  'form remove': async () => (await import('./form/remove.ts')).formRemove,
  'films render': async () => (await import('./films/render.ts')).filmsRender,
  'films list': async () => (await import('./films/list.ts')).filmsList,
  'live add': async () => (await import('./live/add.ts')).liveAdd,
  'live list': async () => (await import('./live/list.ts')).liveList,
  'live show': async () => (await import('./live/show.ts')).liveShow,
  'live move': async () => (await import('./live/move.ts')).liveMove,
  'live cancel': async () => (await import('./live/cancel.ts')).liveCancel,
  'live answer': async () => (await import('./live/answer.ts')).liveAnswer,
  'live recording': async () => (await import('./live/recording.ts')).liveRecording,
  'live hide-question': async () => (await import('./live/hide-question.ts')).liveHideQuestion,
  'log list': async () => (await import('./log-list.ts')).logList,
}

const printHelp = async (print: (line: string) => void): Promise<void> => {
  print('Usage: npm run operator -- COMMAND')
  for (const { usage, summary } of await Promise.all(Object.values(COMMANDS).map((load) => load()))) {
    print(`  ${usage}`)
    print(`      ${summary}`)
  }
  print('  help')
  print('      Show this list.')
  print(
    'The database is that of DATABASE_URL, or the one in DATA_DIR (default ./data), also while the server runs.',
  )
}

const findCommand = async (
  args: readonly string[],
): Promise<{ command: Command; rest: readonly string[] } | null> => {
  const found = [2, 1].find((words) => Object.hasOwn(COMMANDS, args.slice(0, words).join(' '))) ?? 0
  const command = await COMMANDS[args.slice(0, found).join(' ')]?.()
  return command === undefined ? null : { command, rest: args.slice(found) }
}

const isHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args[0] === 'help' || args.includes('--help') || args.includes('-h')

/** What strangers wrote may hold codes that a terminal obeys. */
const harmless = ({ environment, print, tell }: Terminal): Terminal => {
  const clean = (text: string): string => cleanText(text.replace(/\r\n?/g, '\n'))
  return { environment, print: (line) => print(clean(line)), tell: (line) => tell(clean(line)) }
}

/** Returns the exit code: 0 done, 1 refused or failed, 2 not understood. */
export const runCommand = async (args: readonly string[], given: Terminal): Promise<number> => {
  const terminal = harmless(given)
  if (isHelp(args)) {
    await printHelp(terminal.print)
    return 0
  }
  const found = await findCommand(args)
  if (found === null) {
    terminal.tell(`There is no command "${args.slice(0, 2).join(' ')}".`)
    await printHelp(terminal.tell)
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
