/** The packet at the head of the case's home: to be fetched, or first brought up to date. */
import { useCallback, useRef } from 'react'
import type { OpenCase } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import type { CaseFile } from '#core/case/file.ts'
import { type HeldUpload, lacksPetitionCopy } from '#core/case/papers-lacking.ts'
import * as words from '#messages/appeal/packet-top.ts'
import { Failure } from '#web/call/failure.tsx'
import { type MadePacket, PacketAtHand } from '#web/case/packet-at-hand.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import type { Draft } from '../../autosave.ts'
import { usePackets } from '../../packets.ts'
import { usePrepareEverything } from '../../prepare.ts'
import { NotWritten } from '../documents/not-written.tsx'
import { ToFix } from './to-fix.tsx'

type MakingProps = { opened: OpenCase; draft: Draft; file: CaseFile }
type PacketTopProps = MakingProps & {
  packet: MadePacket
  uploads: readonly HeldUpload[]
  /** It was made on this page a moment ago, by a press further down. */
  isNew: boolean
}

const Update = ({ opened, draft, file }: MakingProps) => {
  const { data: view } = usePackets(opened, draft.version())
  const { preparing, doing } = usePrepareEverything(opened, file, draft.flush)
  const isStuck = preparing.data !== undefined && preparing.data !== 'packet'
  // A button at work can't hold the focus: what tells of the work takes it.
  const news = useRef<HTMLParagraphElement>(null)
  const update = () => {
    news.current?.focus({ preventScroll: true })
    preparing.mutate()
  }
  return (
    <>
      <Button busy={preparing.isPending} busyLabel={doing || words.updating()} onClick={update}>
        {words.updateIt()}
      </Button>
      <p ref={news} tabIndex={-1} role="status" className="outline-none">
        {isStuck && words.itCouldNotBeUpdated()}
      </p>
      {preparing.data === 'not-written' && <NotWritten opened={opened} file={file} />}
      {isStuck && view && <ToFix caseId={opened.id} fixes={view.toFix} />}
      <Failure title={words.itCouldNotBeUpdated()} of={preparing.error} />
    </>
  )
}

const Ready = () => {
  const show = useCallback((words: HTMLElement | null) => {
    words?.focus({ preventScroll: true })
    // At once: what still changes below would stop a slow way to it.
    words?.scrollIntoView?.({ block: 'center', behavior: 'instant' })
  }, [])
  return (
    <p ref={show} tabIndex={-1} role="status" className="font-bold outline-none">
      {words.yourPacketIsReady()}
    </p>
  )
}

export const PacketTop = ({ packet, uploads, isNew, ...props }: PacketTopProps) => (
  <PacketAtHand
    caseId={props.opened.id}
    packet={packet}
    renew={<Update {...props} />}
    isSecond
    news={
      <>
        {isNew && <Ready key={packet.id} />}
        {lacksPetitionCopy(props.file, uploads) && (
          <p>
            {rich(
              words.noPetitionCopy({
                link: (text: string) => (
                  <TextLink to={paths.appealCase(props.opened.id, 'papers')}>{text}</TextLink>
                ),
              }),
            )}
          </p>
        )}
        {!packet.made.fits && <p>{words.largerThanYouChose({ megabytes: packet.megabytes })}</p>}
      </>
    }
  />
)
