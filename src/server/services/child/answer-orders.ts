/** What a program of a child process does: it takes one order after another and answers each, until nobody is there to ask. */

import { flushCompileCache } from 'node:module'

/** Says something to whoever ordered, before the answer. */
export const tellNews = (news: object): void => {
  process.send?.(news)
}

/** `answer` throws only for a mistake of ours. */
export const answerOrders = (answer: (order: unknown) => Promise<object>): void => {
  process.on('message', async (order) => {
    const answered = await answer(order)
    // It may be ended at any moment from now on; the next one starts from what was compiled here.
    flushCompileCache()
    process.send?.({ answer: answered })
  })
  // Whoever ordered has gone, in the middle of it perhaps.
  process.once('disconnect', () => process.exit())
}
