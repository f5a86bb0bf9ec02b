/** Everything an action may need, built once by main and handed down; there are no globals. */
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './db/open.ts'
import type { Env } from './env.ts'
import type { AccessTokens } from './http/access-token.ts'
import type { Queue } from './jobs/queue.ts'
import type { CountyDirectory } from './services/county-directory.ts'
import type { CourseLibrary } from './services/course/library.ts'
import type { DrawingRoom } from './services/drawing/drawing-room.ts'
import type { FileStore } from './services/file-store.ts'
import type { Geocoder } from './services/geocoder.ts'
import type { Mailer } from './services/mail/mailer.ts'
import type { ModelWriter } from './services/model/model-writer.ts'
import type { Payments } from './services/stripe/payments.ts'

export type Context = {
  readonly env: Env
  readonly db: Database
  readonly pool: pg.Pool
  readonly queue: Queue
  readonly mailer: Mailer
  readonly payments: Payments
  readonly tokens: AccessTokens
  readonly counties: CountyDirectory
  /** Null unless configured. */
  readonly geocoder: Geocoder | null
  readonly course: CourseLibrary
  /** Null unless configured: the composer then writes alone. */
  readonly model: ModelWriter | null
  readonly files: FileStore
  readonly drawing: DrawingRoom
  readonly log: Logger
  readonly now: () => Date
}
