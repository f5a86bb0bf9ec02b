/** The guarantee: until when it runs, and the question before the money goes back. */

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#contract/page-paths.ts'
import { cancelSubscription } from '#contract/purchase/payments.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { cents, formatCents } from '#core/money.ts'
import * as words from '#messages/profile/money-back.ts'
import { useFloridaToday } from '#web/browser/florida-today.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { RadioGroup } from '#web/ui/field/radio-group.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { rich } from '#web/ui/layout/rich.ts'

const consequencesOf = (isChoice: boolean): readonly string[] => [
  isChoice ? words.whatYouChooseGoesBack() : words.weRefundEveryPaymentTheGuarantee(),
  words.youLoseAccessToWhatWe(),
  words.youKeepYourAccountPropertiesAnd(),
]

type MoneyBackProps = {
  endsOn: CalendarDate
  /** What an upgrade cost that can go back by itself; null where none is owned. */
  upgradeCents: number | null
  /** With the server's words. */
  onDone: (message: string) => Promise<void>
}

type QuestionProps = Pick<MoneyBackProps, 'onDone' | 'upgradeCents'> & { onKeep: () => void }

const Question = ({ onDone, upgradeCents, onKeep }: QuestionProps) => {
  const [only, setOnly] = useState(upgradeCents === null ? 'everything' : 'upgrade')
  const asking = useMutation({
    mutationFn: () => call(cancelSubscription, upgradeCents !== null && only === 'upgrade' ? { only } : {}),
    onSuccess: ({ message }) => onDone(message),
  })
  return (
    <div className="stack gap-5">
      <Failure title={words.yourRefundDidntGoThrough()} of={asking.error} />
      {upgradeCents !== null && (
        <RadioGroup
          name="refund"
          label={words.whatShouldWeRefund()}
          options={[
            { value: 'upgrade', label: words.theUpgradeAlone({ price: formatCents(cents(upgradeCents)) }) },
            { value: 'everything', label: words.everything() },
          ]}
          value={only}
          onChange={({ target }) => setOnly(target.value)}
        />
      )}
      <ul className="stack list-disc gap-2 pl-5">
        {consequencesOf(upgradeCents !== null).map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={asking.isPending}
          busyLabel={words.refunding()}
          onClick={() => asking.mutate()}
        >
          {words.refundMyPayment()}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {words.keepTheCourse()}
        </Button>
      </div>
    </div>
  )
}

export const MoneyBack = ({ endsOn, upgradeCents, onDone }: MoneyBackProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const today = useFloridaToday()
  const isOver = today !== null && today > endsOn
  return (
    <div className="stack items-start gap-4">
      <p>
        {rich(
          words.yourMoneyBackGuaranteeIsover({
            isOver: isOver ? 'yes' : 'no',
            strong: () => (
              <strong>
                <CalendarDay day={endsOn} />
              </strong>
            ),
            link: (text: string) => <TextLink to={paths.refundPolicy()}>{text}</TextLink>,
          }),
        )}
      </p>
      <Button
        variant="secondary"
        disabled={isOver}
        disabledReason={words.theGuaranteeEndedTheCourseIs({ endsOn: formatCalendarDate(endsOn) })}
        onClick={() => setIsOpen(true)}
      >
        {words.requestARefund()}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={words.requestARefund2()}>
        <Question
          upgradeCents={upgradeCents}
          onKeep={() => setIsOpen(false)}
          onDone={(message) => {
            setIsOpen(false)
            return onDone(message)
          }}
        />
      </Dialog>
    </div>
  )
}
