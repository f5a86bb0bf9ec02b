/** What a program of a child process does: it takes one order, answers it, and ends. */

import { flushCompileCache } from 'node:module'

/** Says something to whoever ordered, before the answer. */
export const tellNews = (news: object): void => {
  process.send?.(news)
}

/** `answer` throws only for a mistake of ours. */
export const answerOrder = (answer: (order: unknown) => Promise<object>): void => {
  process.once('message', async (order) => {
    const answered = await answer(order)
    // The answer is its end; the next one starts from what was compiled now.
    flushCompileCache()
    process.send?.({ answer: answered }, () => process.disconnect())
  })
}
