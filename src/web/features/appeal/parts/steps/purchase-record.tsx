/** Asks whether the county's record of the owner's purchase is right, and takes the owner's own day and price where it is not. */
import { useQuery } from '@tanstack/react-query'
import { valuationDay } from '#core/appeal/deadlines/params.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import type { CaseValue } from '#core/case/file.ts'
import { paperAgainstRecord, purchaseSaid } from '#core/case/own-purchase.ts'
import { formatMonth, formatPlainDate } from '#core/date-forms.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/appeal/purchase-record.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { salesQuery, uploadsQuery } from '../../data.ts'
import { ChoiceInput } from '../inputs/choice-input.tsx'
import { DayInput } from '../inputs/day-input.tsx'
import { MoneyInput } from '../inputs/number-input.tsx'
import type { PartProps } from './part-props.ts'

const answers = [
  { value: 'right', label: words.theRecordIsRight() },
  { value: 'wrong', label: words.theRecordIsWrong() },
] as const

const shown = [
  { value: 'right', label: words.itShowsBoth() },
  { value: 'wrong', label: words.itShowsAnother() },
] as const

/** The purchase as the record has it, and the day of a closing paper that says otherwise. */
export const useRecordedPurchase = (caseId: string, value: CaseValue) => {
  const { data } = useQuery(salesQuery(caseId))
  const { data: papers } = useQuery(uploadsQuery(caseId))
  const found = data?.kind === 'found' ? data.homeValue : undefined
  const own = found?.recordedPurchase ?? found?.ownSales[0]
  const uploads = papers?.uploads ?? []
  return {
    own,
    paperOn: own ? paperAgainstRecord(purchaseSaid({ value }, uploads), own) : null,
    /** Whatever is answered by now, to be offered as the day. */
    paperDay: purchaseSaid({ value }, uploads).papersOn[0] ?? null,
  }
}

/** Where the value page asks about the purchase. */
export const PURCHASE_PLACE = 'your-purchase'

/** Beside a price that is used: the way to where it is corrected, from another page by the path of that one. */
export const WrongPrice = ({ page = '' }: { page?: string }) => (
  <p className="text-sm">
    <TextLink to={`${page}#${PURCHASE_PLACE}`}>{words.wrongPrice()}</TextLink>
  </p>
)

type PurchaseRecordProps = {
  caseId: string
  taxYear: number
  value: CaseValue
  checks: Pick<PartProps, 'doubtAt' | 'refusalOf'>
  onChange: (value: CaseValue) => void
  /** Beside the closing statement: asked as what it shows. */
  isByPaper?: boolean
}

/** A later price tells nothing of the day for which the home is valued. */
const afterTheValueDay = (day: CalendarDate | null, taxYear: number): string | undefined =>
  day !== null && day >= `${taxYear}-${valuationDay}`
    ? words.afterTheValueDay({ taxYear: String(taxYear) })
    : undefined

const askedOf = (
  { own, paperOn }: ReturnType<typeof useRecordedPurchase>,
  isByPaper: boolean,
  isStronger: boolean,
): { readonly label: string; readonly help?: string } => {
  if (own === undefined) return { label: words.youToldUsItIsWrong() }
  const record = { month: formatMonth(own), price: formatMoney(own.priceCents) }
  if (paperOn !== null)
    return {
      label: words.theRecordAndYourPaper({ ...record, day: formatPlainDate(paperOn) }),
      help: words.untilYouAnswer(),
    }
  return isByPaper
    ? {
        label: words.doesItShow(record),
        help: words.onceYouConfirm({ isStronger: isStronger ? 'yes' : 'no' }),
      }
    : { label: words.theRecordSays(record), help: words.otherwiseWeUseIt() }
}

export const PurchaseRecord = ({
  caseId,
  taxYear,
  value,
  checks,
  onChange,
  isByPaper = false,
}: PurchaseRecordProps) => {
  const recorded = useRecordedPurchase(caseId, value)
  const isStronger = useOutlook(caseId)?.purchase?.isStrongerOnceConfirmed ?? false
  const isWrong = value.purchaseRecord === 'wrong'
  if (recorded.own === undefined && !isWrong) return null
  const answer = (purchaseRecord: (CaseValue['purchaseRecord'] & {}) | null) =>
    onChange({
      ...value,
      purchaseRecord,
      ...(purchaseRecord === 'wrong' && { purchasedOn: value.purchasedOn ?? recorded.paperDay }),
    })
  return (
    <div className="stack gap-4">
      <ChoiceInput
        {...askedOf(recorded, isByPaper, isStronger)}
        value={value.purchaseRecord ?? null}
        options={isByPaper && recorded.paperOn === null ? shown : answers}
        clearable
        onChange={answer}
      />
      {isWrong && (
        <div className="grid gap-4 sm:grid-cols-2">
          <DayInput
            label={words.dateYouBoughtIt()}
            help={words.theClosingDay()}
            value={value.purchasedOn ?? null}
            doubt={afterTheValueDay(value.purchasedOn ?? null, taxYear)}
            refusal={(day) => (day > todayInFlorida(new Date()) ? words.itHasNotComeYet() : undefined)}
            onChange={(purchasedOn) => onChange({ ...value, purchasedOn })}
          />
          <MoneyInput
            label={words.whatYouPaid()}
            help={words.yourDocumentsSayOnlyThis()}
            example="200,000"
            cents={value.paidCents ?? null}
            doubt={checks.doubtAt('value.paidCents')}
            refusal={(paidCents) => checks.refusalOf('value', { ...value, paidCents })}
            onChange={(paidCents) => onChange({ ...value, paidCents })}
          />
        </div>
      )}
    </div>
  )
}
