/** Owns finding a TCP port on the loopback address that nothing listens on. */
import { createServer } from 'node:net'

const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined))
    })
  })

/** The preferred port while it is free, else any other. */
export const freePort = async (preferred: number | undefined): Promise<number> => {
  const port = (preferred === undefined ? undefined : await tryPort(preferred)) ?? (await tryPort(0))
  if (port === undefined) throw new Error('No free TCP port on 127.0.0.1 for PostgreSQL.')
  return port
}
