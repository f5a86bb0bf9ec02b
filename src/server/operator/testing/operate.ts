/** For tests: types a command beside a running app and gives back what the operator sees. */
import type { TestApp } from '#test/app.ts'
import { runCommand } from '../commands.ts'

export type Operated = { readonly code: number; readonly printed: string; readonly told: string }

type Environment = Readonly<Record<string, string>>

export const operatorOf =
  (settings: Environment) =>
  async (...args: string[]): Promise<Operated> => {
    const printed: string[] = []
    const told: string[] = []
    const code = await runCommand(args, {
      environment: settings,
      print: (line) => printed.push(line),
      tell: (line) => told.push(line),
    })
    return { code, printed: printed.join('\n'), told: told.join('\n') }
  }

/** The settings the app itself runs under. */
export const besideApp = ({ ctx, database }: TestApp): Environment => ({
  NODE_ENV: 'test',
  DATABASE_URL: database.url,
  DATA_DIR: ctx.env.DATA_DIR,
  PUBLIC_URL: ctx.env.PUBLIC_URL,
  SPEECH_VOICE: ctx.env.SPEECH_VOICE ?? '',
})
