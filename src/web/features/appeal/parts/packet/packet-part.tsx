/** The evidence packet of a case: chosen, made, watched and fetched. */

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OpenCase } from '#contract/case/cases.ts'
import type { PacketView } from '#contract/document/packets.ts'
import { paths } from '#contract/page-paths.ts'
import type { CaseFile } from '#core/case/file.ts'
import * as words from '#messages/appeal/packet-part.ts'
import { Failure } from '#web/call/failure.tsx'
import { packetAtHand } from '#web/case/packet-at-hand.tsx'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import type { Draft } from '../../autosave.ts'
import { documentsQuery, isBeingWritten } from '../../documents.ts'
import { isBeingMade, useMakePacket, usePackets } from '../../packets.ts'
import { requestsOf } from '../../prepare.ts'
import { PrepareCard } from '../documents/prepare-card.tsx'
import { FoldedSection } from '../page/folded-section.tsx'
import { PacketContents } from './packet-contents.tsx'
import { PacketWarnings } from './packet-warnings.tsx'

const sectionId = 'evidence-packet'

type MakingProps = {
  opened: OpenCase
  draft: Draft
  file: CaseFile
}

type PacketPartProps = MakingProps & {
  /** To hand the packet over is the next step of the case. */
  isNext: boolean
}

/** What the folded part says of itself. */
const summaryOf = (view: PacketView): string =>
  view.packets.some(isBeingMade) ? words.wereMakingYourPacket() : words.chooseWhatGoesInAndMake()

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

/** Why the last one was not made: never folded away. */
const Failed = ({ packets: [newest] }: Pick<PacketView, 'packets'>) =>
  newest?.failure ? (
    <Banner tone="error" title={words.weCouldntMakeYourPacket()}>
      {newest.failure.message}
    </Banner>
  ) : null

const Made = ({ view, isAsked }: { view: PacketView; isAsked: boolean }) => {
  const atHand = packetAtHand(view.packets)
  return (
    <>
      <Progress view={view} isAsked={isAsked} />
      {atHand && <PacketWarnings packet={atHand} />}
    </>
  )
}

type Packets = ReturnType<typeof usePackets>

const PacketSection = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby={sectionId} className="stack gap-3 border-t border-line pt-6 lg:gap-5 lg:pt-8">
    <h2 id={sectionId} className="text-xl">
      {words.evidencePacket()}
    </h2>
    {children}
  </section>
)

const Making = ({ opened, draft, file, packets }: MakingProps & { packets: Packets }) => {
  const { id } = opened
  const { data: seen, isPlaceholderData } = packets
  const documents = useQuery(documentsQuery(opened))
  const making = useMakePacket(id, draft.flush)
  if (seen === undefined) return null
  // What was worth a look before the case was saved again names figures that are gone.
  const isOld = isPlaceholderData || draft.view().save.kind !== 'saved'
  const view = isOld ? { ...seen, reminders: [] } : seen
  return (
    <>
      <p className="measure">{words.onePdfToHandOverA()}</p>
      <PacketContents
        caseId={id}
        view={view}
        choice={file.packet}
        change={(packet) => draft.change('packet', packet)}
        busy={making.isPending || view.packets.some(isBeingMade)}
        isSecond={!documents.data?.length || packetAtHand(view.packets) !== undefined}
        waits={documents.data?.some(isBeingWritten) ?? false}
        make={(megabytes) => making.mutate({ megabytes })}
      />
      <Failure title={words.weCouldntStartYourPacket()} of={making.error} />
      <Made view={view} isAsked={making.isPending} />
    </>
  )
}

/** Nothing that a packet could hold, and none that was tried. */
const isNothing = ({ documents, exhibits, packets, toFix }: PacketView): boolean =>
  [documents, exhibits, packets, toFix].every(({ length }) => length === 0)

/** How one is put together, once there is something to put in; beside one that is made, folded to a line. */
const Packet = ({ isNext, ...props }: PacketPartProps) => {
  const { opened, draft, file } = props
  const packets = usePackets(opened, draft.version())
  const { data, error } = packets
  if (error && !data) {
    return (
      <Failure title={words.thePacketDidNotLoad()} of={error} otherwise={words.pleaseOpenThisPageAgain()} />
    )
  }
  if (!data || isNothing(data)) return null
  const making = <Making {...props} packets={packets} />
  if (packetAtHand(data.packets)) {
    return (
      <>
        <Failed packets={data.packets} />
        <FoldedSection id={sectionId} title={words.updateThePacket()}>
          {requestsOf(opened, file)('case_summary').ok && (
            <PrepareCard opened={opened} draft={draft} file={file} />
          )}
          {making}
        </FoldedSection>
      </>
    )
  }
  return (
    <PacketSection>
      <Failed packets={data.packets} />
      <NarrowFold of={sectionId} summary={summaryOf(data)} startsOpen={isNext}>
        <div className="stack gap-5">{making}</div>
      </NarrowFold>
    </PacketSection>
  )
}

const ByHand = () => (
  <PacketSection>
    <p className="measure">
      {rich(
        words.module4OfTheCourseShows({
          link: (text: string) => <TextLink to={paths.module(4)}>{text}</TextLink>,
        }),
      )}
    </p>
    <p className="measure text-soft">{words.aiEnhancedPutsYourDocumentsPhotos()}</p>
  </PacketSection>
)

export const PacketPart = (props: PacketPartProps) => {
  const { tier } = useUser()
  return tier === 'ai_enhanced' ? <Packet {...props} /> : <ByHand />
}
