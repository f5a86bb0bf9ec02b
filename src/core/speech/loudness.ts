/** Measures loudness as ITU-R BS.1770-4 does, for one channel: weighted by ear, in blocks, without the pauses. */

type Filter = { readonly b: readonly [number, number, number]; readonly a: readonly [number, number] }

/**
 * The two filters of the weighting for any rate: a shelf for the head and a high pass. The standard gives them for 48 kHz;
 * these are the analog forms behind them. Source: ITU-R BS.1770-4, annex 1; Brecht De Man, "Evaluation of implementations
 * of the EBU R128 loudness measurement", 2018, table 1. Checked 2026-11-22.
 */
const weighting = (rate: number): readonly [Filter, Filter] => {
  const shelf = { gain: 3.999843853973347, q: 0.7071752369554196, frequency: 1681.974450955533 }
  const pass = { q: 0.5003270373238773, frequency: 38.13547087602444 }
  const k = Math.tan((Math.PI * shelf.frequency) / rate)
  const high = 10 ** (shelf.gain / 20)
  const band = high ** 0.4996667741545416
  const shelfBase = 1 + k / shelf.q + k * k
  const p = Math.tan((Math.PI * pass.frequency) / rate)
  const passBase = 1 + p / pass.q + p * p
  return [
    {
      b: [
        (high + (band * k) / shelf.q + k * k) / shelfBase,
        (2 * (k * k - high)) / shelfBase,
        (high - (band * k) / shelf.q + k * k) / shelfBase,
      ],
      a: [(2 * (k * k - 1)) / shelfBase, (1 - k / shelf.q + k * k) / shelfBase],
    },
    { b: [1, -2, 1], a: [(2 * (p * p - 1)) / passBase, (1 - p / pass.q + p * p) / passBase] },
  ]
}

const filtered = (samples: Float32Array | Float64Array, { b, a }: Filter): Float64Array => {
  const out = new Float64Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at] ?? 0
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[at] = y
  }
  return out
}

/** Blocks of 400 ms, each a quarter further. */
const blockSeconds = 0.4
const stepsPerBlock = 4

const powersOfBlocks = (weighted: Float64Array, rate: number): readonly number[] => {
  const step = Math.round((rate * blockSeconds) / stepsPerBlock)
  const sums: number[] = []
  for (let from = 0; from + step <= weighted.length; from += step) {
    let sum = 0
    for (let at = from; at < from + step; at += 1) sum += (weighted[at] ?? 0) ** 2
    sums.push(sum)
  }
  return sums
    .slice(stepsPerBlock - 1)
    .map(
      (_last, at) =>
        sums.slice(at, at + stepsPerBlock).reduce((sum, one) => sum + one, 0) / (step * stepsPerBlock),
    )
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const loudnessOf = (power: number): number => -0.691 + 10 * Math.log10(power)
const powerAt = (loudness: number): number => 10 ** ((loudness + 0.691) / 10)

/** LUFS of samples between -1 and 1; null when nothing is louder than silence (-70 LUFS). */
export const integratedLoudness = (samples: Float32Array, rate: number): number | null => {
  const [shelf, pass] = weighting(rate)
  const powers = powersOfBlocks(filtered(filtered(samples, shelf), pass), rate)
  const heard = powers.filter((power) => power > powerAt(-70))
  if (heard.length === 0) return null
  const gate = mean(heard) * 0.1
  return loudnessOf(mean(heard.filter((power) => power > gate)))
}
