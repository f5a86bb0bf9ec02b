/** The packet of a case where it is looked for first: how many pages, made when, and the file itself. */
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { downloadPacket, type Packet } from '#contract/document/packets.ts'
import * as words from '#messages/case/packet-at-hand.ts'
import { fileSize } from '#web/browser/file-size.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import type { ButtonVariant } from '#web/ui/action/button-style.ts'
import { Card } from '#web/ui/layout/card.tsx'

export type MadePacket = Packet & { readonly made: NonNullable<Packet['made']> }

const isMade = (packet: Packet): packet is MadePacket => packet.made !== null

/** The one to hand over; the one being made takes its place once it is there. */
export const packetAtHand = (packets: readonly Packet[]): MadePacket | undefined => packets.find(isMade)

/** The case, or a paper in it, has changed since. */
export const isOlderThanCase = ({ changes, olderPapers }: MadePacket['made']): boolean =>
  changes.length > 0 || olderPapers.length > 0

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

type DownloadProps = { caseId: string; packet: MadePacket; variant?: ButtonVariant }

export const DownloadPacket = ({ caseId, packet, variant }: DownloadProps) => {
  const isOlder = isOlderThanCase(packet.made)
  const file = useMutation({
    mutationFn: () => call(downloadPacket, { id: caseId, packetId: packet.id }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <>
      <Failure title={words.weCouldntDownloadThePacket()} of={file.error} />
      <Button
        variant={variant ?? (isOlder ? 'quiet' : 'primary')}
        busy={file.isPending}
        onClick={() => file.mutate()}
      >
        {isOlder ? words.downloadTheOlderPacket() : words.downloadThePacket()}
      </Button>
    </>
  )
}

/** Sheets with a cover on top: the home's value, the rows of its index, the stamp of the page. */
const Drawing = () => (
  <svg viewBox="0 0 84 100" aria-hidden="true" className="w-16 shrink-0 max-sm:hidden lg:w-28">
    <path d="M18 12h58v80H18Z" strokeWidth="2" className="fill-tint stroke-control" />
    <path d="M12 8h58v80H12Z" strokeWidth="2" className="fill-tint stroke-control" />
    <path d="M6 4h58v80H6Z" strokeWidth="2.5" strokeLinejoin="round" className="fill-surface stroke-action" />
    <path d="M16 16h22" strokeWidth="5" strokeLinecap="round" className="stroke-action" />
    <path d="M16 30h38M16 40h38M16 50h28M16 60h34" strokeWidth="3" className="stroke-line" />
    <path d="M42 74h14" strokeWidth="4" strokeLinecap="round" className="stroke-coral" />
  </svg>
)

type AtHandProps = {
  caseId: string
  packet: MadePacket
  /** Pressed before an older one is handed over. */
  renew: ReactNode
  /** Another button on the page is the one to press. */
  isSecond?: boolean
  /** Said under its name. */
  news?: ReactNode
}

export const PacketAtHand = ({ caseId, packet, renew, isSecond = false, news }: AtHandProps) => {
  const { made, finishedAt } = packet
  const titleId = useId()
  const isOlder = isOlderThanCase(made)
  return (
    <section aria-labelledby={titleId}>
      {/* One card of a page stands out: the one that holds what to do next. */}
      <Card highlighted={isOlder || !isSecond}>
        <div className="flex items-start gap-5">
          <Drawing />
          <div className="stack min-w-0 items-start gap-3">
            <div>
              <h2 id={titleId} className="text-xl">
                {words.yourPacketPages({ pages: made.pages })}
              </h2>
              {news}
              <p className="text-sm text-soft">
                {words.madeWhen({
                  when: finishedAt === null ? '' : when.format(new Date(finishedAt)),
                  size: fileSize(made.bytes),
                })}
              </p>
              {isOlder && <p className="mt-1 font-bold">{words.yourCaseHasChangedSince()}</p>}
            </div>
            {isOlder && renew}
            <DownloadPacket
              caseId={caseId}
              packet={packet}
              {...(isSecond && !isOlder && { variant: 'secondary' as const })}
            />
          </div>
        </div>
      </Card>
    </section>
  )
}
