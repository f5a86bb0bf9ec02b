/** The packet at the head of the case's home: to be fetched, or first brought up to date. */
import type { OpenCase } from '#contract/case/cases.ts'
import type { CaseFile } from '#core/case/file.ts'
import * as words from '#messages/appeal/packet-top.ts'
import { Failure } from '#web/call/failure.tsx'
import { type MadePacket, PacketAtHand } from '#web/case/packet-at-hand.tsx'
import { Button } from '#web/ui/action/button.tsx'
import type { Draft } from '../../autosave.ts'
import { usePackets } from '../../packets.ts'
import { usePrepareEverything } from '../../prepare.ts'
import { ToFix } from './to-fix.tsx'

type PacketTopProps = { opened: OpenCase; draft: Draft; file: CaseFile; packet: MadePacket }

const Update = ({ opened, draft, file }: Omit<PacketTopProps, 'packet'>) => {
  const { data: view } = usePackets(opened, draft.version())
  const { preparing, doing } = usePrepareEverything(opened, file, draft.flush)
  const isStuck = preparing.data !== undefined && preparing.data !== 'packet'
  return (
    <>
      <Button
        busy={preparing.isPending}
        busyLabel={doing || words.updating()}
        onClick={() => preparing.mutate()}
      >
        {words.updateIt()}
      </Button>
      <p role="status">{isStuck && words.itCouldNotBeUpdated()}</p>
      {isStuck && view && <ToFix caseId={opened.id} fixes={view.toFix} />}
      <Failure title={words.itCouldNotBeUpdated()} of={preparing.error} />
    </>
  )
}

export const PacketTop = ({ packet, ...props }: PacketTopProps) => (
  <PacketAtHand caseId={props.opened.id} packet={packet} renew={<Update {...props} />} isSecond />
)
