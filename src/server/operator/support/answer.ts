/** `support answer`: sends the operator's words to the person, from a file or as typed. */

import { readFile } from 'node:fs/promises'
import { text as allOf } from 'node:stream/consumers'
import { longestMail } from '#core/support/params.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import { answerByCommand } from '#server/features/support/actions.ts'
import { type Command, UsageError } from '../command.ts'
import { readOnly } from '../read-arguments.ts'
import { readConversationNumber, readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withApp } from '../with-app.ts'

const readWords = async (file: string | undefined, tell: (line: string) => void): Promise<string> => {
  if (file === undefined) tell('Type the answer; Ctrl-D on a line of its own ends it.')
  const words = (file === undefined ? await allOf(process.stdin) : await readFile(file, 'utf8')).trim()
  if (words === '') throw new UsageError('The answer is empty.')
  if (words.length > longestMail) throw new UsageError(`An answer has at most ${longestMail} letters.`)
  return words
}

export const supportAnswer: Command = {
  name: 'support answer',
  usage: 'support answer NUMBER [--file FILE] [--as NAME]',
  summary: 'Answer a conversation with the words of a file, or of what is typed.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, { file: { type: 'string' }, ...asOption })
    const number = readConversationNumber(readOnly(positionals, 'conversation'))
    const operator = operatorName(values.as, terminal)
    const words = await readWords(values.file, terminal.tell)
    const outcome = await withApp(terminal, (app) =>
      actLogged(app, { operator, action: 'support answer', subjects: { conversation: number } }, () =>
        answerByCommand(app, number, words),
      ),
    )
    if (outcome.ok) terminal.print(`The answer in ${number} is on its way.`)
    else terminal.tell(`There is no conversation ${number}.`)
    return outcome.ok ? 0 : 1
  },
}
