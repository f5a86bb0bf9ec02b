/** At which second of its module's film each lesson begins. */

type Chapter = { readonly lessonId: string; readonly startsAt: number }

/** By the film's own chapters where they name the lesson; else by the planned minutes of the lessons before it. */
export const lessonStarts = (
  lessons: readonly { readonly id: string; readonly minutes: number }[],
  chapters: readonly Chapter[],
): readonly number[] =>
  lessons.map(({ id }, at) => {
    const named = chapters.filter(({ lessonId }) => lessonId === id).map(({ startsAt }) => startsAt)
    const planned = lessons.slice(0, at).reduce((sum, { minutes }) => sum + minutes * 60, 0)
    return named.length > 0 ? Math.floor(Math.min(...named)) : planned
  })
