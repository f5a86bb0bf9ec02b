/** The operator's command line: `npm run operator -- help`. */

import { runCommand } from './commands.ts'

/** Whoever reads may stop early, as `head` does; the command still does its work. */
const outliveReader = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error
}
process.stdout.on('error', outliveReader)
process.stderr.on('error', outliveReader)

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  tell: (line) => process.stderr.write(`${line}\n`),
})
