/** Owns having the messages compiled before a program that says them starts. */
import { nodeProgram } from './install.mjs'
import { capture, StepFailure } from './steps.mjs'

/** In a program of its own: what compiles them needs a package, and our commands start before any is installed. */
export const ensureMessages = async () => {
  const { code, output } = await capture(nodeProgram(), ['messages/compile.mjs'])
  if (code !== 0) throw new StepFailure(output.trim())
}
