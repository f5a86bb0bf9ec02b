/** The numbers of the TRIM notice, and the last day for a petition that it prints. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { whyOfficeShut } from '#core/appeal/deadlines/holidays.ts'
import {
  type CalendarDate,
  formatCalendarDate,
  parseCalendarDate,
  todayInFlorida,
} from '#core/calendar-date.ts'
import type { CaseNotice } from '#core/case/file.ts'
import { hasEnteredNumber, isAsRecorded, recordedNotice } from '#core/case/notice-from-record.ts'
import { asksOtherUse } from '#core/tax/trim/doubts.ts'
import * as words from '#messages/appeal/notice-part.ts'
import { LivesHere } from '#web/property/lives-here.tsx'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import { OTHER_USE_QUESTION } from '#words/notice/other-use.ts'
import { petitionDayToAct, tellWhyShut } from '#words/season/shut-day.ts'
import { forgetTexts, keptTexts } from '../../kept-numbers.ts'
import { YesNoInput } from '../inputs/choice-input.tsx'
import { AppraiserAddress } from '../steps/appraiser-address.tsx'
import { MailingAddress } from '../steps/mailing-address.tsx'
import type { PartProps } from '../steps/part-props.ts'
import { NoticeNumbers } from './notice-numbers.tsx'
import { useNumberDoubts } from './number-doubts.ts'
import { PrintedDayInput } from './printed-day-input.tsx'
import { RecordBeside } from './record-beside.tsx'

/** The day that is known for the county; the printed one wins, so it is asked about, and the second press of a double press elsewhere does not answer. */
const CountyDate = ({
  opened,
  onMatch,
}: Pick<PartProps, 'opened'> & { onMatch: (day: CalendarDate) => void }) => {
  const { name, petitionDeadline } = opened.county
  if (petitionDeadline === null) return null
  const today = todayInFlorida(new Date())
  const shut = whyOfficeShut(petitionDeadline)
  const { on } = petitionDayToAct(petitionDeadline, today)
  const isEarlier = shut !== null && on !== petitionDeadline
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={({ detail }) => detail < 2 && onMatch(petitionDeadline)}>
        {words.itSays({ day: formatCalendarDate(petitionDeadline) })}
      </Button>
      <p className="mt-1 text-sm text-soft">
        {words.theDateReportedForCountyPress({ name })}{' '}
        {isEarlier && unbroken(words.officesAreShut({ why: tellWhyShut(shut), day: formatCalendarDate(on) }))}
      </p>
    </div>
  )
}

/** One county prints one day: what another notice of the owner says is offered in a press. */
const OtherNoticeDate = ({ day, onMatch }: { day: CalendarDate; onMatch: (day: CalendarDate) => void }) => (
  <div className="stack items-start gap-2">
    <p>{words.yourOtherNoticeSays({ day: formatCalendarDate(day) })}</p>
    <Button variant="secondary" size="sm" onClick={({ detail }) => detail < 2 && onMatch(day)}>
      {words.itSays({ day: formatCalendarDate(day) })}
    </Button>
  </div>
)

const useOtherNoticeDay = ({ propertyId, county }: PartProps['opened'], taxYear: number) => {
  const { data: homes = [] } = useQuery(propertiesQuery)
  const other = homes.find(
    ({ id, countyId, petitionDueOn }) =>
      id !== propertyId && countyId === county.id && petitionDueOn?.startsWith(String(taxYear)),
  )
  return parseCalendarDate(other?.petitionDueOn ?? '')
}

type OfferedDateProps = Pick<PartProps, 'opened' | 'taxYear'> & { onMatch: (day: CalendarDate) => void }

const OfferedDate = ({ opened, taxYear, onMatch }: OfferedDateProps) => {
  const day = useOtherNoticeDay(opened, taxYear)
  return day === null ? (
    <CountyDate opened={opened} onMatch={onMatch} />
  ) : (
    <OtherNoticeDate day={day} onMatch={onMatch} />
  )
}

type HomesteadProps = Pick<PartProps, 'change'> & { notice: CaseNotice }

/** The numbers that were confirmed have an exemption, and the owner has said that they don't live in the home. */
const OtherHomestead = ({ notice, change }: HomesteadProps) => {
  const [wasOther] = useState(notice.homestead === false)
  if (!wasOther || notice.homestead === null) return null
  const say = (homestead: boolean) => change('notice', { ...notice, homestead })
  return (
    <p>
      {notice.homestead ? words.youLiveHere() : words.youDontLiveHere()}{' '}
      <LivesHere said={notice.homestead} onSay={say} />
    </p>
  )
}

/** The button that was pressed is gone; what it filled in takes the focus. */
const focusFilled = (filled: HTMLElement | null) => {
  if (document.activeElement === document.body) filled?.querySelector('input')?.focus()
}

type NumbersProps = Pick<PartProps, 'opened' | 'taxYear' | 'change' | 'doubtAt'> & {
  notice: CaseNotice
  isRecorded: boolean
}

