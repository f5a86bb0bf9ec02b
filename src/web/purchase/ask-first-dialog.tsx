/** Asks whoever was twice answered that an appeal does not pay, before they pay for the course. */
import * as words from '#messages/purchase/ask-first.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'

export type AskFirstProps = { onBuy: () => void; onKeep: () => void }

export const AskFirstDialog = ({ onBuy, onKeep }: AskFirstProps) => (
  <Dialog
    open
    onOpenChange={onKeep}
    title={words.doYouStillWantTheCourse()}
    description={words.twoAnswersSaidItWouldntPay()}
    actions={
      <>
        <Button onClick={onKeep}>{words.keepMyMoney()}</Button>
        <Button variant="secondary" onClick={onBuy}>
          {words.buyItAnyway()}
        </Button>
      </>
    }
  />
)
