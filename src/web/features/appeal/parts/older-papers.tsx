/** Names the papers chosen for a packet that no longer agree with the case, and has them written anew. */
import type { PacketView } from '#contract/packets.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useRenewPapers } from '../packets.ts'

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
    <Notice tone="deadline" title="Your case has changed since these were written">
      <div className="stack gap-3">
        <p>A packet made now would state figures that differ from your case, or from one another.</p>
        <ul className="list-disc pl-6">
          {papers.map((paper) => (
            <Paper key={paper.id} {...paper} />
          ))}
        </ul>
        {renewal.error && (
          <Banner tone="error" title="Not all of them were begun">
            {failureMessage(renewal.error, 'Please try again.')}
          </Banner>
        )}
        <div>
          <Button
            variant="secondary"
            busy={renewal.isPending}
            disabled={open.length === 0}
            disabledReason="All of them are locked. Unlock them first."
            onClick={() => renewal.mutate(open)}
          >
            {open.length === 1 ? 'Write it anew from your case' : 'Write them anew from your case'}
          </Button>
        </div>
        <p className="text-sm text-soft">Sections that you changed or locked stay as they are.</p>
      </div>
    </Notice>
  )
}
