/** The numbers of the TRIM notice, and the last day for a petition that it prints. */
import { useState } from 'react'
import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseNotice } from '#core/case/file.ts'
import { isAsRecorded } from '#core/case/notice-from-record.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { asksOtherUse } from '#core/tax/trim/doubts.ts'
import * as words from '#messages/appeal/notice-part.ts'
import { Button } from '#web/ui/action/button.tsx'
import { OTHER_USE_QUESTION } from '#words/notice/other-use.ts'
import { YesNoInput } from '../inputs/choice-input.tsx'
import { DayInput } from '../inputs/day-input.tsx'
import { MailingAddress } from '../steps/mailing-address.tsx'
import type { PartProps } from '../steps/part-props.ts'
import { NoticeNumbers } from './notice-numbers.tsx'
import { RecordBeside } from './record-beside.tsx'

/** The day that is known for the county; the printed one wins, so it is asked about. */
const CountyDate = ({
  opened,
  onMatch,
}: Pick<PartProps, 'opened'> & { onMatch: (day: CalendarDate) => void }) => {
  const { name, petitionDeadline } = opened.county
  if (petitionDeadline === null) return null
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => onMatch(petitionDeadline)}>
        {words.itSays2({ petitionDeadline: formatPlainDate(petitionDeadline) })}
      </Button>
      <p className="mt-1 text-sm text-soft">{words.theDateReportedForCountyPress({ name })}</p>
    </div>
  )
}

/** The button that was pressed is gone; what it filled in takes the focus. */
const focusFilled = (filled: HTMLElement | null) => {
  if (document.activeElement === document.body) filled?.querySelector('input')?.focus()
}

export const NoticePart = ({ opened, file, change, taxYear, doubtAt }: PartProps) => {
  const { notice } = file
  // A field keeps what is typed into it, so that one filled by a press begins again.
  const [pressed, setPressed] = useState(0)
  const isRecorded = isAsRecorded(notice, opened.record, taxYear)
  const fill = (filled: CaseNotice) => {
    change('notice', filled)
    setPressed(pressed + 1)
  }
  return (
    <div className="stack gap-6">
      <div className="max-w-xl">
        <RecordBeside opened={opened} taxYear={taxYear} notice={notice} onFill={fill} />
      </div>
      <div key={pressed} ref={pressed > 0 ? focusFilled : null} className="stack gap-6">
        <div className="stack max-w-xl gap-6">
          <DayInput
            label={words.lastDayForAPetitionAs()}
            help={words.nearTheBottomOfTheValue2()}
            value={notice.petitionDueOn}
            doubt={doubtAt('notice.petitionDueOn')}
            onChange={(petitionDueOn) => change('notice', { ...notice, petitionDueOn })}
          />
          {notice.petitionDueOn === null && opened.county.petitionDeadline?.startsWith(String(taxYear)) && (
            <CountyDate opened={opened} onMatch={(petitionDueOn) => fill({ ...notice, petitionDueOn })} />
          )}
          <YesNoInput
            label={words.doesTheNoticeShowAHomestead()}
            value={notice.homestead}
            onChange={(homestead) => change('notice', { ...notice, homestead })}
          />
          {(notice.homestead === false || file.filing.ownerAddress) && (
            <MailingAddress filing={file.filing} change={change} />
          )}
          <p className="measure">
            {isRecorded
              ? words.youConfirmedTheseAgainstYourNotice()
              : words.theSixNumbersEachFromThe({ taxYear })}
          </p>
        </div>
        <NoticeNumbers
          countyId={opened.county.id}
          numbers={notice.numbers}
          isRecorded={isRecorded}
          doubtOf={(name) => doubtAt(`notice.numbers.${name}`)}
          onChange={(numbers) => change('notice', { ...notice, numbers })}
        />
        {!(isRecorded && notice.numbers.totalTax === null) &&
          asksOtherUse({ ...notice.numbers, homestead: notice.homestead }) && (
            <div className="max-w-xl">
              <YesNoInput
                label={OTHER_USE_QUESTION}
                value={notice.otherUse ?? null}
                onChange={(otherUse) => change('notice', { ...notice, otherUse })}
              />
            </div>
          )}
      </div>
    </div>
  )
}
