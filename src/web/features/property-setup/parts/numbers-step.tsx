/** Third step: this year's values, from the roll when they are there and right, else from the TRIM notice. */
import { useState } from 'react'
import type { ReportParcel } from '#contract/report/parcel.ts'
import type { Report } from '#contract/report/reports.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/property-setup/numbers-step.ts'
import { useGivenBefore } from '#web/features/property-setup/given-before.ts'
import type { Wizard } from '#web/features/property-setup/wizard-progress.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { answerText, draftOfNumbers, newTrimDraft, type TrimDraft } from '#web/verdict/trim/draft.ts'
import { TrimForm } from '#web/verdict/trim/form.tsx'

export const rollValues = (parcel: ReportParcel) => [
  { name: words.marketValueJustValue(), value: formatMoney(parcel.justValueCents) },
  { name: words.assessedValueSchoolTaxes(), value: formatMoney(parcel.assessed.schoolCents) },
  { name: words.assessedValueOtherTaxes(), value: formatMoney(parcel.assessed.nonSchoolCents) },
  { name: words.taxableValueSchoolTaxes(), value: formatMoney(parcel.taxable.schoolCents) },
  { name: words.taxableValueOtherTaxes(), value: formatMoney(parcel.taxable.nonSchoolCents) },
]

type FromRollProps = { parcel: ReportParcel; onSame: () => void; onOther: () => void }

const FromRoll = ({ parcel, onSame, onOther }: FromRollProps) => (
  <div className="stack gap-5">
    <p>{words.theShowsTheseValuesCompareThem({ rollName: parcel.rollName })}</p>
    <DefinitionList items={rollValues(parcel)} />
    <div className="flex flex-wrap gap-3">
      <Button size="lg" onClick={onSame}>
        {words.theyMatch()}
      </Button>
      <Button size="lg" variant="secondary" onClick={onOther}>
        {words.updateMyNumbers()}
      </Button>
    </div>
  </div>
)

type StepProps = { wizard: Wizard; report: Report }

const startOf = ({ home, numbers }: Wizard['progress'], report: Report, before: TrimDraft | null) => {
  if (numbers) return numbers
  if (report.trimNumbers && report.season.isCurrent) return draftOfNumbers(report.trimNumbers)
  return (
    before ??
    newTrimDraft(new Date(), {
      countyId: home.countyId,
      homestead: answerText(home.homesteadStatus),
    })
  )
}

export const NumbersStep = (props: StepProps) => {
  const before = useGivenBefore(props.wizard.progress.home)
  return before === undefined ? (
    <Skeleton message={words.lookingForYourNumbers()}>
      <SkeletonText lines={6} />
    </Skeleton>
  ) : (
    <Numbers {...props} before={before} />
  )
}

const Numbers = ({ wizard, report, before }: StepProps & { before: TrimDraft | null }) => {
  const { progress, change } = wizard
  const canUseRoll =
    report.parcel !== null &&
    report.verdict !== null &&
    report.trimNumbers === null &&
    report.season.isCurrent
  const [types, setTypes] = useState(!canUseRoll || progress.numbers !== null || before !== null)
  if (!types && report.parcel) {
    return (
      <FromRoll
        parcel={report.parcel}
        onSame={() => change({ step: 'review', numbers: null })}
        onOther={() => setTypes(true)}
      />
    )
  }
  return (
    <div className="stack gap-6">
      {!report.season.isCurrent && report.parcel && (
        <p>
          {rich(
            words.ourCountyRecordIsFromFor({
              rollYear: report.parcel.rollYear,
              strong: (text: string) => <strong>{text}</strong>,
              currentTaxYear: report.season.currentTaxYear,
            }),
          )}
        </p>
      )}
      {before !== null && progress.numbers === null && <p>{words.youGaveTheseBefore()}</p>}
      <p>{rich(words.enterSixNumbersFromYourTrim({ strong: (text: string) => <strong>{text}</strong> }))}</p>
      <TrimForm
        start={startOf(progress, report, before)}
        submitLabel={words.reviewMyAnswers()}
        busy={false}
        failure={null}
        doubts={report.verdict?.problems ?? []}
        onDraft={(numbers) => change({ numbers })}
        onSubmit={(_numbers, draft) => change({ step: 'review', numbers: draft })}
      />
    </div>
  )
}
