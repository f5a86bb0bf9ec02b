/** Whether what was typed is kept, always in sight; and what to do when it is not. */
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { Draft, SaveState } from '../autosave.ts'

const words: Readonly<Record<SaveState['kind'], string>> = {
  saved: 'All changes are saved',
  waiting: 'Changes wait to be saved…',
  saving: 'Saving…',
  failed: 'Not saved',
  conflict: 'Not saved',
}

type SaveLineProps = { save: SaveState; draft: Draft }

const Failed = ({ error, draft }: { error: unknown; draft: Draft }) => (
  <Banner tone="error" title="Your last changes are not saved">
    <p>{failureMessage(error, 'Something went wrong on our side.')} They are still on this page.</p>
    <div className="mt-3">
      <Button size="sm" variant="secondary" onClick={() => void draft.flush()}>
        Save again
      </Button>
    </div>
  </Banner>
)

const Conflict = ({ draft }: { draft: Draft }) => (
  <Banner tone="error" title="This part was also changed in another window">
    <p>Nothing is lost: what the other window saved can be found under “Earlier versions”.</p>
    <div className="mt-3 flex flex-wrap gap-3">
      <Button size="sm" variant="secondary" onClick={() => void draft.keepMine()}>
        Keep what is on this page
      </Button>
      <Button size="sm" variant="secondary" onClick={draft.takeTheirs}>
        Take what the other window saved
      </Button>
    </div>
  </Banner>
)

export const SaveLine = ({ save, draft }: SaveLineProps) => (
  <div data-save-line className="sticky bottom-0 z-10 -mx-2 border-t border-line bg-paper px-2 py-3">
    {save.kind === 'failed' && <Failed error={save.error} draft={draft} />}
    {save.kind === 'conflict' && <Conflict draft={draft} />}
    <p role="status" className="text-sm text-soft">
      {words[save.kind]}
    </p>
  </div>
)
