/** The guarantee: until when it runs, and the question before the money goes back. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#contract/page-paths.ts'
import { cancelSubscription } from '#contract/purchase/payments.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { useFloridaToday } from '#web/browser/florida-today.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'

const consequences = [
  'We refund every payment the guarantee still covers, to the card or account you used. Most banks show it in 5 to 10 business days.',
  'You lose access to what we refund. Save any papers you want to keep first.',
  'You keep your account, properties and progress.',
]

type MoneyBackProps = {
  endsOn: CalendarDate
  /** With the server's words. */
  onDone: (message: string) => Promise<void>
}

const Question = ({ onDone, onKeep }: { onDone: MoneyBackProps['onDone']; onKeep: () => void }) => {
  const asking = useMutation({
    mutationFn: () => call(cancelSubscription, {}),
    onSuccess: ({ message }) => onDone(message),
  })
  return (
    <div className="stack gap-5">
      {asking.isError && (
        <Banner tone="error" title="Your refund didn’t go through">
          {failureMessage(asking.error, 'Please try again.')}
        </Banner>
      )}
      <ul className="stack list-disc gap-2 pl-5">
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={asking.isPending}
          busyLabel="Refunding…"
          onClick={() => asking.mutate()}
        >
          Refund my payment
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          Keep the course
        </Button>
      </div>
    </div>
  )
}

export const MoneyBack = ({ endsOn, onDone }: MoneyBackProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const today = useFloridaToday()
  const isOver = today !== null && today > endsOn
  return (
    <div className="stack items-start gap-4">
      <p>
        Your money-back guarantee {isOver ? 'ran' : 'runs'} through{' '}
        <strong>
          <CalendarDay day={endsOn} />
        </strong>
        . See the <TextLink to={paths.refundPolicy()}>refund policy</TextLink>.
      </p>
      <Button
        variant="secondary"
        disabled={isOver}
        disabledReason={`The guarantee ended ${formatCalendarDate(endsOn)}. The course is still yours.`}
        onClick={() => setIsOpen(true)}
      >
        Request a refund
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Request a refund?">
        <Question onDone={onDone} onKeep={() => setIsOpen(false)} />
      </Dialog>
    </div>
  )
}
