/** One sale of a case: what was sold when and for what, and whether the home is compared with it. */

import type { CaseSale } from '#core/case/file.ts'
import { monthNames } from '#core/date-forms.ts'
import { isSoldLate } from '#core/document/facts/sales/day.ts'
import * as words from '#messages/appeal/sale-fields.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { ChoiceInput } from '../inputs/choice-input.tsx'
import { MoneyInput, NumberInput } from '../inputs/number-input.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import type { EntryChecks } from '../steps/part-props.ts'

const months = monthNames.map((label, at) => ({ value: String(at + 1), label }))

const decisions = [
  { value: 'chosen', label: words.yesIUseIt() },
  { value: 'rejected', label: words.noIDontUseIt() },
] as const

type SaleProps = {
  sale: CaseSale
  change: (changes: Partial<CaseSale>) => void
  checks: EntryChecks<CaseSale>
}

const SoldFields = ({ sale, change, checks }: SaleProps) => (
  <>
    <TextInput
      label={words.address()}
      value={sale.address}
      most={200}
      onChange={(address) => change({ address })}
    />
    <ChoiceInput
      label={words.monthOfTheSale()}
      value={sale.soldMonth === null ? null : String(sale.soldMonth)}
      options={months}
      refusal={(month) => checks.refusalOf({ soldMonth: Number(month) })}
      onChange={(month) => change({ soldMonth: month === null ? null : Number(month) })}
    />
    <NumberInput
      label={words.yearOfTheSale()}
      example="2025"
      min={2000}
      max={2100}
      grouping={false}
      value={sale.soldYear}
      doubt={checks.doubtAt('soldYear')}
      refusal={(soldYear) => checks.refusalOf({ soldYear })}
      onChange={(soldYear) => change({ soldYear })}
    />
    <MoneyInput
      label={words.priceInDollars()}
      example="385,000"
      cents={sale.priceCents}
      doubt={checks.doubtAt('priceCents')}
      onChange={(priceCents) => change({ priceCents })}
    />
  </>
)

const HomeFields = ({ sale, change, checks }: SaleProps) => (
  <>
    <NumberInput
      label={words.livingArea()}
      help={words.compareTheSameKindOf()}
      example="1,850"
      unit={words.sqFt()}
      min={100}
      max={1_000_000}
      value={sale.livingAreaSqft}
      onChange={(livingAreaSqft) => change({ livingAreaSqft })}
    />
    <NumberInput
      label={sale.source === 'roll' ? words.effectiveYearOnTheRollOr() : words.yearBuilt()}
      example="1998"
      min={1800}
      max={2100}
      grouping={false}
      value={sale.yearBuilt}
      doubt={checks.doubtAt('yearBuilt')}
      onChange={(yearBuilt) => change({ yearBuilt })}
    />
    <TextInput
      label={words.whereItIsRecorded()}
      help={words.bookAndPageInstrumentNumberOr()}
      value={sale.recordedAt}
      most={200}
      onChange={(recordedAt) => change({ recordedAt })}
    />
  </>
)

const LateNote = ({ taxYear }: { taxYear: number }) => (
  <Notice tone="deadline" title={words.soldAfterJanuary1({ taxYear })}>
    <p>{words.theValueIsJudgedByThat()}</p>
  </Notice>
)

type SaleFieldsProps = SaleProps & {
  taxYear: number
  /** The box of its row says whether it is used. */
  isInRow?: boolean
}

/** Of the roll they are folded; what is typed is open. */
export const SaleFields = ({ taxYear, isInRow = false, ...props }: SaleFieldsProps) => {
  const { sale, change } = props
  return (
    <>
      {sale.source === 'roll' ? (
        <Disclosure summary={words.whatTheRecordSaysChangeIt()}>
          <div className="stack gap-5 pt-2">
            <SoldFields {...props} />
            <HomeFields {...props} />
          </div>
        </Disclosure>
      ) : (
        <>
          <SoldFields {...props} />
          <HomeFields {...props} />
        </>
      )}
      {sale.decision !== 'rejected' && isSoldLate(sale, taxYear) && <LateNote taxYear={taxYear} />}
      {!isInRow && (
        <ChoiceInput
          label={words.doYouUseIt()}
          value={sale.decision}
          options={decisions}
          clearable
          onChange={(decision) => change({ decision })}
        />
      )}
      <TextInput
        label={words.why()}
        help={words.forExampleSameStreetSamePlan()}
        value={sale.reason}
        most={600}
        rows={2}
        doubt={props.checks.doubtAt('reason')}
        onChange={(reason) => change({ reason })}
      />
    </>
  )
}
