/** What differs between two versions: what came is underlined, what went is struck through, and both are said aloud. */

import { useQuery } from '@tanstack/react-query'
import type { ComparedSection } from '#contract/document/versions.ts'
import * as words from '#messages/appeal/compared-text.ts'
import { Failure } from '#web/call/failure.tsx'
import { comparedQuery } from '../../documents.ts'

type Piece = ComparedSection['pieces'][number]

const PieceText = ({ kind, text }: Piece) => {
  if (kind === 'same') return text
  if (kind === 'added') {
    return (
      <ins className="mx-0.5 rounded-sm bg-tint font-bold text-action decoration-2 underline-offset-4">
        <span className="sr-only">{words.addedMark()} </span>
        {text}
        <span className="sr-only">]</span>
      </ins>
    )
  }
  return (
    <del className="mx-0.5 rounded-sm bg-coral-tint text-coral decoration-2">
      <span className="sr-only">{words.removedMark()} </span>
      {text}
      <span className="sr-only">]</span>
    </del>
  )
}

const WORDS: Readonly<Record<ComparedSection['change'], string>> = {
  same: '',
  changed: '',
  added: ' (added)',
  removed: ' (removed)',
}

/** Two pieces may read the same; their place tells them apart. */
const numbered = (pieces: readonly Piece[]) => pieces.map((piece, at) => ({ ...piece, key: String(at) }))

/** A text with what came and what went in it. */
export const PiecesText = ({ pieces }: Pick<ComparedSection, 'pieces'>) =>
  numbered(pieces).map(({ key, ...piece }) => <PieceText key={key} {...piece} />)

const Section = ({ title, change, pieces }: ComparedSection) => (
  <div className="stack gap-2">
    <h3 className="text-base font-bold">
      {title}
      {WORDS[change]}
    </h3>
    <p className="whitespace-pre-line break-words">
      <PiecesText pieces={pieces} />
    </p>
  </div>
)

export const ComparedText = ({ id, from, to }: { id: string; from: number; to: number }) => {
  const { data, error } = useQuery(comparedQuery(id, from, to))
  if (error) {
    return <Failure title={words.weCouldntCompareTheTwo()} of={error} />
  }
  if (!data) return <p role="status">{words.comparing()}</p>
  const changed = data.filter(({ change }) => change !== 'same')
  return (
    <div className="measure stack gap-5 border-l-4 border-line pl-4">
      <p role="status" className="text-sm text-soft">
        {changed.length === 0 ? words.theWordsAreTheSameIn() : words.sinceThenWhatIsUnderlinedCame()}
      </p>
      {changed.map((section) => (
        <Section key={section.id} {...section} />
      ))}
    </div>
  )
}
