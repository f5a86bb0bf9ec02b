/** The evidence packet of a case: chosen, made, watched and fetched. */

import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/case/cases.ts'
import type { PacketView } from '#contract/document/packets.ts'
import { paths } from '#contract/page-paths.ts'
import type { CaseFile } from '#core/case/file.ts'
import { Failure } from '#web/call/failure.tsx'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'
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
  if (view?.packets.some(isBeingMade)) return 'Your packet is being made'
  const done = view?.packets.find((packet) => packet.made !== null)
  if (!done?.made || done.finishedAt === null) return 'Choose what goes in, and make it'
  const isOlder = done.made.changes.length > 0 || done.made.olderPapers.length > 0
  const day = made.format(new Date(done.finishedAt))
  return isOlder ? `Made ${day}; your case has changed since` : `Made ${day}`
}

const progressOf = ({ packets: [newest] }: PacketView): string => {
  if (newest === undefined || newest.status === 'failed') return ''
  if (newest.status === 'queued')
    return 'Your packet is waiting to be made. Papers that are being written come first…'
  if (newest.status === 'running') return 'Your packet is being made…'
  const isOlder = (newest.made?.olderPapers.length ?? 0) > 0
  return isOlder ? 'Your packet is made, with papers older than your case.' : 'Your packet is ready.'
}

/** Said as it changes; the place is there from the beginning, so that a screen reader listens to it. */
const Progress = ({ view, isAsked }: { view: PacketView; isAsked: boolean }) => (
  <div role="status" className="flex items-center gap-3 text-soft">
    {(isAsked || view.packets.some(isBeingMade)) && <Spinner />}
    {/* The one that is there is not the one just asked for. */}
    <span>{isAsked ? 'Your packet is waiting to be made…' : progressOf(view)}</span>
  </div>
)

type PacketsProps = { caseId: string; view: PacketView; isAsked: boolean }

const Packets = ({ caseId, view, isAsked }: PacketsProps) => {
  const [newest] = view.packets
  return (
    <>
      <Progress view={view} isAsked={isAsked} />
      {newest?.failure && (
        <Banner tone="error" title="The packet was not made">
          {newest.failure.message}
        </Banner>
      )}
      {view.packets.map(
        (packet) =>
          packet.made && <PacketCard key={packet.id} caseId={caseId} packet={packet} made={packet.made} />,
      )}
    </>
  )
}

type MakingProps = Pick<PacketPartProps, 'opened' | 'draft' | 'file'> & {
  packets: ReturnType<typeof usePackets>
}

const Making = ({ opened, draft, file, packets: { data, error } }: MakingProps) => {
  const { id } = opened
  const documents = useQuery(documentsQuery(opened))
  const making = useMakePacket(id, draft.flush)
  if (error && !data) {
    return <Failure title="The packet did not load" of={error} otherwise="Please open this page again." />
  }
  if (!data) {
    return (
      <Skeleton message="Loading the packet…">
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
      <Failure title="The packet was not begun" of={making.error} />
      <Packets caseId={id} view={data} isAsked={making.isPending} />
    </>
  )
}

const Packet = ({ isNext, ...props }: PacketPartProps) => {
  const packets = usePackets(props.opened, props.draft.version())
  return (
    <NarrowFold of={sectionId} summary={summaryOf(packets.data)} startsOpen={isNext}>
      <div className="stack gap-5">
        <p className="measure">
          One PDF to hand over: a cover, an index, the documents written for the appraiser and the board, and
          your exhibits, stamped page by page. The playbook, the hearing script and pages marked for your eyes
          only are never in it. Read it through before you send it.
        </p>
        <Making {...props} packets={packets} />
      </div>
    </NarrowFold>
  )
}

const ByHand = () => (
  <>
    <p className="measure">
      <TextLink to={paths.module(4)}>Module 4 of the course</TextLink> shows how to put a packet together by
      hand.
    </p>
    <p className="measure text-soft">
      AI-Enhanced puts your documents, photos and papers into one PDF with an index and page stamps.
    </p>
  </>
)

export const PacketPart = (props: PacketPartProps) => {
  const { tier } = useUser()
  return (
    <section aria-labelledby={sectionId} className="stack gap-3 border-t border-line pt-6 lg:gap-5 lg:pt-8">
      <h2 id={sectionId} className="text-xl">
        Evidence packet
      </h2>
      {tier === 'ai_enhanced' ? <Packet {...props} /> : <ByHand />}
    </section>
  )
}
