/** The earlier versions of a document: listed, compared with the present one, and brought back. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { type ListedVersion, restoreDocumentVersion } from '#contract/document/versions.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { documentVersionsQuery, useDocumentChange } from '../../documents.ts'
import { ComparedText } from './compared-text.tsx'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const causeOf = ({ cause, sectionTitle }: ListedVersion): string => {
  switch (cause) {
    case 'written':
      return 'Written'
    case 'edited':
      return `You changed “${sectionTitle}”`
    case 'rewritten':
      return `“${sectionTitle}” was written again`
    case 'renewed':
      return 'Written again from your case'
    case 'restored':
      return 'An earlier version brought back'
  }
}

type VersionProps = { document: WrittenDocument; version: ListedVersion }

const EarlierVersion = ({ document, version }: VersionProps) => {
  const [isCompared, setCompared] = useState(false)
  const { id, locked } = document
  const restoring = useDocumentChange(id, () =>
    call(restoreDocumentVersion, { id, version: document.version, restore: version.version }),
  )
  const name = `version ${version.version}, ${when.format(new Date(version.savedAt))}`
  return (
    <li className="stack gap-3 border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="break-words">{causeOf(version)}</p>
          <p className="text-sm text-soft">
            Version {version.version} · {when.format(new Date(version.savedAt))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            What changed since<span className="sr-only">: {name}</span>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={restoring.isPending}
            disabled={locked}
            onClick={() => restoring.mutate()}
          >
            Go back to this<span className="sr-only">: {name}</span>
          </Button>
        </div>
      </div>
      {restoring.error && (
        <Banner tone="error" title="It stayed as it was">
          {failureMessage(restoring.error, 'Please try again.')}
        </Banner>
      )}
      {isCompared && <ComparedText id={id} from={version.version} to={document.version} />}
    </li>
  )
}

/** Of a document whose writing was stopped the newest version is one to go back to as well. */
export const DocumentVersions = ({ document }: { document: WrittenDocument }) => {
  const { id, version, status, locked } = document
  const { data } = useQuery(documentVersionsQuery(id, version))
  const isPresent = (one: ListedVersion) => status === 'completed' && one.version === version
  const earlier = (data ?? []).filter((one) => !isPresent(one))
  const present = data?.find(isPresent)
  return (
    <section
      aria-labelledby="document-versions"
      className="stack gap-3 border-t border-line pt-6 print:hidden"
    >
      <h2 id="document-versions" className="text-xl">
        Earlier versions
      </h2>
      <p className="measure">
        The last 20 are kept, and the last one of each earlier day. Going back removes nothing: what you have
        now stays in this list. Locked sections stay as they are.
      </p>
      {present && (
        <p className="break-words text-soft">
          You have version {present.version} now: {causeOf(present)}, {when.format(new Date(present.savedAt))}
          .
        </p>
      )}
      {locked && <p className="text-soft">The document is locked. Unlock it to go back.</p>}
      {data && earlier.length === 0 && <p className="text-soft">There is no earlier version yet.</p>}
      <ul>
        {earlier.map((one) => (
          <EarlierVersion key={one.version} document={document} version={one} />
        ))}
      </ul>
    </section>
  )
}
