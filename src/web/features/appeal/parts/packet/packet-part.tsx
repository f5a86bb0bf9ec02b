/** The evidence packet of a case: chosen, made, watched and fetched. */

import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/case/cases.ts'
import type { PacketView } from '#contract/document/packets.ts'
import { paths } from '#contract/page-paths.ts'
import type { CaseFile } from '#core/case/file.ts'
import * as words from '#messages/appeal/packet-part.ts'
import { Failure } from '#web/call/failure.tsx'
import { isOlderThanCase, packetAtHand } from '#web/case/packet-at-hand.tsx'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import type { Draft } from '../../autosave.ts'
import { documentsQuery, isBeingWritten } from '../../documents.ts'
import { isBeingMade, useMakePacket, usePackets } from '../../packets.ts'
import { PacketCard } from './packet-card.tsx'
import { PacketContents } from './packet-contents.tsx'

const sectionId = 'evidence-packet'

type PacketPartProps = {
  opened: OpenCase
  draft: Draft
  file: CaseFile
  /** To hand the packet over is the next step of the case. */
  isNext: boolean
}

const made = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** What the folded part says of itself. */
const summaryOf = (view: PacketView | undefined): string => {
  if (view?.packets.some(isBeingMade)) return words.wereMakingYourPacket()
  const done = packetAtHand(view?.packets ?? [])
  if (!done || done.finishedAt === null) return words.chooseWhatGoesInAndMake()
  const day = made.format(new Date(done.finishedAt))
  return isOlderThanCase(done.made) ? words.madeYourCaseHasChangedSince({ day }) : words.made({ day })
}

const progressOf = ({ packets: [newest] }: PacketView): string => {
  if (newest === undefined || newest.status === 'failed') return ''
  if (newest.status === 'queued') return words.yourPacketIsWaitingToBe()
  if (newest.status === 'running') return words.wereMakingYourPacket2()
  const isOlder = (newest.made?.olderPapers.length ?? 0) > 0
  return isOlder ? words.yourPacketIsMadeWithPapers() : words.yourPacketIsReady()
}

/** Said as it changes; the place is there from the beginning, so that a screen reader listens to it. */
const Progress = ({ view, isAsked }: { view: PacketView; isAsked: boolean }) => (
  <div role="status" className="flex items-center gap-3 text-soft">
    {(isAsked || view.packets.some(isBeingMade)) && <Spinner />}
    {/* The one that is there is not the one just asked for. */}
    <span>{isAsked ? words.yourPacketIsWaitingToBe2() : progressOf(view)}</span>
  </div>
)

type PacketsProps = { caseId: string; view: PacketView; isAsked: boolean }

const Packets = ({ caseId, view, isAsked }: PacketsProps) => {
  const [newest] = view.packets
  const atHand = packetAtHand(view.packets)
  return (
    <>
      <Progress view={view} isAsked={isAsked} />
      {newest?.failure && (
        <Banner tone="error" title={words.weCouldntMakeYourPacket()}>
          {newest.failure.message}
        </Banner>
      )}
      {atHand && <PacketCard caseId={caseId} packet={atHand} />}
    </>
  )
}

type MakingProps = Pick<PacketPartProps, 'opened' | 'draft' | 'file'> & {
  packets: ReturnType<typeof usePackets>
}

const Making = ({ opened, draft, file, packets: { data: seen, error, isPlaceholderData } }: MakingProps) => {
  const { id } = opened
  const documents = useQuery(documentsQuery(opened))
  const making = useMakePacket(id, draft.flush)
  // What was worth a look before the case was saved again names figures that are gone.
  const isOld = isPlaceholderData || draft.view().save.kind !== 'saved'
  const data = seen && isOld ? { ...seen, reminders: [] } : seen
  if (error && !data) {
    return (
      <Failure title={words.thePacketDidNotLoad()} of={error} otherwise={words.pleaseOpenThisPageAgain()} />
    )
  }
  if (!data) {
    return (
      <Skeleton message={words.loadingThePacket()}>
        <SkeletonText lines={3} />
      </Skeleton>
    )
  }
  const waits = documents.data?.some(isBeingWritten) ?? false
  const busy = making.isPending || data.packets.some(isBeingMade)
  return (
    <>
      <PacketContents
        caseId={id}
        view={data}
        choice={file.packet}
        change={(packet) => draft.change('packet', packet)}
        busy={busy}
        waits={waits}
        make={(megabytes) => making.mutate({ megabytes })}
      />
      <Failure title={words.weCouldntStartYourPacket()} of={making.error} />
      <Packets caseId={id} view={data} isAsked={making.isPending} />
    </>
  )
}

const Packet = ({ isNext, ...props }: PacketPartProps) => {
  const packets = usePackets(props.opened, props.draft.version())
  return (
    <NarrowFold of={sectionId} summary={summaryOf(packets.data)} startsOpen={isNext}>
      <div className="stack gap-5">
        <p className="measure">{words.onePdfToHandOverA()}</p>
        <Making {...props} packets={packets} />
      </div>
    </NarrowFold>
  )
}

const ByHand = () => (
  <>
    <p className="measure">
      {rich(
        words.module4OfTheCourseShows({
          link: (text: string) => <TextLink to={paths.module(4)}>{text}</TextLink>,
        }),
      )}
    </p>
    <p className="measure text-soft">{words.aiEnhancedPutsYourDocumentsPhotos()}</p>
  </>
)

export const PacketPart = (props: PacketPartProps) => {
  const { tier } = useUser()
  return (
    <section aria-labelledby={sectionId} className="stack gap-3 border-t border-line pt-6 lg:gap-5 lg:pt-8">
      <h2 id={sectionId} className="text-xl">
        {words.evidencePacket()}
      </h2>
      {tier === 'ai_enhanced' ? <Packet {...props} /> : <ByHand />}
    </section>
  )
}
