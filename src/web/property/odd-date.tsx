/** A date that the notice can hardly print: what is odd about it, and the two ways on. */
import type { OddPrintedDate } from '#core/appeal/printed-date.ts'
import * as words from '#messages/property/odd-date.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { tellOddPrintedDate } from '#words/season/odd-printed-date.ts'

type OddDateProps = {
  odd: OddPrintedDate
  busy?: boolean
  onCorrect: () => void
  onKeep: () => void
}

export const OddDate = ({ odd, busy = false, onCorrect, onKeep }: OddDateProps) => (
  <div role="alert">
    <Notice tone="deadline">
      <p className="font-bold">{tellOddPrintedDate(odd)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onCorrect}>{words.correctTheDate()}</Button>
        <Button variant="secondary" busy={busy} onClick={onKeep}>
          {words.myNoticeSaysThis()}
        </Button>
      </div>
    </Notice>
  </div>
)
