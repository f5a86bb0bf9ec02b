/** What to put right before a packet is made, with one press for each, and what is worth another look. */
import type { PacketView } from '#contract/document/packets.ts'
import { paths } from '#contract/page-paths.ts'
import type { CaseStep } from '#core/case/parts.ts'
import * as words from '#messages/appeal/to-fix.ts'
import { Failure } from '#web/call/failure.tsx'
import { wayTo } from '#web/case/way-to.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useRenewPapers } from '../../packets.ts'

type Fix = PacketView['toFix'][number]

const labelOf = (kind: Fix['kind'], count: number): string => {
  if (kind === 'unwritten') return words.writeItAgain()
  return count === 1 ? words.update1Document() : words.updateDocuments({ count })
}

const Update = ({ kind, documentIds }: Pick<Fix, 'kind' | 'documentIds'>) => {
  const renewal = useRenewPapers()
  return (
    <>
      <Failure title={words.weCouldntStartEveryUpdate()} of={renewal.error} />
      <Button
        variant="secondary"
        busy={renewal.isPending}
        onClick={() => renewal.mutate(documentIds.map((id) => ({ id })))}
      >
        {labelOf(kind, documentIds.length)}
      </Button>
    </>
  )
}

/** Where in the case it is put right; the rest is put right in the document itself. */
const places: Readonly<Partial<Record<Fix['kind'], readonly CaseStep[]>>> = {
  no_value: ['value'],
  wrong_value: ['value', 'notice'],
  unproved: ['papers', 'condition'],
}

const Press = ({ kind, documentIds, caseId }: Fix & { caseId: string }) => {
  const [first] = documentIds
  if (kind === 'stale' || (kind === 'unwritten' && first !== undefined))
    return <Update kind={kind} documentIds={documentIds} />
  if (first !== undefined)
    return <TextLink to={paths.caseDocument(caseId, first)}>{words.openTheDocument()}</TextLink>
  return (
    <span className="flex flex-wrap gap-x-6 gap-y-2">
      {places[kind]?.map((step) => (
        <TextLink key={step} to={paths.appealCase(caseId, step)}>
          {wayTo(step)}
        </TextLink>
      ))}
    </span>
  )
}

export const ToFix = ({ caseId, fixes }: { caseId: string; fixes: PacketView['toFix'] }) =>
  fixes.length > 0 && (
    <Notice tone="deadline" title={words.beforeThePacketIsMade()}>
      <ul className="stack gap-4">
        {fixes.map((fix) => (
          <li
            key={`${fix.kind} ${fix.documentIds.join()} ${fix.message}`}
            className="stack items-start gap-2"
          >
            <span>{fix.message}</span>
            <Press {...fix} caseId={caseId} />
          </li>
        ))}
      </ul>
    </Notice>
  )

type Reminders = PacketView['reminders']

/** Nothing of it keeps the packet from being made. */
export const WorthALook = ({ caseId, reminders }: { caseId: string; reminders: Reminders }) =>
  reminders.length > 0 && (
    <Notice title={words.worthAnotherLook()}>
      <ul className="stack gap-4">
        {reminders.map(({ message, at, documentId }) => (
          <li key={`${documentId} ${message}`} className="stack items-start gap-2">
            <span>{message}</span>
            {at.map((sentence) => (
              <q key={sentence} className="text-soft break-words">
                {sentence}
              </q>
            ))}
            {documentId !== null && (
              <TextLink to={paths.caseDocument(caseId, documentId)}>{words.openTheDocument()}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
