/** A packet that is made: how large it is, what has changed since, and the file itself. */

import * as words from '#messages/appeal/packet-card.ts'
import { fileSize } from '#web/browser/file-size.ts'
import { DownloadPacket, isOlderThanCase, type MadePacket } from '#web/case/packet-at-hand.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Card } from '#web/ui/layout/card.tsx'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

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

export const PacketCard = ({ caseId, packet }: { caseId: string; packet: MadePacket }) => {
  const { megabytes, finishedAt, made } = packet
  const { pages, bytes, fits, photoEdge, changes, olderPapers } = made
  const isOlder = isOlderThanCase(made)
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
        <DownloadPacket caseId={caseId} packet={packet} variant={isOlder ? 'quiet' : 'secondary'} />
      </div>
    </Card>
  )
}
