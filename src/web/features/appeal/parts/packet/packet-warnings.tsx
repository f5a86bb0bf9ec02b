/** What to know of a packet that is made before it is handed over: its size, and what has changed since. */
import * as words from '#messages/appeal/packet-warnings.ts'
import type { MadePacket } from '#web/case/packet-at-hand.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

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

export const PacketWarnings = ({ packet }: { packet: MadePacket }) => {
  const { fits, photoEdge, changes, olderPapers } = packet.made
  return (
    <>
      {photoEdge !== null && (
        <p className="text-sm text-soft">
          {words.photosHaveAtMostPixelsOn({ pixels: photoEdge.toLocaleString('en-US') })}
        </p>
      )}
      {!fits && (
        <Notice tone="deadline">
          <p>{words.weCantMakeThePhotos()}</p>
        </Notice>
      )}
      <Warning title={words.papersInItThatAreOlder()} lines={olderPapers} />
      <Warning title={words.changedInYourCaseSinceIt()} lines={changes} />
    </>
  )
}
