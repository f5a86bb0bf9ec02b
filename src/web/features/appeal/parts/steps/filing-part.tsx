/** The petition and the payment while it is under way. */

import { useState } from 'react'
import { partialPaymentPercent } from '#core/appeal/deadlines/params.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { keyDates } from '#core/case/days/key-dates.ts'
import { leastPayment } from '#core/case/least-payment.ts'
import * as words from '#messages/appeal/filing-part.ts'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import { leastPaymentWords } from '#words/deadline/least-payment.ts'
import { DayInput } from '../inputs/day-input.tsx'
import { MoneyInput } from '../inputs/number-input.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { AppraiserAddress } from './appraiser-address.tsx'
import { FileHere } from './file-here.tsx'
import { FilingHomestead } from './filing-homestead.tsx'
import { MailingAddress } from './mailing-address.tsx'
import type { PartProps } from './part-props.ts'

/** Due long after the petition, so that it is folded until that one is filed. */
const Paying = ({ opened, file, taxYear, change, doubtAt, refusalOf }: PartProps) => {
  const { filing } = file
  const isFiled = filing.petitionFiledOn !== null
  const { county } = opened
  const { payment } = keyDates({ file, taxYear, county, today: todayInFlorida(new Date()) })
  const isDoubted = doubtAt('filing.paidOn') !== undefined
  return (
    // Begun again, and open, once the petition is filed: what the step then lacks is in it.
    <Disclosure
      key={isFiled ? 'filed' : 'before'}
      summary={isFiled ? words.payingYourBill() : words.laterPayingYourBill()}
      startsOpen={isFiled || isDoubted}
    >
      <div className="stack gap-6">
        {payment && (
          <p>
            <strong>{unbroken(words.payBy({ day: formatCalendarDate(payment.dueOn) }))}</strong>
            {leastPaymentWords(leastPayment(file, 0))}
          </p>
        )}
        <MoneyInput
          label={words.otherChargesOnTheBillIn()}
          help={words.theSumOfTheNonAd()}
          example="600"
          optional
          cents={filing.otherChargesCents ?? null}
          onChange={(otherChargesCents) => change('filing', { ...filing, otherChargesCents })}
        />
        <DayInput
          label={words.dateYouPaid()}
          help={words.whileAPetitionOnValueIs({ partialPaymentPercent })}
          value={filing.paidOn}
          doubt={doubtAt('filing.paidOn')}
          refusal={(paidOn) => refusalOf('filing', { ...filing, paidOn })}
          onChange={(paidOn) => change('filing', { ...filing, paidOn })}
        />
      </div>
    </Disclosure>
  )
}

export const FilingPart = (props: PartProps) => {
  const { opened, file, change, doubtAt, refusalOf } = props
  const { filing, notice } = file
  // Asked with the notice already; here only of who has not answered there, and while it is typed it stays.
  const [asksAddress] = useState(notice.homestead !== true && !filing.ownerAddress)
  const mailingAddress = <MailingAddress opened={opened} filing={filing} notice={notice} change={change} />
  return (
    <div className="stack max-w-2xl gap-6">
      <FilingHomestead opened={opened} file={file} />
      {/* First where the home is no homestead: answers mailed to it reach a tenant. */}
      {asksAddress && notice.homestead === false && mailingAddress}
      {filing.petitionFiledOn === null && <FileHere opened={opened} file={file} />}
      <DayInput
        label={words.dayOnWhichTheBoardReceived()}
        help={words.itCountsWhenItIsReceived()}
        value={filing.petitionFiledOn}
        doubt={doubtAt('filing.petitionFiledOn')}
        refusal={(petitionFiledOn) => refusalOf('filing', { ...filing, petitionFiledOn })}
        onChange={(petitionFiledOn) => change('filing', { ...filing, petitionFiledOn })}
      />
      <TextInput
        label={words.petitionNumber()}
        help={words.theClerkGivesItForExample()}
        value={filing.petitionNumber}
        most={60}
        optional
        onChange={(petitionNumber) => change('filing', { ...filing, petitionNumber })}
      />
      {asksAddress && notice.homestead !== false && mailingAddress}
      {opened.county.appraiser?.address && (
        <AppraiserAddress opened={opened} filing={filing} change={change} />
      )}
      <Paying {...props} />
    </div>
  )
}
