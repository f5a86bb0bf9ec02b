/** Names the papers chosen for a packet that no longer agree with the case, and has them written anew. */
import type { PacketView } from '#contract/packets.ts'
import { useRenewPapers } from '../../packets.ts'
import { RenewNotice } from '../documents/renew-notice.tsx'

export type PacketPaper = PacketView['documents'][number]

const Paper = ({ title, changed, locked }: PacketPaper) => (
  <li>
    <strong>{title}</strong>: {changed.length === 0 ? 'the exhibits and their letters' : changed.join(', ')}
    {locked && ' (locked: unlock it first)'}
  </li>
)

export const OlderPapers = ({ papers }: { papers: readonly PacketPaper[] }) => {
  const renewal = useRenewPapers()
  if (papers.length === 0) return null
  const open = papers.filter(({ locked }) => !locked)
  return (
    <RenewNotice
      title="Your case has changed since these were written"
      renewal={renewal}
      failureTitle="Not all of them were begun"
      label={open.length === 1 ? 'Write it anew from your case' : 'Write them anew from your case'}
      lockedReason={open.length === 0 ? 'All of them are locked. Unlock them first.' : null}
      onRenew={() => renewal.mutate(open)}
      foot="Sections that you changed or locked stay as they are."
    >
      <p>A packet made now would state figures that differ from your case, or from one another.</p>
      <ul className="list-disc pl-6">
        {papers.map((paper) => (
          <Paper key={paper.id} {...paper} />
        ))}
      </ul>
    </RenewNotice>
  )
}
