/** `npm run operator -- …`: runs the operator's command line on the pinned Node, from the packages of the lock. */
import { spawn } from 'node:child_process'
import { ensureInstalled, nodeProgram } from './install.mjs'
import { ensureMessages } from './messages.mjs'
import { endWith, environment, quickImports, root } from './steps.mjs'

try {
  await ensureInstalled(process.stderr, { withTools: false })
  await ensureMessages()
  // Short-lived garbage of loading and importing is collected early: an import stays below 300 MB.
  const args = [
    quickImports,
    '--max-semi-space-size=1',
    'src/server/operator/main.ts',
    ...process.argv.slice(2),
  ]
  const child = spawn(nodeProgram(), args, { cwd: root, env: environment(), stdio: 'inherit' })
  child.on('error', endWith)
  child.on('exit', (code) => process.exit(code ?? 1))
} catch (failure) {
  endWith(failure)
}
