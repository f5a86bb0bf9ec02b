/** The log: one JSON line an event, with nothing personal and no secret in it. */
import pg from 'pg'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Fields that must never be written, wherever they turn up. */
const secretFields = ['email', 'password', 'token', 'accessToken', 'authorization', 'cookie', 'address']
const redacted = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])

/** Only the frames: a message of several lines is in the stack too, with the values it quotes. */
const framesOf = (stack: string | undefined): string | undefined =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n')

/** Messages of the database, and of queries that failed, quote values. */
const quotesValues = (error: Error): boolean => error instanceof pg.DatabaseError || 'query' in error

type Coded = Error & { code?: unknown; cause?: { code?: unknown } }

/** Written to `destination`, or to standard output. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: redacted, censor: '[not logged]' },
      serializers: {
        err: (error: Coded) => ({
          name: error.name,
          code: error.code ?? error.cause?.code,
          message: quotesValues(error) ? undefined : error.message,
          stack: framesOf(error.stack),
        }),
      },
    },
    destination,
  )
