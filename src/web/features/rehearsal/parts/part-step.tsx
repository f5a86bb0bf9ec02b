/** One part of the owner's own presentation: what is said, in large type, and apart from it what to do. */
import type { PracticeRun } from '#contract/rehearsal.ts'

/** Two lines may read the same; their place tells them apart. */
const numbered = (lines: PracticeRun['parts'][number]['lines']) =>
  lines.map((line, at) => ({ ...line, key: `${at} ${line.words}` }))

export const PartStep = ({ lines }: Pick<PracticeRun['parts'][number], 'lines'>) => (
  <div className="stack gap-5">
    {numbered(lines).map(({ key, words, spoken }) =>
      spoken ? (
        <p key={key} className="text-2xl leading-snug">
          {words}
        </p>
      ) : (
        <p key={key} className="border-l-4 border-line pl-4 text-xl text-soft">
          {words}
        </p>
      ),
    )}
  </div>
)
