/** The log: one JSON line an event, with nothing personal and no secret in it. */
import { type Logger, pino } from 'pino'

/** Fields that must never be written, wherever they turn up. */
const secretFields = [
  'email',
  'password',
  'token',
  'accessToken',
  'authorization',
  'cookie',
  'address',
  'code',
]
const redacted = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])

export const openLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[not logged]' },
    serializers: {
      // A database error quotes the offending values; its text stays out.
      err: (error: Error & { code?: string }) => ({
        name: error.name,
        code: error.code,
        message: error.name === 'DatabaseError' || 'query' in error ? undefined : error.message,
        stack: error.stack?.split('\n').slice(1, 8).join('\n'),
      }),
    },
  })
