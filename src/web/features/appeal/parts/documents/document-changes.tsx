/** Says when a case has changed since its document was written, and has it written again. */
import { useQuery } from '@tanstack/react-query'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { renewDocument, type DocumentChanges as Since } from '#contract/document/edits.ts'
import { parseCalendarDate } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import * as messages from '#messages/appeal/document-changes.ts'
import { call } from '#web/call/api.ts'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { documentChangesQuery, useDocumentChange } from '../../documents.ts'
import { RenewNotice } from './renew-notice.tsx'

type Change = Since['changes'][number]

/** Two photos of one day change alike; their place tells them apart. */
const numbered = (changes: readonly Change[]) => changes.map((change, at) => ({ ...change, key: String(at) }))

const DatesChanged = ({ cause, on }: NonNullable<Change['dates']>) => {
  const day = parseCalendarDate(on ?? '')
  return messages.theDatesChanged({ cause, day: day ? formatPlainDate(day) : '' })
}

const Value = ({ label, before, now }: Pick<Change, 'label' | 'before' | 'now'>) => (
  <>
    <strong>{label}</strong>
    {now !== null && (
      <span className="block">{before === null ? messages.isNew({ now }) : messages.isNow({ now })}</span>
    )}
    {before !== null && (
      <span className="block text-soft">
        {now === null ? messages.isGone({ before }) : messages.wasBefore({ before })}
      </span>
    )}
  </>
)

const Changed = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="list-disc pl-6">
    {numbered(changes).map(({ key, label, before, now, dates }) => (
      <li key={key} className="break-words">
        {dates ? <DatesChanged {...dates} /> : <Value label={label} before={before} now={now} />}
      </li>
    ))}
  </ul>
)

/** More would push the document itself off a phone's screen. */
const mostLettersAtOnce = 240
const mostAtOnce = 4

const lettersIn = (changes: readonly Change[]): number =>
  changes.reduce((sum, { label, before, now }) => sum + `${label}${before ?? ''}${now ?? ''}`.length, 0)

export const DocumentChanges = ({ document: { id, version, locked } }: { document: WrittenDocument }) => {
  const { data } = useQuery(documentChangesQuery(id, version))
  const renewal = useDocumentChange(id, () => call(renewDocument, { id }))
  const changes = data?.changes ?? []
  if (changes.length === 0) return null
  const list = <Changed changes={changes} />
  return (
    <RenewNotice
      title={messages.someHaveChangedSince({ count: changes.length })}
      renewal={renewal}
      failureTitle={messages.weCouldntStartTheUpdate()}
      label={messages.writeItAgainFromYourCase()}
      lockedReason={locked ? messages.theDocumentIsLockedUnlockIt() : null}
      onRenew={() => renewal.mutate()}
      foot={messages.sectionsThatYouChangedOrLocked()}
    >
      {changes.length > mostAtOnce || lettersIn(changes) > mostLettersAtOnce ? (
        <Disclosure summary={messages.whatHasChanged()}>{list}</Disclosure>
      ) : (
        list
      )}
    </RenewNotice>
  )
}
