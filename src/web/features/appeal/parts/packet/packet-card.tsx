/** A packet that is made: how large it is, what has changed since, and the file itself. */
import { useMutation } from '@tanstack/react-query'
import { downloadPacket, type Packet } from '#contract/document/packets.ts'
import { fileSize } from '#web/browser/file-size.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Card } from '#web/ui/layout/card.tsx'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

type Made = NonNullable<Packet['made']>

const Warning = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <Notice tone="deadline" title={title}>
      <ul className="list-disc pl-6">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )

export const PacketCard = ({ caseId, packet, made }: { caseId: string; packet: Packet; made: Made }) => {
  const { id, megabytes, finishedAt } = packet
  const { pages, bytes, fits, photoEdge, changes, olderPapers } = made
  const file = useMutation({
    mutationFn: () => call(downloadPacket, { id: caseId, packetId: id }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <Card as="article">
      <div className="stack items-start gap-4">
        <div>
          <h3>Your packet</h3>
          <p>
            {pages === 1 ? '1 page' : `${pages} pages`}, {fileSize(bytes)}
            {finishedAt && `, made ${when.format(new Date(finishedAt))}`}
          </p>
          {photoEdge !== null && (
            <p className="text-sm text-soft">
              Photos have at most {photoEdge.toLocaleString('en-US')} pixels on their longer side.
            </p>
          )}
        </div>
        {!fits && (
          <Notice tone="deadline" title={`Larger than the ${megabytes} MB you chose`}>
            <p>
              Photos are as small as they can be, and papers cannot be made smaller. Leave some out, choose a
              larger size, or hand it over in another way.
            </p>
          </Notice>
        )}
        <Warning title="Papers in it that are older than your case" lines={olderPapers} />
        <Warning title="Changed in your case since it was made" lines={changes} />
        {file.error && (
          <Banner tone="error" title="The packet was not fetched">
            {failureMessage(file.error, 'Please try again.')}
          </Banner>
        )}
        <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
          Download the packet
        </Button>
      </div>
    </Card>
  )
}
