/** Owns how like sentences are in meaning, by the vectors that a sentence model makes of them. */

/** Of one sentence; all are of one length. */
export type Vector = Int8Array

const LEAST = 1e-9

/** Sentences on one subject point much the same way: only what sets each apart from their mean is compared. */
const apartFrom = (mean: Float32Array, vector: Vector): Float32Array => {
  const apart = Float32Array.from(vector, (one, at) => one - (mean[at] ?? 0))
  const length = Math.max(LEAST, Math.hypot(...apart))
  return apart.map((one) => one / length)
}

const meanOf = (vectors: readonly Vector[]): Float32Array => {
  const mean = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors)
    for (const [at, one] of vector.entries()) mean[at] = (mean[at] ?? 0) + one / vectors.length
  return mean
}

/** Of a sentence to each of `vectors`, in their order: 1 where they mean the same, about 0 where they have nothing in common. */
export const likenessTo = (vectors: readonly Vector[]): ((sentence: Vector) => Float32Array) => {
  const mean = meanOf(vectors)
  const size = mean.length
  // One row after the other in one array: thousands are compared for each question.
  const all = new Float32Array(vectors.length * size)
  for (const [at, vector] of vectors.entries()) all.set(apartFrom(mean, vector), at * size)
  return (sentence) => {
    const asked = apartFrom(mean, sentence)
    const likenesses = new Float32Array(vectors.length)
    for (let row = 0; row < likenesses.length; row += 1) {
      let sum = 0
      for (let at = 0; at < size; at += 1) sum += (all[row * size + at] ?? 0) * (asked[at] ?? 0)
      likenesses[row] = sum
    }
    return likenesses
  }
}
