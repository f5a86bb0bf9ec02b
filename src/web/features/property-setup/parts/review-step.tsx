/** Fourth step: everything once more before the answer is worked out from it. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Report } from '#contract/report/reports.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/property-setup/review-step.ts'
import { countiesQuery } from '#web/county/counties.ts'
import { useKeepHome } from '#web/features/property-setup/data.ts'
import { addressText, type HomeDraft, homeOf } from '#web/features/property-setup/home-draft.ts'
import { rollValues } from '#web/features/property-setup/parts/numbers-step.tsx'
import { thisYear } from '#web/features/property-setup/this-year.ts'
import type { Wizard } from '#web/features/property-setup/wizard-progress.ts'
import { addressFailure } from '#web/property/address-check.ts'
import { HomesteadDiffers } from '#web/property/homestead-differs.tsx'
import { propertyTypes } from '#web/property/types.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'
import { useSubmitTrimNumbers } from '#web/verdict/report-query.ts'
import { draftOfNumbers, type TrimDraft, type TypedTrimNumbers, trimDraft } from '#web/verdict/trim/draft.ts'
import { TrimFailure } from '#web/verdict/trim/failure.tsx'
import { otherUseFact, trimFields } from '#web/verdict/trim/fields.ts'

const useHomeFacts = (home: HomeDraft) => {
  const { data: counties = [] } = useQuery(countiesQuery)
  return [
    { name: 'Address', value: addressText(home) },
    { name: 'County', value: counties.find(({ id }) => id === home.countyId)?.name ?? home.countyId },
    {
      name: words.propertyType(),
      value: propertyTypes.find(({ value }) => value === home.propertyType)?.label,
    },
    { name: words.homesteadExemption(), value: home.homesteadStatus ? 'Yes' : 'No' },
    { name: words.yearBuilt(), value: home.yearBuilt || words.notGiven() },
    { name: words.squareFootage(), value: home.squareFootage || words.notGiven() },
  ]
}

const typedFacts = (numbers: TypedTrimNumbers) => [
  { name: words.taxYear(), value: String(numbers.taxYear) },
  { name: words.homesteadExemptionOnTheNotice(), value: numbers.homestead ? 'Yes' : 'No' },
  ...trimFields.map(({ name, label }) => ({
    name: label,
    value: formatMoney(Math.round(numbers[name] * 100)),
  })),
  ...otherUseFact(numbers),
]

type PartProps = { title: string; change: string; onChange: () => void; children: ReactNode }

const Part = ({ title, change, onChange, children }: PartProps) => (
  <Card as="section">
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <h3>{title}</h3>
      <Button variant="quiet" size="sm" onClick={onChange}>
        {change}
      </Button>
    </div>
    {children}
  </Card>
)

/** The numbers first: when they are not taken, nothing is saved. Both can be repeated without harm. */
const useFinish = (
  { progress, change }: Wizard,
  { leadId, parcel }: Report,
  numbers: TypedTrimNumbers | null,
) => {
  const submit = useSubmitTrimNumbers(leadId)
  const keep = useKeepHome()
  const finish = async (): Promise<void> => {
    const home = homeOf(progress.home, thisYear())
    if (home === null) return change({ step: 'home' })
    keep.reset()
    const own = numbers === null ? leadId : (await submit.mutateAsync(numbers)).report.leadId
    await keep.mutateAsync({ ...home, parcelId: parcel?.parcelId ?? null })
    change({ step: 'verdict', leadId: own })
  }
  return {
    // What went wrong is shown from the two calls themselves.
    finish: () => void finish().catch(() => undefined),
    numbersFailure: submit.error,
    homeFailure: keep.error,
    busy: submit.isPending || keep.isPending,
  }
}

const parsedNumbers = (numbers: TrimDraft | null): TypedTrimNumbers | null => {
  const parsed = numbers && trimDraft.safeParse(numbers)
  return parsed?.success ? parsed.data : null
}

export const ReviewStep = ({ wizard, report }: { wizard: Wizard; report: Report }) => {
  const { progress, change } = wizard
  const homeFacts = useHomeFacts(progress.home)
  const numbers = parsedNumbers(progress.numbers)
  // A report that was answered from typed numbers has them already.
  const shown = numbers ?? parsedNumbers(report.trimNumbers && draftOfNumbers(report.trimNumbers))
  const { finish, numbersFailure, homeFailure, busy } = useFinish(wizard, report, numbers)
  return (
    <div className="stack gap-6">
      <Part title={words.yourHome()} change={words.editHome()} onChange={() => change({ step: 'home' })}>
        <DefinitionList items={homeFacts} />
      </Part>
      <Part
        title={words.yourValues()}
        change={words.editValues()}
        onChange={() => change({ step: 'numbers' })}
      >
        <p className="mb-3 text-sm text-soft">
          {shown
            ? words.youEnteredTheseFromYourTrim()
            : words.fromThe({ rollName: report.parcel?.rollName ?? words.countysPropertyRecord() })}
        </p>
        <DefinitionList items={shown ? typedFacts(shown) : report.parcel ? rollValues(report.parcel) : []} />
        {!shown && (
          <div className="mt-4">
            <HomesteadDiffers
              said={progress.home.homesteadStatus}
              onRecord={report.parcel?.homestead ?? null}
            />
          </div>
        )}
      </Part>
      <TrimFailure failure={numbersFailure} />
      {homeFailure && (
        <Banner tone="error" title={words.yourHomeIsntSavedYet()}>
          {addressFailure(homeFailure)}
        </Banner>
      )}
      <p className="text-sm text-soft">{words.pressTheButtonToSaveThis()}</p>
      <div>
        <Button size="lg" busy={busy} busyLabel={words.savingYourHome()} onClick={finish}>
          {words.saveMyHomeAndShowMy()}
        </Button>
      </div>
    </div>
  )
}
