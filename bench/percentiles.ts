/** Owns timing one piece of work after another and naming the middle and the slow end. */

const at = (sorted: readonly number[], share: number): number =>
  Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1))

export const percentiles = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95) }
}

/** Milliseconds of each, one at a time. */
export const timeEach = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>) => {
  const times: number[] = []
  for (const item of items) {
    const startedAt = performance.now()
    await work(item)
    times.push(performance.now() - startedAt)
  }
  return percentiles(times)
}
