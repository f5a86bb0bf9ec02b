/** Does the same for each of many, one after another: one that fails is logged and keeps no other from its turn. */
import type { Logger } from 'pino'
import { describeFailure } from '#server/jobs/describe-failure.ts'

interface Turns<Item> {
  /** What the log calls an item: ids only. */
  readonly idsOf: (item: Item) => Readonly<Record<string, string | number>>
  readonly work: (item: Item) => Promise<unknown>
  /** No further turn begins once it is aborted. */
  readonly signal?: AbortSignal | undefined
}

/** How many failed. */
export const eachAlone = async <Item>(
  log: Pick<Logger, 'error'>,
  items: readonly Item[],
  { idsOf, work, signal }: Turns<Item>,
): Promise<number> => {
  let failed = 0
  for (const item of items) {
    if (signal?.aborted) break
    try {
      await work(item)
    } catch (error) {
      failed += 1
      log.error({ ...idsOf(item), ...describeFailure(error) }, 'one of many failed, the others go on')
    }
  }
  return failed
}

/** For the end of a job, so that it counts as failed. */
export const failIfAny = (failed: number): void => {
  if (failed > 0) throw new Error(`${failed} failed; the log names each`)
}
