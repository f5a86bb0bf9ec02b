/** The earlier versions of a document: listed, compared with the present one, and brought back. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { type ListedVersion, restoreDocumentVersion } from '#contract/document/versions.ts'
import * as words from '#messages/appeal/document-versions.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { documentVersionsQuery, useDocumentChange } from '../../documents.ts'
import { ComparedText } from './compared-text.tsx'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const causeOf = ({ cause, sectionTitle }: ListedVersion): string => {
  switch (cause) {
    case 'written':
      return 'Written'
    case 'edited':
      return words.youChanged({ title: sectionTitle ?? '' })
    case 'rewritten':
      return words.wasWrittenAgain({ title: sectionTitle ?? '' })
    case 'renewed':
      return words.writtenAgainFromYourCase()
    case 'restored':
      return words.anEarlierVersionBroughtBack()
  }
}

type VersionProps = { document: WrittenDocument; version: ListedVersion }

const EarlierVersion = ({ document, version }: VersionProps) => {
  const [isCompared, setCompared] = useState(false)
  const { id, locked } = document
  const restoring = useDocumentChange(id, () =>
    call(restoreDocumentVersion, { id, version: document.version, restore: version.version }),
  )
  const name = words.version2({ version: version.version, when: when.format(new Date(version.savedAt)) })
  return (
    <li className="stack gap-3 border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="break-words">{causeOf(version)}</p>
          <p className="text-soft">
            {words.version({ version: version.version, when: when.format(new Date(version.savedAt)) })}
          </p>
        </div>
        <div className="-ml-2.5 flex flex-wrap gap-x-1">
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            {words.whatChangedSince()}
            <span className="sr-only">: {name}</span>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={restoring.isPending}
            disabled={locked}
            onClick={() => restoring.mutate()}
          >
            {words.goBackToThis()}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      </div>
      <Failure title={words.weCouldntGoBackTo()} of={restoring.error} />
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
    <div className="print:hidden">
      <Disclosure summary={words.earlierVersions()}>
        <div className="stack measure gap-3 text-sm">
          <p>{words.theLast20AreKeptAnd()}</p>
          {present && (
            <p className="break-words text-soft">
              {words.youHaveVersionNow({
                version: present.version,
                cause: causeOf(present),
                when: when.format(new Date(present.savedAt)),
              })}
            </p>
          )}
          {locked && <p className="text-soft">{words.theDocumentIsLockedUnlockIt()}</p>}
          {data && earlier.length === 0 && <p className="text-soft">{words.thereIsNoEarlierVersionYet()}</p>}
          <ul>
            {earlier.map((one) => (
              <EarlierVersion key={one.version} document={document} version={one} />
            ))}
          </ul>
        </div>
      </Disclosure>
    </div>
  )
}
