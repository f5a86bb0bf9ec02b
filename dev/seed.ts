/** `npm run seed`: fills the world of development into the server that runs at PUBLIC_URL, or here at PORT. */
import { fillAndPrint } from './print-world.ts'
import { devSettings } from './settings.ts'

try {
  await fillAndPrint(devSettings([], process.env).url, { links: false })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
