/** The app that `bench/files.ts` asks: it prepares reports, says where they are, and takes in the files it is told of. */
import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { calendarDate } from '#core/calendar-date.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import { readEnv } from '#server/env.ts'
import { requestReport } from '#server/features/report/actions.ts'
import { keepFile } from '#server/features/upload/keep-file.ts'
import { until } from '#server/jobs/until.ts'
import { openLog } from '#server/log.ts'
import { startServer } from '#server/start-server.ts'

const [url = '', folder = '', count = '60'] = process.argv.slice(2)

const settings = {
  ...process.env,
  NODE_ENV: 'test',
  PORT: '0',
  TRUST_PROXY: '1',
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'app'),
  LOG_LEVEL: 'fatal',
}
const read = readEnv(settings)
if (!read.ok) throw new Error(read.faults.join('; '))

const buildDir = join(folder, 'pages')
await mkdir(buildDir, { recursive: true })
await writeFile(join(buildDir, 'index.html'), '<!doctype html><title>Just Value</title>')
await writeFile(join(buildDir, '__spa-fallback.html'), '<!doctype html><title>Just Value</title>')
const now = () => new Date('2026-10-01T15:00:00Z')
const { url: at, ctx } = await startServer(read.env, openLog('fatal'), { buildDir, now })

const ids: string[] = []
for (let number = 0; number < Number(count); number += 1) {
  const asked = await requestReport(ctx, {
    email: `bench${number}@example.com`,
    address:
      number % 2
        ? '101 Sample Orange Way, Sample Springs, FL 32300'
        : `${number} Nowhere Ave, Tampa, FL 33602`,
    propertyType: 'Single Family Home',
  })
  if (asked.ok) ids.push(asked.lead.id)
}
await until(async () => {
  const { rows } = await ctx.pool.query("select 1 from leads where status = 'preparing'")
  return rows.length === 0
}, 300)

const held = monitorEventLoopDelay({ resolution: 1 })
held.enable()
/** The longest that the app answered nobody, since it was asked for the last time. */
const tellHeld = () => {
  process.send?.({ heldMs: Math.round(held.max / 1e5) / 10 })
  held.reset()
}

type Asked = { readonly file: string; readonly kind: UploadKind } | { readonly held: true }

process.on('message', async (asked: Asked) => {
  if ('held' in asked) return tellHeld()
  const { file, kind } = asked
  const incoming = join(folder, `incoming-${performance.now()}`)
  await copyFile(file, incoming)
  const startedAt = performance.now()
  const taken = { path: incoming, bytes: (await stat(incoming)).size }
  const outcome = await keepFile(ctx, taken, kind, calendarDate('2026-10-01')).catch((error: unknown) =>
    String(error),
  )
  process.send?.({ outcome, ms: Math.round(performance.now() - startedAt) })
})
process.send?.({ at, ids })
