/** Has one photo or paper read by a process of its own, which nothing in the file can make larger or slower than this. */
import { open } from 'node:fs/promises'
import { z } from 'zod'
import { calendarDate } from '#core/calendar-date.ts'
import { UPLOAD_KINDS } from '#core/case/upload-rules.ts'
import { childRoom } from '#server/services/child/child-room.ts'
import type { ChildFault } from '#server/services/child/start-child.ts'
import { heicTurn, inTurn } from './read-in-turn.ts'

export const readOrder = z.object({
  path: z.string(),
  wants: z.enum(UPLOAD_KINDS),
  today: z.string().transform(calendarDate),
  /** Where it is to write: the file that is kept, and of a photo the two smaller copies. */
  targets: z.object({ whole: z.string(), pageCopy: z.string(), thumbnail: z.string() }),
})
export type ReadOrder = z.infer<typeof readOrder>

const calendarDay = z.string().transform(calendarDate)

const readUploaded = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('image'),
    bytes: z.int(),
    width: z.int().min(1),
    height: z.int().min(1),
    hasPageCopy: z.boolean(),
    photoDay: calendarDay.nullable(),
  }),
  z.object({ kind: z.literal('paper'), bytes: z.int(), pages: z.int().min(1) }),
  z.object({
    kind: z.literal('refused'),
    reason: z.enum([
      'wrong-type',
      'unreadable-image',
      'unreadable',
      'locked',
      'signed',
      'too-many-pages',
      'private',
      'too-packed',
    ]),
  }),
])
export type ReadUpload = z.infer<typeof readUploaded>

const program = new URL('./upload-child.ts', import.meta.url)

/** What its reader could not cope with; the other refusals it found out as calmly as what it keeps. */
const unsound: readonly string[] = ['unreadable-image', 'unreadable', 'too-packed']

const isSound = (answer: unknown): boolean => {
  const read = readUploaded.parse(answer)
  return read.kind !== 'refused' || !unsound.includes(read.reason)
}

/** Of a file of 20 megabytes, written again. */
const megabytesOfFile = 40

/** The largest paper we take, read twice, takes half of it; so does a picture of as many pixels as we take. */
const readers = childRoom(program, { megabytes: 768, seconds: 40, megabytesOfFile, isSound })
/** A photo of 50 million pixels is held three times over by its decoder. */
const heicReaders = childRoom(program, { megabytes: 1_280, seconds: 80, megabytesOfFile, isSound })

/** A file is on its way: its reader gets itself ready meanwhile. */
export const prepareReader = (): void => readers.prepare()

/** ISO/IEC 14496-12, 4.3: such a file begins with the box of its type. */
const isOfPhone = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.toString('latin1', 4) === 'ftyp'
  } finally {
    await file.close()
  }
}

const faults = {
  'too-much-memory': 'too-packed',
  'too-long': 'too-slow',
  broke: 'unreadable',
  stopped: 'unreadable',
} as const satisfies Record<ChildFault, string>

export type ReadOutcome = ReadUpload | { readonly kind: 'refused'; readonly reason: 'too-slow' }

export const readUpload = async (order: ReadOrder): Promise<ReadOutcome> => {
  const isHeavy = await isOfPhone(order.path)
  const outcome = isHeavy
    ? await heicTurn(() => heicReaders.ask(order))
    : await inTurn(() => readers.ask(order))
  return outcome.ok ? readUploaded.parse(outcome.answer) : { kind: 'refused', reason: faults[outcome.reason] }
}
