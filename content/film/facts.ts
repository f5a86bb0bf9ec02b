/** Says which figures of a score nobody vouches for: neither a token, nor its lesson, nor the facts that it declares. */
import { z } from 'zod'
import { figuresIn } from '#content/figure/spoken.ts'
import { fillTokens, type TokenValues } from '#content/tokens.ts'

const told = z.object({
  lesson: z.string(),
  facts: z.array(z.object({ says: z.string(), from: z.string() })).default([]),
  scenes: z.array(z.object({ id: z.string(), says: z.string() })),
})

/** The figures of each lesson, by its id. */
export type LessonFigures = ReadonlyMap<string, ReadonlySet<string>>

const lessonNamed = /^lesson ([1-7]-[1-3])$/

/** A figure that a token fills in has been worked out: a word stands for it. */
const withoutTokens = (says: string): string => says.replace(/\{\{[^}]*\}\}/g, 'worked-out')

const lessonFile = /^modules\/0([1-7])-[^/]+\/0([1-3])-[^/]+\.md$/

type LessonText = { readonly path: string; readonly text: string }

/** What the lessons say, their tokens filled, without the marks of Markdown. */
export const figuresOfLessons = (files: readonly LessonText[], values: TokenValues): LessonFigures =>
  new Map(
    files.flatMap(({ path, text }) => {
      const [, module, lesson] = lessonFile.exec(path) ?? []
      if (module === undefined) return []
      const said = fillTokens(text, values, () => true).replace(/[*_#>|[\]^]/g, ' ')
      return [[`${module}-${lesson}`, new Set(figuresIn(said))]]
    }),
  )

/** `score` as it is in its file. Each problem says what would be right. */
export const unfoundedFigures = (score: unknown, lessons: LessonFigures): readonly string[] => {
  const { lesson, facts, scenes } = told.parse(score)
  const own = lessons.get(lesson) ?? new Set()
  const spoken = scenes.flatMap(({ id, says }) =>
    figuresIn(withoutTokens(says)).map((figure) => ({ id, figure })),
  )
  const declared = facts.map(({ says, from }) => ({ says, from, figures: figuresIn(says) }))
  return [
    ...spoken
      .filter(({ figure }) => !own.has(figure) && !declared.some(({ figures }) => figures.includes(figure)))
      .map(
        ({ id, figure }) =>
          `film ${lesson}: scene ${id}, says: “${figure}” is no token and stands neither in the lesson nor in facts`,
      ),
    ...declared.flatMap(({ says, from, figures }) => {
      const [, elsewhere] = lessonNamed.exec(from) ?? []
      const gone = figures.filter((figure) => !spoken.some((one) => one.figure === figure))
      const missing = elsewhere ? figures.filter((figure) => !lessons.get(elsewhere)?.has(figure)) : []
      return [
        ...(figures.length === 0 ? [`film ${lesson}: facts: “${says}” is no figure; leave it out`] : []),
        ...gone.map((figure) => `film ${lesson}: facts: nobody says “${figure}”; leave it out`),
        ...missing.map((figure) => `film ${lesson}: facts: “${figure}” does not stand in ${from}`),
      ]
    }),
  ]
}
