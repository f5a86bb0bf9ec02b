/** Owns finding a TCP port on the loopback address that nothing listens on. */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports from which systems take those of outgoing connections (Linux from 32768, macOS and Windows from 49152): one that is found free here cannot be gone to a connection before it is listened on. */
const firstPort = 20_000
const lastPort = 31_999
const tries = 100

let next = randomInt(firstPort, lastPort + 1)
const nextPort = (): number => {
  next = next === lastPort ? firstPort : next + 1
  return next
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** The preferred port while it is free, else any other; never the same one twice in a row. */
export const freePort = async (preferred?: number): Promise<number> => {
  if (preferred !== undefined && (await isFree(preferred))) return preferred
  for (let tried = 0; tried < tries; tried += 1) {
    const port = nextPort()
    if (await isFree(port)) return port
  }
  throw new Error(`No free TCP port on 127.0.0.1: ${tries} between ${firstPort} and ${lastPort} are taken.`)
}
