/** The program of the thread that speaks and joins, so that neither takes the pages' time. */
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { joinFilm } from './film-sound.ts'
import { type Flite, openFlite } from './flite.ts'
import { packPiece, unpackPiece } from './kept-piece.ts'
import { type KnownSounds, speakSentence } from './speak-sentence.ts'
import type { ThreadAnswer, ThreadOrder } from './speech-thread-orders.ts'

// On Linux this is the thread's own; elsewhere it would slow the whole process down.
if (process.platform === 'linux') setPriority(0, 19)

const known: KnownSounds = new Map()
let flite: Promise<Flite> | undefined

const speak = async (order: Extract<ThreadOrder, { kind: 'speak' }>): Promise<ThreadAnswer> => {
  flite ??= openFlite()
  const piece = await speakSentence(await flite, order, known)
  return piece === null ? { kind: 'nothing-heard' } : { kind: 'spoken', packed: packPiece(piece) }
}

const join = async ({ files, pauses }: Extract<ThreadOrder, { kind: 'join' }>): Promise<ThreadAnswer> => {
  const pieces = await Promise.all(files.map(async (file) => unpackPiece(await readFile(file))))
  const broken = pieces.indexOf(null)
  if (broken >= 0) return { kind: 'broken-piece', at: broken }
  const whole = pieces.flatMap((piece) => piece ?? [])
  const { mp3, seconds, starts } = await joinFilm(whole, pauses)
  return { kind: 'joined', mp3, seconds, starts, words: whole.map(({ words }) => words) }
}

parentPort?.on('message', async (order: ThreadOrder) => {
  try {
    parentPort?.postMessage(order.kind === 'speak' ? await speak(order) : await join(order))
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    parentPort?.postMessage({ kind: 'failed', sentence } satisfies ThreadAnswer)
  }
})
