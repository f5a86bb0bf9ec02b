/** What the county's record says of the notice, beside what its owner typed: the owner's numbers count, and none is ever lost. */
import { useState } from 'react'
import type { CaseNotice } from '#core/case/file.ts'
import {
  hasEnteredNumber,
  isAsRecorded,
  numbersOtherThanRecorded,
  olderExemption,
  type Recorded,
  recordedNotice,
  withRecorded,
} from '#core/case/notice-from-record.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/appeal/record-beside.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { trimFields } from '#web/verdict/trim/fields.ts'
import { Callout, NoticeReading } from '#web/verdict/trim/notice-entry.tsx'
import type { PartProps } from '../steps/part-props.ts'

type Beside = { notice: CaseNotice; recorded: Recorded; taxYear: number }
type BesideProps = Beside & { onFill: () => void }

/** The record of January may not have the exemption of this year, so that the notice is asked and not the record. An exemption that is taken off wrongly is asked about once the numbers are confirmed. */
const isOtherHomestead = ({ notice: { homestead }, recorded }: Beside): boolean =>
  homestead === true && !recorded.homestead

const OtherHomestead = (beside: Beside) => isOtherHomestead(beside) && <p>{words.youSaidHomestead()}</p>

/** The roll of a year that is not certified yet often has the exemption of before. */
const OlderExemption = ({ notice, recorded, taxYear, isAsked = false }: Beside & { isAsked?: boolean }) => {
  const older = olderExemption(recorded, taxYear)
  return (
    older && (
      <div className="flex items-start gap-3">
        {isAsked && <Callout number={trimFields.findIndex(({ name }) => name === 'taxableCounty') + 1} />}
        <p className="min-w-0">
          {isAsked && `${words.eitherCounts()} `}
          {words.theExemptionGoesUp({
            isTheirs: notice.homestead === false ? 'no' : 'yes',
            taxYear,
            shown: formatMoney(older.shownCents),
            lawful: formatMoney(older.lawfulCents),
            taxable: formatMoney(older.taxableCents),
          })}
        </p>
      </div>
    )
  )
}

const differenceOf = ({ notice, recorded, taxYear }: Beside): string => {
  const [first, ...others] = numbersOtherThanRecorded(notice, recorded)
  if (first === undefined) return words.whatYouTypedAgrees({ taxYear })
  return words.weUseYourNumbers({
    taxYear,
    label: trimFields.find(({ name }) => name === first.name)?.label ?? '',
    typed: formatMoney(100 * first.typed),
    recorded: formatMoney(100 * first.recorded),
    others: others.length,
  })
}

const Typed = ({ onFill, ...beside }: BesideProps) => {
  const isOther = numbersOtherThanRecorded(beside.notice, beside.recorded).length > 0
  const isWhole = trimFields.every(
    ({ name }) => beside.recorded.numbers[name] === undefined || beside.notice.numbers[name] !== null,
  )
  return (
    <div className="stack items-start gap-2">
      <p>{differenceOf(beside)}</p>
      {(isOther || !isWhole) && (
        <Button size="sm" variant="secondary" onClick={onFill}>
          {isOther ? words.pleaseUseTheCountysNumbers() : words.pleaseUseTheCountysForTheRest()}
        </Button>
      )}
    </div>
  )
}

type OfferedProps = BesideProps & { rollName: string; onOther: () => void }

/** Known already: compared with the notice once, and not typed. */
const Offered = ({ rollName, onFill, onOther, ...beside }: OfferedProps) => {
  const { notice, recorded, taxYear } = beside
  const isAnswered = hasEnteredNumber(notice)
  // Told that they probably don't match, nobody is led to say that they do.
  const isDoubted = isOtherHomestead(beside)
  const older = olderExemption(recorded, taxYear)
  return (
    <Card as="section" highlighted>
      <div className="stack gap-4">
        <h2 className="text-lg">{words.doesYourNoticeShowTheseNumbers()}</h2>
        <NoticeReading
          amountOf={(name) => {
            const amount = recorded.numbers[name]
            if (amount === undefined) return null
            return name === 'taxableCounty' && older !== null ? (
              words.eitherAmount({
                recorded: formatMoney(100 * amount),
                lawful: formatMoney(older.taxableCents),
              })
            ) : (
              <Money cents={100 * amount} />
            )
          }}
        />
        <p className="text-sm text-soft">
          {words.fromTheLookAtTheColumn({
            rollName,
            taxYear,
            homestead: recorded.homestead ? 'yes' : 'no',
          })}
        </p>
        <OtherHomestead {...beside} />
        <OlderExemption {...beside} isAsked={!isAnswered} />
        {isAnswered ? (
          <Typed {...beside} onFill={onFill} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button variant={isDoubted ? 'secondary' : 'primary'} onClick={onFill}>
              {words.theyMatchMyNotice()}
            </Button>
            <Button variant={isDoubted ? 'primary' : 'secondary'} onClick={onOther}>
              {words.theyDontMatch()}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

type RecordBesideProps = Pick<PartProps, 'opened' | 'taxYear'> & {
  notice: CaseNotice
  onFill: (notice: CaseNotice) => void
  /** The notice shows other numbers: they are to be typed. */
  onOther: () => void
}

/** There was nothing to put back where nothing was entered. */
const hadOther = (before: CaseNotice, { homestead }: CaseNotice): boolean =>
  hasEnteredNumber(before) || (before.homestead !== null && before.homestead !== homestead)

export const RecordBeside = ({ opened: { record }, taxYear, notice, onFill, onOther }: RecordBesideProps) => {
  // While the first numbers are typed the box stays, so that nothing moves under the fingers.
  const [offers] = useState(() => !hasEnteredNumber(notice))
  const [before, setBefore] = useState<CaseNotice | null>(null)
  const recorded = recordedNotice(record, taxYear)
  if (record === null || recorded === null) return null
  if (before !== null && isAsRecorded(notice, record, taxYear)) {
    const undo = () => {
      // What changed since then, such as the day, stays.
      onFill({ ...notice, numbers: before.numbers, homestead: before.homestead })
      setBefore(null)
    }
    return (
      <Notice tone="success">
        <p ref={takeFocus} tabIndex={-1} role="status">
          {offers && !hasEnteredNumber(before)
            ? words.theCountysNumbersAreIn()
            : words.theCountysNumbersAreFilledIn()}
        </p>
        {hadOther(before, notice) && (
          <Button size="sm" variant="secondary" onClick={undo}>
            {words.putBackWhatIHad()}
          </Button>
        )}
      </Notice>
    )
  }
  if (isAsRecorded(notice, record, taxYear))
    return (
      <Notice tone="success">
        <p>{words.yourNoticeMatches({ value: formatMoney(100 * (notice.numbers.justValue ?? 0)) })}</p>
      </Notice>
    )
  const beside = { notice, recorded, taxYear }
  const fill = () => {
    setBefore(notice)
    onFill(withRecorded(notice, recorded))
  }
  if (offers) return <Offered {...beside} rollName={record.rollName} onFill={fill} onOther={onOther} />
  return (
    <Notice>
      <div className="stack gap-3">
        <Typed {...beside} onFill={fill} />
        <OtherHomestead {...beside} />
        <OlderExemption {...beside} />
      </div>
    </Notice>
  )
}
