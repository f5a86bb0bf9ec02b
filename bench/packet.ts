/**
 * `npm run bench:packet -- [--photos 10] [--megabytes 10]`: how long it takes from asking for the documents of a packet to the whole
 * packet with photos of 12 megapixels in it, written by the composer, as JSON. Photos are taken in before, as people add them.
 */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import type { PropertyData } from '#contract/property/home-form.ts'
import { emptyCase } from '#core/case/file.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { PACKET_KINDS } from '#core/packet/hand-over.ts'
import { SIZE_TARGETS_MEGABYTES, usualSizeTarget } from '#core/packet/params.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/db/schema/account.ts'
import { readEnv } from '#server/env.ts'
import { saveParts } from '#server/features/case-file/actions.ts'
import { openCase } from '#server/features/case-file/open-case.ts'
import { requestDocument } from '#server/features/drafting/writing/request.ts'
import { readPackets, requestPacket } from '#server/features/packet/actions.ts'
import { upsertProperty } from '#server/features/property/queries.ts'
import { announceUpload, receiveUpload } from '#server/features/upload/actions.ts'
import { openLog } from '#server/log.ts'
import { openApp } from '#server/open-app.ts'
import { startWork } from '#server/work.ts'
import { withOwnDatabase } from './own-database.ts'

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '10' },
    megabytes: { type: 'string', default: String(usualSizeTarget) },
  },
})
const megabytes = SIZE_TARGETS_MEGABYTES.find((size) => String(size) === values.megabytes) ?? usualSizeTarget

/** In the season of the sample roll, whose homes the case is about. */
const now = () => new Date('2026-10-01T15:00:00Z')

const openBench = async (url: string, folder: string) => {
  const settings = {
    ...process.env,
    NODE_ENV: 'test',
    SPEECH_VOICE: 'none',
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'app'),
  }
  const read = readEnv(settings)
  if (!read.ok) throw new Error(read.faults.join('; '))
  const { ctx, close } = await openApp(read.env, 'server', openLog('warn'))
  return { ctx: { ...ctx, now }, close }
}

/** Made by another process, whose memory is none of the app's. */
const photoOf = async (gray: number, folder: string): Promise<Buffer> => {
  const file = join(folder, `photo-${gray}.jpg`)
  const program = fileURLToPath(new URL('./noise-photo.ts', import.meta.url))
  await promisify(execFile)(process.execPath, [program, file, String(gray)])
  return readFile(file)
}

const addPhoto = async (ctx: Context, userId: string, caseId: string, bytes: Buffer, at: number) => {
  const about = { id: caseId, kind: 'photo', name: `photo-${at}.jpg`, bytes: bytes.length } as const
  const announced = await announceUpload(ctx, userId, about)
  if (!announced.ok) throw new Error(announced.reason)
  const token = announced.url.split('/').at(-1) ?? ''
  const received = await receiveUpload(ctx, token, Readable.from(bytes))
  if (!received.ok) throw new Error(received.reason)
}

const caseOfSample = async (ctx: Context) => {
  const userId = randomUUID()
  const person = { id: userId, email: 'bench@example.com', passwordHash: '-', firstName: 'A', lastName: 'B' }
  await ctx.db.insert(users).values({ ...person, createdAt: now() })
  const home: PropertyData = {
    addressLine1: '103 Sample Orange Way',
    addressLine2: null,
    city: 'Sample Springs',
    zipCode: '32300',
    countyId: 'leon',
    propertyType: 'single_family',
    homesteadStatus: true,
    yearBuilt: null,
    squareFootage: null,
  }
  const property = await ctx.db.transaction((tx) => upsertProperty(tx, userId, home, now()))
  if (!property) throw new Error('the home was not stored')
  const owner = { ...person, emailVerified: false }
  const opened = await openCase(ctx, owner, { propertyId: property.id, taxYear: 2026 })
  if (!opened.ok) throw new Error(opened.reason)
  const hearing = { ...emptyCase.hearing, place: 'Room 4', minutes: 15 }
  // Without a value asked for no packet is made.
  const value = { opinionCents: 38_700_000, reasons: '' }
  await saveParts(ctx, userId, { id: opened.caseId, version: 1, changes: { hearing, value } })
  return { userId, propertyId: property.id, caseId: opened.caseId }
}

const since = (startedAt: number): number => Math.round(performance.now() - startedAt)

