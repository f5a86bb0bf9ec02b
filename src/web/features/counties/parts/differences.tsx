/** What sets a county apart from the others, as far as it was found. */
import type { CountyGuide } from '#web/features/counties/county-guide.ts'
import { SourceMarks } from '#web/features/counties/parts/source-marks.tsx'

export const Differences = ({ differences }: { differences: CountyGuide['differs'] }) =>
  differences.length === 0 ? (
    <p className="measure">
      We found nothing that is done differently here. That does not mean that nothing is: read the board’s own
      page before you file.
    </p>
  ) : (
    <ul className="stack measure list-disc gap-3 pl-6">
      {differences.map(({ text, seen, marks }) => (
        <li key={text}>
          {text}
          <SourceMarks marks={marks} />
          <span className="block text-sm text-soft">{seen}</span>
        </li>
      ))}
    </ul>
  )
