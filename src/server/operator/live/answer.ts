/** `live answer`: answers a question in writing, from a file or from what is typed. */

import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { longestAnswer } from '#core/live/params.ts'
import { answerQuestion } from '#server/features/live-session/answer-question.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import { type Command, type Terminal, UsageError } from '../command.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withApp } from '../with-app.ts'
import { readQuestion } from './arguments.ts'
import { liveRefusals } from './refusals.ts'

const readTyped = (terminal: Terminal): Promise<string> => {
  if (process.stdin.isTTY) terminal.tell('Type the answer; end it with Ctrl-D on a line of its own.')
  return text(process.stdin)
}

const readAnswer = async (file: string | undefined, terminal: Terminal): Promise<string> => {
  const written = file === undefined ? await readTyped(terminal) : await readFile(file, 'utf8')
  const answer = written.replaceAll('\r\n', '\n').trim()
  if (answer.length >= 1 && answer.length <= longestAnswer && !answer.includes('\0')) return answer
  throw new UsageError(`The answer needs 1 to ${longestAnswer} letters; it has ${answer.length}.`)
}

export const liveAnswer: Command = {
  name: 'live answer',
  usage: 'live answer SESSION QUESTION [--file FILE] [--as NAME]',
  summary:
    'Answer a question in writing, from a file or from standard input; again replaces the answer. General information only, never what to claim.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, { file: { type: 'string' }, ...asOption })
    const key = readQuestion(positionals)
    const operator = operatorName(values.as, terminal)
    const answer = await readAnswer(values.file, terminal)
    const outcome = await withApp(terminal, (app) =>
      actLogged(app, { operator, action: 'live answer', subjects: key }, () =>
        answerQuestion(app, key, answer),
      ),
    )
    if (outcome.ok) terminal.print(`Question ${key.questionId} has its answer.`)
    else terminal.tell(liveRefusals[outcome.reason])
    return outcome.ok ? 0 : 1
  },
}
