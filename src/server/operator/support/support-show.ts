/** `support show`: one thread with all that was written, and how its promises were kept. */

import { askerOf, findThreadByNumber, messagesIn } from '#server/features/support/queries.ts'
import type { MessageRow, WaitRow } from '#server/features/support/support-tables.ts'
import { waitsIn } from '#server/features/support/wait-queries.ts'
import type { Command, Terminal } from '../command.ts'
import { floridaMoment, jsonOption, printJson, printRows } from '../print.ts'
import { readOnly } from '../read-arguments.ts'
import { readOptions, readThreadNumber } from '../read-options.ts'
import { type OperatorShop, withShop } from '../with-shop.ts'

const mostMessages = 500

const fileOf = async ({ db }: OperatorShop, number: number) => {
  const thread = await findThreadByNumber(db, number)
  if (!thread) return undefined
  const { email, name } = await askerOf(db, thread)
  const messages = (await messagesIn(db, thread.id, mostMessages)).map(
    ({ mailHash: _hash, ...message }) => message,
  )
  return { thread, email, name, messages, promises: await waitsIn(db, thread.id) }
}

type ThreadFile = NonNullable<Awaited<ReturnType<typeof fileOf>>>

const endOf = ({ endedAt, wasAnswered }: WaitRow): string => {
  if (endedAt === null) return 'waits'
  return `${wasAnswered ? 'answered' : 'closed without an answer'} ${floridaMoment(endedAt)}`
}

const printMessage = (
  { print }: Terminal,
  { author, way, isProved, writtenAt, leftOut, body, quoted }: Omit<MessageRow, 'mailHash'>,
  withQuotes: boolean,
): void => {
  print('')
  const doubt = isProved ? '' : ', sender not proved'
  print(`--- ${author === 'person' ? 'they' : 'we'} wrote, ${floridaMoment(writtenAt)}, by ${way}${doubt}`)
  print(body)
  if (leftOut.length > 0) print(`[attached and not taken: ${leftOut.join(', ')}]`)
  if (quoted) print(withQuotes ? `[quoted:]\n${quoted}` : '[it quoted earlier mail: --quotes shows it]')
}

const printFile = (terminal: Terminal, file: ThreadFile, withQuotes: boolean): void => {
  const { thread, email, name, promises } = file
  printRows(
    terminal,
    ['number', String(thread.number)],
    [
      ['subject', thread.subject],
      ['from', [name, email].filter(Boolean).join(', ')],
      ['account', thread.userId ?? 'none'],
      ['opened', floridaMoment(thread.openedAt)],
      ['closed', floridaMoment(thread.closedAt)],
      ...promises.map((wait) => [
        wait.isPriority ? 'promise (priority)' : 'promise',
        `asked ${floridaMoment(wait.since)}, due ${floridaMoment(wait.dueAt)}, ${endOf(wait)}`,
      ]),
    ],
  )
  for (const message of file.messages) printMessage(terminal, message, withQuotes)
}

export const supportShow: Command = {
  name: 'support show',
  usage: 'support show NUMBER [--quotes] [--json]',
  summary: 'Show one thread: what was written, by when an answer was due and when it went out.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      quotes: { type: 'boolean', default: false },
      ...jsonOption,
    })
    const number = readThreadNumber(readOnly(positionals, 'thread'))
    const file = await withShop(terminal, (shop) => fileOf(shop, number))
    if (!file) terminal.tell(`There is no thread ${number}.`)
    else if (values.json) printJson(terminal, file)
    else printFile(terminal, file, values.quotes)
    return file ? 0 : 1
  },
}
