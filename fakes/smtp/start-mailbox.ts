/** A real SMTP server on loopback that delivers nothing: it catches every mail and shows it. */
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { BaseLogger } from 'pino'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import { SMTPServer } from 'smtp-server'
import type { MailStore } from './mail-store.ts'
import { openMailStore } from './mail-store.ts'
import { refuseProduction } from './refuse-production.ts'

export interface Mailbox extends Pick<MailStore, 'list' | 'get'> {
  /** For SMTP_URL. */
  readonly url: string
  readonly port: number
  /** Gives every mail that comes from now on to `listener` too, as it came; one that it cannot take is not accepted. */
  readonly onMail: (listener: MailListener) => void
  readonly close: () => Promise<void>
}

export type MailListener = (raw: Buffer, to: readonly string[]) => Promise<void>

export interface MailboxOptions {
  readonly dir: string
  readonly host?: string
  readonly port?: number
  readonly log?: Pick<BaseLogger, 'warn'>
}

const LARGEST_BYTES = 10 * 1024 * 1024

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

/** Addresses that fail on purpose, by the part before the @, so that tests and people can try out failures. */
const faultFor = (address: string, deferredOnce: Set<string>): Error | undefined => {
  const [local] = address.toLowerCase().split('@')
  if (local === 'bounce') return smtpError(550, 'No such mailbox')
  if (local === 'defer') return smtpError(451, 'Try again later')
  if (local !== 'defer-once' || deferredOnce.has(address)) return undefined
  deferredOnce.add(address)
  return smtpError(451, 'Try again later')
}

const receive = async (
  store: MailStore,
  listeners: readonly MailListener[],
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
) => {
  const raw = await buffer(stream)
  if (stream.sizeExceeded) throw smtpError(552, 'Message too large')
  const to = envelope.rcptTo.map(({ address }) => address)
  await store.add(raw, { from: envelope.mailFrom ? envelope.mailFrom.address : '', to })
  for (const listener of listeners) await listener(raw, to)
}

const openServer = (
  store: MailStore,
  listeners: readonly MailListener[],
  log: MailboxOptions['log'],
): SMTPServer => {
  const deferredOnce = new Set<string>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_BYTES,
    closeTimeout: 1000,
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(faultFor(address, deferredOnce)),
    onData: (stream, session, done) => {
      receive(store, listeners, stream, session).then(() => done(), done)
    },
  })
  server.on('error', (error: NodeJS.ErrnoException) =>
    log?.warn({ code: error.code }, 'mailbox connection failed'),
  )
  return server
}

const portOf = (server: SMTPServer): number => {
  const address = server.server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The mailbox is not listening on a port.')
  return address.port
}

export const startMailbox = async ({
  dir,
  host = '127.0.0.1',
  port = 0,
  log,
}: MailboxOptions): Promise<Mailbox> => {
  refuseProduction()
  const store = await openMailStore(dir)
  const listeners: MailListener[] = []
  const server = openServer(store, listeners, log)
  const listening = once(server.server, 'listening')
  server.listen(port, host)
  await listening
  const bound = portOf(server)
  return {
    list: store.list,
    get: store.get,
    port: bound,
    onMail: (listener) => {
      listeners.push(listener)
    },
    url: `smtp://${host}:${bound}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
