/** Owns the order of test files: on a machine that has never run them, the longest would else be met last and alone. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that work longest, and between them those that mostly wait for processes they start and kill. */
const slow = [
  'test/server/generated-requests.test.ts',
  'test/server/crash.test.ts',
  'test/server/outage.test.ts',
  'src/server/features/packet/packet.test.ts',
  'src/server/features/packet/packet-begun.test.ts',
  'test/server/shutdown.test.ts',
  'src/server/features/case-file/case-kept.test.ts',
  'test/server/postgres-users.test.ts',
  'src/server/features/drafting/section/suggest-wording.test.ts',
  'test/server/purchase-crash.test.ts',
  'src/server/features/reminder/thousand-in-database.test.ts',
  'src/server/features/purchase/event/flood.test.ts',
  'src/server/features/mail/crash.test.ts',
  'src/server/features/mail/mail.test.ts',
  'fakes/stripe/webhooks.test.ts',
  'test/server/postgres-recovery.test.ts',
  'src/server/features/reminder/deadline-reminders.test.ts',
  'src/server/features/reminder/reminder.test.ts',
  'src/server/features/reminder/thousand-cases.test.ts',
  'src/server/features/upload/upload.test.ts',
  'src/server/features/resource/download.test.ts',
  'src/server/operator/queues.test.ts',
  'src/web/features/account-setup/address-check.test.tsx',
  'src/web/features/report/unfinished-report.test.tsx',
  'src/web/features/report/report-page.test.tsx',
]

const placeOf = (root: string) => {
  const paths = slow.map((path) => join(root, path))
  const gone = paths.find((path) => !existsSync(path))
  if (gone) throw new Error(`test/slow-first.ts names ${gone}, which is not there.`)
  const places = new Map(paths.map((path, at) => [path, at]))
  return ({ moduleId }: TestSpecification): number => places.get(moduleId) ?? slow.length
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = placeOf(this.ctx.config.root)
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}
