/**
 * `npm run bench:packet -- [--photos 10] [--megabytes 10]`: how long it takes from asking for the documents of a packet to the whole
 * packet with photos of 12 megapixels in it, written by the composer, as JSON. Photos are taken in before, as people add them.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { PropertyData } from '#contract/properties.ts'
import { emptyCase } from '#core/case/case-file.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { PACKET_KINDS } from '#core/packet/hand-over.ts'
import { SIZE_TARGETS_MEGABYTES, usualSizeTarget } from '#core/packet/params.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/db/schema.ts'
import { readEnv } from '#server/env.ts'
import { openCase, saveParts } from '#server/features/case-file/actions.ts'
import { readDocument } from '#server/features/drafting/actions.ts'
import { requestDocument } from '#server/features/drafting/request-document.ts'
import { readPackets, requestPacket } from '#server/features/packet/actions.ts'
import { upsertProperty } from '#server/features/property/queries.ts'
import { announceUpload, receiveUpload } from '#server/features/upload/actions.ts'
import { openLog } from '#server/log.ts'
import { openShop } from '#server/open-shop.ts'
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
  const settings = { ...process.env, NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: join(folder, 'shop') }
  const read = readEnv(settings)
  if (!read.ok) throw new Error(read.faults.join('; '))
  const { ctx, close } = await openShop(read.env, 'server', openLog('warn'))
  return { ctx: { ...ctx, now }, close }
}

/** Grain like that of a camera: a plain surface would pack to nothing. */
const photoOf = (grey: number): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 4_000, height: 3_000, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: grey, sigma: 12 },
    },
  })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer()

const addPhoto = async (ctx: Context, userId: string, caseId: string, at: number): Promise<void> => {
  const bytes = await photoOf(90 + at * 8)
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
    ...{
      addressLine1: '103 Sample Orange Way',
      addressLine2: null,
      city: 'Sample Springs',
      zipCode: '32300',
    },
    ...{ countyId: 'leon', propertyType: 'single_family', homesteadStatus: true },
    ...{ yearBuilt: null, squareFootage: null },
  }
  const property = await ctx.db.transaction((tx) => upsertProperty(tx, userId, home, now()))
  if (!property) throw new Error('the home was not stored')
  const opened = await openCase(ctx, userId, { propertyId: property.id, taxYear: 2026 })
  if (!opened.ok) throw new Error(opened.reason)
  const hearing = { ...emptyCase.hearing, place: 'Room 4', minutes: 15 }
  await saveParts(ctx, userId, { id: opened.caseId, version: 1, changes: { hearing } })
  return { userId, propertyId: property.id, caseId: opened.caseId }
}

type Bench = Awaited<ReturnType<typeof caseOfSample>>

const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 10))
}

const write = async (ctx: Context, { userId, propertyId }: Bench, kind: DocumentKind): Promise<void> => {
  const asked = await requestDocument(ctx, userId, { kind, propertyId })
  if (!asked.ok) throw new Error(`${kind}: ${asked.reason}`)
  await until(async () => {
    const document = await readDocument(ctx, userId, asked.documentId)
    if (document?.status === 'failed') throw new Error(`${kind} was not written`)
    return document?.status === 'completed'
  })
}

const statusOf = async ({ pool }: Context, packetId: string): Promise<string | undefined> =>
  (await pool.query<{ status: string }>('select status from packets where id = $1', [packetId])).rows[0]
    ?.status

const packetOf = async (ctx: Context, { userId, caseId }: Bench) => {
  const asked = await requestPacket(ctx, userId, { id: caseId, megabytes })
  if (!asked.ok) throw new Error(asked.reason)
  await until(async () => ['completed', 'failed'].includes((await statusOf(ctx, asked.packetId)) ?? ''))
  const made = (await readPackets(ctx, userId, caseId))?.packets[0]?.made
  if (!made) throw new Error('the packet was not made')
  return made
}

const measure = async (ctx: Context) => {
  const bench = await caseOfSample(ctx)
  for (let at = 0; at < Number(values.photos); at += 1) await addPhoto(ctx, bench.userId, bench.caseId, at)
  const memoryBefore = process.resourceUsage().maxRSS
  const cpu = process.cpuUsage()
  const startedAt = performance.now()
  await Promise.all(PACKET_KINDS.map((kind) => write(ctx, bench, kind)))
  const writtenAt = performance.now()
  const { changes: _changes, ...made } = await packetOf(ctx, bench)
  return {
    ...{ photos: Number(values.photos), documents: PACKET_KINDS.length, megabytes, ...made },
    milliseconds: {
      documents: Math.round(writtenAt - startedAt),
      packet: Math.round(performance.now() - writtenAt),
      inAll: Math.round(performance.now() - startedAt),
    },
    /** Of all threads: what is left of it on a machine that has nothing else to do. */
    cpuMilliseconds: Math.round((process.cpuUsage(cpu).user + process.cpuUsage(cpu).system) / 1000),
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
    console.log(JSON.stringify(await measure(ctx), null, 2))
  } finally {
    await worker.stop()
    await close()
  }
})
