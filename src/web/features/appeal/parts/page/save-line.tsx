/** Whether what was typed is kept, and what to do when it is not. */
import { useState } from 'react'
import { type CaseFile, chosenIn } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/appeal/save-line.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { Draft, SaveState } from '../../autosave.ts'

const words: Readonly<Record<Exclude<SaveState['kind'], 'saved'>, string>> = {
  waiting: messages.notSavedYet(),
  saving: 'Saving…',
  failed: messages.notSaved(),
  conflict: messages.notSaved(),
}

/** Of a field that is refused what is on the page is not what is kept. */
const Saved = () => (
  <>
    <span className="group-has-data-refused/step:hidden">{messages.allChangesAreSaved()}</span>
    <span className="hidden group-has-data-refused/step:inline">{messages.everythingElseIsSaved()}</span>
  </>
)

type SaveLineProps = { save: SaveState; draft: Draft }

const Failed = ({ error, draft }: { error: unknown; draft: Draft }) => (
  <Banner tone="error" title={messages.yourLastChangesAreNotSaved()}>
    <p>
      {messages.theyAreStillOnThisPage({
        problem: failureMessage(error, messages.somethingWentWrongOnOurSide()),
      })}
    </p>
    <div className="mt-3">
      <Button size="sm" variant="secondary" onClick={() => void draft.flush()}>
        {messages.saveAgain()}
      </Button>
    </div>
  </Banner>
)

const inUse = (file: CaseFile): number => chosenIn(file).length

/** What of the two can be told in a figure, so that nobody chooses blindly. */
const figuresOfBoth = (mine: CaseFile, theirs: CaseFile): readonly string[] => {
  const [own, other] = [mine.value.opinionCents, theirs.value.opinionCents]
  const said = (cents: number | null) => (cents === null ? messages.noAmount() : formatMoney(cents))
  return [
    ...(own === other ? [] : [messages.thisPageAndTheOther({ mine: said(own), theirs: said(other) })]),
    ...(inUse(mine) === inUse(theirs)
      ? []
      : [messages.salesHereAndThere({ mine: inUse(mine), theirs: inUse(theirs) })]),
  ]
}

type ConflictProps = { draft: Draft; theirs: CaseFile }

const Conflict = ({ draft, theirs }: ConflictProps) => (
  <Banner tone="error" title={messages.thisPartWasAlsoChangedIn()}>
    {figuresOfBoth(draft.view().file, theirs).map((words) => (
      <p key={words} className="font-bold">
        {words}
      </p>
    ))}
    <p>{messages.nothingIsLostWhatTheOther()}</p>
    <div className="mt-3 flex flex-wrap gap-3">
      <Button size="sm" variant="secondary" onClick={() => void draft.keepMine()}>
        {messages.keepWhatIsOnThisPage()}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => void draft.takeTheirs()}>
        {messages.takeWhatTheOtherWindowSaved()}
      </Button>
    </div>
  </Banner>
)

/** Silent until something was changed here; then at the end of the part, over nothing. Only a failure stays in sight. */
export const SaveLine = ({ save, draft }: SaveLineProps) => {
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && save.kind !== 'saved') setChanged(true)
  const isTrouble = save.kind === 'failed' || save.kind === 'conflict'
  return (
    <div
      data-save-line={isTrouble || undefined}
      className={isTrouble ? 'sticky bottom-(--tabs) z-10 -mx-2 border-t border-line bg-paper px-2 py-3' : ''}
    >
      {save.kind === 'failed' && <Failed error={save.error} draft={draft} />}
      {save.kind === 'conflict' && <Conflict draft={draft} theirs={save.theirs} />}
      <p role="status" className="text-sm text-soft">
        {hasChanged && (save.kind === 'saved' ? <Saved /> : words[save.kind])}
      </p>
    </div>
  )
}