const Numbers = ({ opened, notice, isRecorded, taxYear, change, doubtAt }: NumbersProps) => {
  const doubtOf = useNumberDoubts({ opened, notice, taxYear })
  const [isFilledIn] = useState(() => hasEnteredNumber(notice))
  return (
    <div className="stack gap-6">
      <div className="stack max-w-2xl gap-6">
        {!isRecorded && (
          <YesNoInput
            label={words.doesTheNoticeShowAHomestead()}
            value={notice.homestead}
            onChange={(homestead) => change('notice', { ...notice, homestead })}
          />
        )}
        <p className="measure">
          {isRecorded
            ? words.youConfirmedTheseAgainstYourNotice()
            : words.theSixNumbersEachFromThe({ taxYear, isFilledIn: isFilledIn ? 'yes' : 'no' })}
        </p>
      </div>
      <NoticeNumbers
        caseId={opened.id}
        countyId={opened.county.id}
        numbers={notice.numbers}
        isRecorded={isRecorded}
        doubtOf={(name) => doubtAt(`notice.numbers.${name}`) ?? doubtOf(name)}
        onChange={(numbers) => change('notice', { ...notice, numbers })}
      />
      {!(isRecorded && notice.numbers.totalTax === null) &&
        asksOtherUse({ ...notice.numbers, homestead: notice.homestead }) && (
          <div className="max-w-2xl">
            <YesNoInput
              label={OTHER_USE_QUESTION}
              value={notice.otherUse ?? null}
              onChange={(otherUse) => change('notice', { ...notice, otherUse })}
            />
          </div>
        )}
    </div>
  )
}

/** Nothing of it is asked any more; a question that came with the numbers is theirs. */
const isWhole = ({ numbers, homestead, otherUse }: CaseNotice): boolean =>
  homestead !== null &&
  Object.values(numbers).every((amount) => amount !== null) &&
  (!asksOtherUse({ ...numbers, homestead }) || otherUse != null)

const takeFocus = (part: HTMLElement | null) => part?.querySelector<HTMLElement>('select, input')?.focus()

const FoldedNumbers = ({ children }: { children: ReactNode }) => (
  <Disclosure summary={words.seeTheNumbersOrChangeThem()}>{children}</Disclosure>
)

export const NoticePart = ({ opened, file, change, taxYear, doubtAt, isDoubted }: PartProps) => {
  const { notice } = file
  // A field keeps what is typed into it, so that one filled by a press begins again.
  const [pressed, setPressed] = useState(0)
  const isRecorded = isAsRecorded(notice, opened.record, taxYear)
  const isOffered = recordedNotice(opened.record, taxYear) !== null && !hasEnteredNumber(notice)
  // What is done, or is to be compared first, is not a form until it is asked for.
  const [isForm, setForm] = useState(
    () =>
      Object.keys(keptTexts(opened.id, notice.numbers)).length > 0 ||
      (!isOffered && !isRecorded && (!isWhole(notice) || isDoubted('notice.numbers'))),
  )
  const [hasOther, setOther] = useState(false)
  const put = (filled: CaseNotice) => {
    change('notice', filled)
    setPressed(pressed + 1)
  }
  const fill = (filled: CaseNotice) => {
    forgetTexts(opened.id)
    put(filled)
    setForm(!isAsRecorded(filled, opened.record, taxYear))
  }
  const askNumbers = () => {
    setOther(true)
    setForm(true)
  }
  const numbers = (
    <Numbers
      opened={opened}
      notice={notice}
      isRecorded={isRecorded}
      taxYear={taxYear}
      change={change}
      doubtAt={doubtAt}
    />
  )
  const folded = <FoldedNumbers key={`numbers-${pressed}`}>{numbers}</FoldedNumbers>
  return (
    <div className="stack gap-6">
      <div className="max-w-2xl">
        <RecordBeside opened={opened} taxYear={taxYear} notice={notice} onFill={fill} onOther={askNumbers} />
      </div>
      {!isForm && isRecorded && folded}
      <div key={pressed} ref={pressed > 0 ? focusFilled : null} className="stack gap-6">
        {isForm && <div ref={hasOther ? takeFocus : null}>{numbers}</div>}
        <div className="stack max-w-2xl gap-6">
          {isRecorded && opened.record?.homestead && <OtherHomestead notice={notice} change={change} />}
          <PrintedDayInput
            opened={opened}
            file={file}
            taxYear={taxYear}
            doubtAt={doubtAt}
            onChange={(petitionDueOn) => change('notice', { ...notice, petitionDueOn })}
          />
          {notice.petitionDueOn === null && (
            <OfferedDate
              opened={opened}
              taxYear={taxYear}
              onMatch={(petitionDueOn) => put({ ...notice, petitionDueOn })}
            />
          )}
          {(notice.homestead === false || file.filing.ownerAddress) && (
            <MailingAddress opened={opened} filing={file.filing} notice={notice} change={change} />
          )}
          {!opened.county.appraiser?.address && (
            <AppraiserAddress opened={opened} filing={file.filing} change={change} />
          )}
        </div>
        {!isForm && !isRecorded && !isOffered && folded}
      </div>
    </div>
  )
}