/** Of all threads. */
const cpuSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / 1000)
}

/** Of the processes that read photos and make packets, as Linux counts: what each has worked, in milliseconds, and the most it held. */
const childrenNow = async () => {
  const self = process.pid
  const millisecondsOfTick = 10
  const all = await Promise.all(
    (await readdir('/proc').catch(() => []))
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => {
        const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        if (Number(fields[1]) !== self) return []
        const program = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
        const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
        const peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0)
        return [
          {
            program: /([\w-]+)\.ts\b/.exec(program)?.[1] ?? 'other',
            cpuMilliseconds: (Number(fields[11]) + Number(fields[12])) * millisecondsOfTick,
            peakMegabytes: Math.round(peak / 1024),
          },
        ]
      }),
  )
  return all.flat().filter(({ program }) => program.endsWith('-child'))
}

type Bench = Awaited<ReturnType<typeof caseOfSample>>

const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20))
}

const ask = async (ctx: Context, { userId, propertyId }: Bench, kind: DocumentKind): Promise<void> => {
  const asked = await requestDocument(ctx, userId, { kind, propertyId })
  if (!asked.ok) throw new Error(`${kind}: ${asked.reason}`)
}

/** One short question, so that the waiting itself takes little of what is measured. */
const isEachDone = async ({ pool }: Context, table: 'documents' | 'packets'): Promise<boolean> => {
  const { rows } = await pool.query<{ status: string }>(`select status from ${table}`)
  if (rows.some(({ status }) => status === 'failed')) throw new Error(`one of the ${table} was not made`)
  return rows.every(({ status }) => status === 'completed')
}

const packetOf = async (ctx: Context, { userId, caseId }: Bench) => {
  const asked = await requestPacket(ctx, userId, { id: caseId, megabytes })
  if (!asked.ok) throw new Error(asked.reason)
  await until(() => isEachDone(ctx, 'packets'))
  const madeAt = performance.now()
  const made = (await readPackets(ctx, userId, caseId))?.packets[0]?.made
  if (!made) throw new Error('the packet was not made')
  return { made, madeAt }
}

const addPhotos = async (ctx: Context, { userId, caseId }: Bench, folder: string) => {
  const photos: Buffer[] = []
  for (let at = 0; at < Number(values.photos); at += 1) photos.push(await photoOf(90 + at * 8, folder))
  const cpu = process.cpuUsage()
  const startedAt = performance.now()
  for (const [at, photo] of photos.entries()) await addPhoto(ctx, userId, caseId, photo, at)
  return { milliseconds: since(startedAt), cpuMilliseconds: cpuSince(cpu) }
}

const measure = async (ctx: Context, folder: string) => {
  const bench = await caseOfSample(ctx)
  const adding = await addPhotos(ctx, bench, folder)
  const memoryBefore = process.resourceUsage().maxRSS
  const cpu = process.cpuUsage()
  const startedAt = performance.now()
  await Promise.all(PACKET_KINDS.map((kind) => ask(ctx, bench, kind)))
  await until(() => isEachDone(ctx, 'documents'))
  const writtenAt = performance.now()
  const { made: whole, madeAt } = await packetOf(ctx, bench)
  const { changes: _changes, ...made } = whole
  return {
    photos: Number(values.photos),
    documents: PACKET_KINDS.length,
    megabytes,
    ...made,
    /** Of all photos, one after the other, with their smaller copies. */
    adding,
    milliseconds: {
      documents: Math.round(writtenAt - startedAt),
      packet: Math.round(madeAt - writtenAt),
      inAll: Math.round(madeAt - startedAt),
    },
    /** Of all threads: what is left of it on a machine that has nothing else to do. */
    cpuMilliseconds: cpuSince(cpu),
    /** From their start; elsewhere than on Linux none is listed. */
    children: await childrenNow(),
    peakMemoryMegabytes: {
      beforeGenerate: Math.round(memoryBefore / 1024),
      inAll: Math.round(process.resourceUsage().maxRSS / 1024),
    },
  }
}

await withOwnDatabase(async ({ url, folder }) => {
  const { ctx, close } = await openBench(url, folder)
  const worker = await startWork(ctx)
  try {
    console.log(JSON.stringify(await measure(ctx, folder), null, 2))
  } finally {
    await worker.stop()
    await close()
  }
})
