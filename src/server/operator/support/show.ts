/** `support show`: one conversation with all that was written, and how its promises were kept. */

import type { MessageRow, WaitRow } from '#server/db/schema/support.ts'
import { askerOf, findConversationByNumber, messagesIn } from '#server/features/support/queries.ts'
import { waitsIn } from '#server/features/support/wait-queries.ts'
import type { Command, Terminal } from '../command.ts'
import { floridaMoment, jsonOption, printJson, printRows } from '../print.ts'
import { readOnly } from '../read-arguments.ts'
import { readConversationNumber, readOptions } from '../read-options.ts'
import { type OperatorApp, withApp } from '../with-app.ts'

const mostMessages = 500

const fileOf = async ({ db }: OperatorApp, number: number) => {
  const conversation = await findConversationByNumber(db, number)
  if (!conversation) return undefined
  const { email, name } = await askerOf(db, conversation)
  const messages = (await messagesIn(db, conversation.id, mostMessages)).map(
    ({ mailHash: _hash, ...message }) => message,
  )
  return { conversation, email, name, messages, promises: await waitsIn(db, conversation.id) }
}

type ConversationFile = NonNullable<Awaited<ReturnType<typeof fileOf>>>

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

const printFile = (terminal: Terminal, file: ConversationFile, withQuotes: boolean): void => {
  const { conversation, email, name, promises } = file
  printRows(
    terminal,
    ['number', String(conversation.number)],
    [
      ['subject', conversation.subject],
      ['from', [name, email].filter(Boolean).join(', ')],
      ['account', conversation.userId ?? 'none'],
      ['opened', floridaMoment(conversation.openedAt)],
      ['closed', floridaMoment(conversation.closedAt)],
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
  summary: 'Show one conversation: what was written, by when an answer was due and when it went out.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      quotes: { type: 'boolean', default: false },
      ...jsonOption,
    })
    const number = readConversationNumber(readOnly(positionals, 'conversation'))
    const file = await withApp(terminal, (app) => fileOf(app, number))
    if (!file) terminal.tell(`There is no conversation ${number}.`)
    else if (values.json) printJson(terminal, file)
    else printFile(terminal, file, values.quotes)
    return file ? 0 : 1
  },
}
