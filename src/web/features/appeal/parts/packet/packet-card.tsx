/** A packet that is made: how large it is, what has changed since, and the file itself. */

import { useMutation } from '@tanstack/react-query'
import { downloadPacket, type Packet } from '#contract/document/packets.ts'
import * as words from '#messages/appeal/packet-card.ts'
import { fileSize } from '#web/browser/file-size.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { isOlderThanCase } from '../../packets.ts'

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
  const isOlder = isOlderThanCase(made)
  const file = useMutation({
    mutationFn: () => call(downloadPacket, { id: caseId, packetId: id }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <Card as="article">
      <div className="stack items-start gap-4">
        <div>
          <h3>{isOlder ? words.yourOlderPacket() : words.yourPacket()}</h3>
          {isOlder && <p className="measure font-bold">{words.makeANewOneFirst()}</p>}
          <p>
            {pages === 1 ? words.n1Page() : words.pages({ pages })}, {fileSize(bytes)}
            {finishedAt && words.made({ when: when.format(new Date(finishedAt)) })}
          </p>
          {photoEdge !== null && (
            <p className="text-sm text-soft">
              {words.photosHaveAtMostPixelsOn({ pixels: photoEdge.toLocaleString('en-US') })}
            </p>
          )}
        </div>
        {!fits && (
          <Notice tone="deadline" title={words.largerThanTheMbYouChose({ megabytes })}>
            <p>{words.weCantMakeThePhotos()}</p>
          </Notice>
        )}
        <Warning title={words.papersInItThatAreOlder()} lines={olderPapers} />
        <Warning title={words.changedInYourCaseSinceIt()} lines={changes} />
        <Failure title={words.weCouldntDownloadThePacket()} of={file.error} />
        <Button variant={isOlder ? 'quiet' : 'secondary'} busy={file.isPending} onClick={() => file.mutate()}>
          {isOlder ? words.downloadTheOlderPacket() : words.downloadThePacket()}
        </Button>
      </div>
    </Card>
  )
}
