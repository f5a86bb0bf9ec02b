/** Opens a case: for which home, and which tax year. */

import { useState } from 'react'
import { paths } from '#contract/page-paths.ts'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/appeal/new-case.ts'
import { Failure } from '#web/call/failure.tsx'
import { useOpeningCase } from '#web/case/use-opening-case.ts'
import { FormAndTray } from '#web/drawing/module-drawings.tsx'
import { addressOf, useHomesInOrder } from '#web/features/appeal/in-order.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { SelectField } from '#web/ui/field/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'

type Homes = NonNullable<ReturnType<typeof useHomesInOrder>>

const newestYear = () => noticeYearOn(todayInFlorida(new Date()))

/** The first that has no case of the year: the others are open already. */
const withoutCase = (homes: Homes) => homes.find((one) => (one.newest?.taxYear ?? 0) < newestYear())

const CaseForm = ({ homes, isFirst }: { homes: Homes; isFirst: boolean }) => {
  const newest = newestYear()
  const without = withoutCase(homes)
  const [propertyId, setPropertyId] = useState((without ?? homes[0])?.home.id ?? '')
  const [taxYear, setTaxYear] = useState(without ? newest : newest - 1)
  const opening = useOpeningCase()
  const years = [newest + 1, newest, newest - 1, newest - 2, newest - 3].map(String)
  // With one home there is nothing to choose but a year that is seldom another.
  const only = homes.length === 1 ? homes[0] : undefined
  const year = (
    <SelectField
      label={words.taxYear()}
      help={words.theYearOnTheTrimNotice({ newestYear: newest })}
      value={String(taxYear)}
      options={years.map((one) => ({ value: one, label: one }))}
      onChange={({ target }) => setTaxYear(Number(target.value))}
    />
  )
  return (
    <form
      className="stack max-w-xl gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        opening.mutate({ propertyId, taxYear })
      }}
    >
      {only ? (
        <p>{words.ofHomeAndYear({ address: addressOf(only.home), taxYear })}</p>
      ) : (
        <SelectField
          label={words.home()}
          value={propertyId}
          options={homes.map(({ home }) => ({ value: home.id, label: addressOf(home) }))}
          onChange={({ target }) => setPropertyId(target.value)}
        />
      )}
      {only ? <Disclosure summary={words.anotherTaxYear()}>{year}</Disclosure> : year}
      <Failure title={words.theCaseWasNotOpened()} of={opening.error} />
      <div>
        <Button
          type="submit"
          variant={isFirst ? 'primary' : 'secondary'}
          busy={opening.isPending}
          busyLabel={words.opening()}
        >
          {words.openTheCase()}
        </Button>
      </div>
    </form>
  )
}

const AddHome = () => (
  <div>
    <ButtonLink to={paths.propertySetup('new')} variant="secondary">
      {words.addAnotherHome()}
    </ButtonLink>
  </div>
)

export const NewCaseCard = ({ isFirst }: { isFirst: boolean }) => {
  const homes = useHomesInOrder()
  if (!homes) return null
  // Each has its case: what is left is another home, and seldom a case of another year.
  if (homes.length > 0 && withoutCase(homes) === undefined)
    return (
      <>
        <AddHome />
        <Disclosure summary={words.aCaseOfAnotherYear()}>
          <CaseForm homes={homes} isFirst={isFirst} />
        </Disclosure>
      </>
    )
  return (
    <>
      <Card as="section">
        <div className="stack gap-5">
          {isFirst && (
            <div className="w-44">
              <FormAndTray />
            </div>
          )}
          <h2 className="text-xl">{isFirst ? words.openYourFirstCase() : words.openAnotherCase()}</h2>
          {homes.length > 0 ? (
            <CaseForm homes={homes} isFirst={isFirst} />
          ) : (
            <>
              <p className="measure">{words.aCaseIsAboutAHome()}</p>
              <div>
                <ButtonLink to={paths.propertySetup()} variant={isFirst ? 'primary' : 'secondary'}>
                  {words.enterYourHome()}
                </ButtonLink>
              </div>
            </>
          )}
        </div>
      </Card>
      {homes.length > 0 && <AddHome />}
    </>
  )
}
