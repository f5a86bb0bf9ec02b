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
  const all = vectors.map((vector) => apartFrom(mean, vector))
  return (sentence) => {
    const asked = apartFrom(mean, sentence)
    return Float32Array.from(all, (one) => {
      let sum = 0
      for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (asked[at] ?? 0)
      return sum
    })
  }
}
