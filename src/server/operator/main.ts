/** The operator's command line: `npm run operator -- help`. */

import { runCommand } from './commands.ts'

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  tell: (line) => process.stderr.write(`${line}\n`),
})
