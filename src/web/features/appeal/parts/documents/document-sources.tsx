/** Where each fact of a document was read, and how it was written; on the screen, because what is handed over ends with its owner's name. */
import type { WrittenDocument } from '#contract/document/documents.ts'
import * as words from '#messages/appeal/document-sources.ts'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'

/** One line for whoever asks; nothing of it is needed to use the paper. */
export const HowWritten = ({ suggestedBy }: Pick<WrittenDocument, 'suggestedBy'>) => (
  <Disclosure summary={words.howThisWasWritten()}>
    <p className="measure text-sm">
      {suggestedBy === null
        ? words.fromSetSentencesNoModel()
        : words.fromSetSentencesAndSuggestions({ model: suggestedBy })}
    </p>
  </Disclosure>
)

export const DocumentSources = ({ sources }: Pick<WrittenDocument, 'sources'>) =>
  sources.length > 0 && (
    <Disclosure summary={words.whereThisComesFrom()}>
      <ul className="measure stack list-disc gap-1 pl-6 text-sm">
        {sources.map(({ label, source }) => (
          <li key={`${label} ${source}`} className="break-words">
            {label}: {source}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
