/** The sources of a figure, under it: number and words, the number leading to the list at the end. */

import * as words from '#messages/report/figure-sources.ts'
import { SourceMark, type SourceOnWire, sourcePlaces } from '#web/verdict/source-marks.tsx'

type FigureSourcesProps = {
  /** All sources of the report, in the order of their numbers. */
  all: readonly SourceOnWire[]
  /** Those of this figure. */
  of: readonly SourceOnWire[]
}

export const FigureSources = ({ all, of }: FigureSourcesProps) => {
  const citations = new Set(of.map(({ citation }) => citation))
  const places = sourcePlaces(all).filter(({ citation }) => citations.has(citation))
  if (places.length === 0) return null
  return (
    <div className="text-xs text-soft">
      <p className="font-bold">{places.length === 1 ? words.source() : words.sources()}</p>
      <ul className="stack measure gap-1">
        {places.map(({ number, citation }) => (
          <li key={citation} className="flex gap-2">
            <SourceMark number={number} />
            <span className="min-w-0 wrap-anywhere">{citation}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
