/** What sentences mean, as vectors: of a question made in a thread, so that nobody else waits; of our own wordings kept on disk. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Piscina } from 'piscina'
import { z } from 'zod'
import type { Vector } from '#core/ask/likeness.ts'

/** Named after the version of the model: another one makes other vectors. */
const folder = new URL('../../../../.cache/ask/', import.meta.url)
const file = new URL('sentences-0.2.0.json', folder)

/** The model takes some 150 MB while its thread lives. */
const idleMilliseconds = 120_000

const openThread = async (): Promise<Piscina> => {
  // What manages threads is of no use to a process that is asked nothing.
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: new URL('sentence-model.ts', import.meta.url).href,
    name: 'vectorsOf',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMilliseconds,
    // Between threads that sleep and wake, not in turns with our own.
    atomics: 'disabled',
  })
}

let thread: Promise<Piscina> | undefined

export const vectorsOf = async (sentences: readonly string[]): Promise<readonly Vector[]> => {
  thread ??= openThread()
  return (await thread).run(sentences)
}

const kept = z.record(z.string(), z.string())

const readKept = (): z.infer<typeof kept> => {
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Nothing yet, or not whole: all are made again.
    return {}
  }
}

/** Whole or not at all: another process may be reading it. */
const keep = (vectors: z.infer<typeof kept>): void => {
  mkdirSync(folder, { recursive: true })
  const unfinished = new URL(`${file.href}.${process.pid}`)
  writeFileSync(unfinished, JSON.stringify(vectors))
  renameSync(unfinished, file)
}

/** In the order of `sentences`; only those not met before are made, and what is no longer asked for is forgotten. */
export const keptVectorsOf = async (sentences: readonly string[]): Promise<readonly Vector[]> => {
  const before = readKept()
  const missing = [...new Set(sentences)].filter((one) => before[one] === undefined)
  const made = new Map(
    (missing.length === 0 ? [] : await vectorsOf(missing)).map((vector, at) => [
      missing[at],
      Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64'),
    ]),
  )
  const texts = sentences.map((one) => made.get(one) ?? before[one] ?? '')
  if (made.size > 0) keep(Object.fromEntries(sentences.map((one, at) => [one, texts[at] ?? ''])))
  return texts.map((text) => new Int8Array(Buffer.from(text, 'base64')))
}
