/** The small numbers that lead from a fact to the page's list of sources. */

import * as words from '#messages/counties/source-marks.ts'
import type { SourceMark } from '#web/features/counties/county-facts.ts'

export const SourceMarks = ({ marks }: { marks: readonly SourceMark[] }) =>
  marks.map(({ id, number }) => (
    <sup key={id} className="ml-0.5">
      <a
        href={`#source-${id}`}
        aria-label={words.source({ number })}
        className="px-1 text-sm text-action underline"
      >
        [{number}]
      </a>
    </sup>
  ))
