/** The guarantee: until when it runs, and the question before the money goes back. */

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import { cancelSubscription, type getSubscription } from '#contract/purchase/payments.ts'
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

type MoneyBackProps = {
  endsOn: CalendarDate
  refundable: OutputOf<typeof getSubscription>['refundable']
  /** With the server's words. */
  onDone: (message: string) => Promise<void>
  /** Where they are told. */
  toldAt: () => HTMLElement | null
}

type QuestionProps = Pick<MoneyBackProps, 'onDone' | 'toldAt'> & {
  refundable: NonNullable<MoneyBackProps['refundable']>
  open: boolean
  onOpenChange: (open: boolean) => void
}

const Question = ({ open, onOpenChange, refundable, onDone, toldAt }: QuestionProps) => {
  const { allCents, upgradeCents, endsAccess } = refundable
  const [only, setOnly] = useState(upgradeCents === null ? 'everything' : 'upgrade')
  const [isReturned, setReturned] = useState(false)
  const isUpgrade = upgradeCents !== null && only === 'upgrade'
  const all = formatCents(cents(allCents))
  const upgrade = formatCents(cents(upgradeCents ?? 0))
  const asking = useMutation({
    mutationFn: () => call(cancelSubscription, isUpgrade ? { only: 'upgrade' } : {}),
    onSuccess: ({ message }) => {
      setReturned(true)
      onOpenChange(false)
      return onDone(message)
    },
  })
  const consequences = [
    isUpgrade
      ? words.weRefundTheUpgrade({ price: upgrade })
      : words.weRefundEveryPaymentTheGuarantee({ amount: all }),
    isUpgrade ? words.youLoseAiEnhanced() : words.youLoseAccessToWhatWe(),
    words.youKeepYourAccountPropertiesAnd(),
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.requestARefund2()}
      focusAfter={() => (isReturned ? toldAt() : null)}
      actions={
        <>
          <Button
            variant="danger"
            busy={asking.isPending}
            busyLabel={words.refunding()}
            onClick={() => asking.mutate()}
          >
            {words.refundMyPayment()}
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {words.keepTheCourse()}
          </Button>
        </>
      }
    >
      <div className="stack gap-5">
        <Failure title={words.yourRefundDidntGoThrough()} of={asking.error} />
        {upgradeCents !== null && allCents > upgradeCents && (
          <RadioGroup
            name="refund"
            label={words.whatShouldWeRefund()}
            options={[
              { value: 'upgrade', label: words.theUpgradeAlone({ price: upgrade }) },
              {
                value: 'everything',
                label: words.everything({ amount: all, endsAccess: endsAccess ? 'yes' : 'no' }),
              },
            ]}
            value={only}
            onChange={({ target }) => setOnly(target.value)}
          />
        )}
        <ul className="stack list-disc gap-2 pl-5">
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

export const MoneyBack = ({ endsOn, refundable, ...question }: MoneyBackProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
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
      {(isOver || refundable !== null) && (
        <Button
          variant="secondary"
          disabled={isOver}
          disabledReason={words.theGuaranteeEndedTheCourseIs({ endsOn: formatCalendarDate(endsOn) })}
          onClick={() => {
            setOpenings(openings + 1)
            setIsOpen(true)
          }}
        >
          {words.requestARefund()}
        </Button>
      )}
      {/* Each opening asks anew; the question stays while it closes, for the focus. */}
      {refundable !== null && (
        <Question
          key={openings}
          open={isOpen}
          onOpenChange={setIsOpen}
          refundable={refundable}
          {...question}
        />
      )}
    </div>
  )
}
