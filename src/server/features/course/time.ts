/** Time really spent on a lesson: reported by the page in small pieces, counted once. */
import type { spendTime } from '#contract/course/courses.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { creditedSeconds } from '#core/course/time-spent.ts'
import type { Context } from '#server/context.ts'
import { lessonIn, type NoLesson } from './actions.ts'
import { addSeconds, countUntil, lockClock } from './queries.ts'

export const spend = async (
  ctx: Context,
  userId: string,
  input: ParsedInputOf<typeof spendTime>,
): Promise<{ readonly ok: true; readonly seconds: number } | NoLesson> => {
  const found = lessonIn(ctx, input)
  if (!found.ok) return found
  const now = ctx.now()
  const seconds = await ctx.db.transaction(async (tx) => {
    const credited = creditedSeconds(input.seconds, { countedUntil: await lockClock(tx, userId), now })
    if (credited === 0) return 0
    await countUntil(tx, userId, now)
    await addSeconds(tx, { userId, lessonId: input.lessonId, seconds: credited, now })
    return credited
  })
  return { ok: true, seconds }
}
