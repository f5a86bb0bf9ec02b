/** The one list of what to put right before a packet is made, with one press for each. */
import type { PacketView } from '#contract/document/packets.ts'
import { paths } from '#contract/page-paths.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useRenewPapers } from '../../packets.ts'

type Fix = PacketView['toFix'][number]

const Update = ({ documentIds }: Pick<Fix, 'documentIds'>) => {
  const renewal = useRenewPapers()
  const count = documentIds.length
  return (
    <>
      {renewal.error && (
        <Banner tone="error" title="Not all of them were begun">
          {failureMessage(renewal.error, 'Please try again.')}
        </Banner>
      )}
      <Button
        variant="secondary"
        busy={renewal.isPending}
        onClick={() => renewal.mutate(documentIds.map((id) => ({ id })))}
      >
        {count === 1 ? 'Update 1 document' : `Update ${count} documents`}
      </Button>
    </>
  )
}

const Press = ({ kind, documentIds, caseId }: Fix & { caseId: string }) => {
  const [first] = documentIds
  if (kind === 'stale') return <Update documentIds={documentIds} />
  // What is to be typed stands on this very page.
  return first === undefined ? null : (
    <TextLink to={paths.caseDocument(caseId, first)}>Open the document</TextLink>
  )
}

export const ToFix = ({ caseId, fixes }: { caseId: string; fixes: PacketView['toFix'] }) =>
  fixes.length > 0 && (
    <Notice tone="deadline" title="Before the packet is made">
      <ul className="stack gap-4">
        {fixes.map((fix) => (
          <li key={`${fix.kind} ${fix.documentIds.join()}`} className="stack items-start gap-2">
            <span>{fix.message}</span>
            <Press {...fix} caseId={caseId} />
          </li>
        ))}
      </ul>
    </Notice>
  )
