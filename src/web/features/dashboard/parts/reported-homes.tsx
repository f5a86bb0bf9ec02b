/** The other homes that a person has asked reports about: each is confirmed with one press, and nothing of it is typed again. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveProperty } from '#contract/property/properties.ts'
import * as words from '#messages/dashboard/reported-homes.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { homesQuery } from '#web/features/dashboard/data.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import type { RememberedHome } from '#web/property/remembered-home.ts'
import { reportedHomesQuery } from '#web/property/reported-homes.ts'
import { propertyTypes } from '#web/property/types.ts'
import { Button } from '#web/ui/action/button.tsx'

const numberOf = (text: string): number | null => (text === '' ? null : Number(text))

/** Whole as the record has it; null where something is left to be asked, as the wizard does. */
const wholeHome = ({
  recordUse: _use,
  recordHomestead: _homestead,
  countyId,
  homesteadStatus,
  ...home
}: RememberedHome) =>
  countyId === '' || homesteadStatus === null || home.parcelId === null
    ? null
    : {
        ...home,
        countyId,
        homesteadStatus,
        addressLine2: home.addressLine2 || null,
        yearBuilt: numberOf(home.yearBuilt),
        squareFootage: numberOf(home.squareFootage),
      }

type WholeHome = NonNullable<ReturnType<typeof wholeHome>>

type OfRecord = Pick<RememberedHome, 'recordUse' | 'recordHomestead'>

const factsOf = (
  { propertyType, squareFootage, homesteadStatus }: WholeHome,
  { recordUse, recordHomestead }: OfRecord,
): string =>
  [
    recordUse ?? propertyTypes.find(({ value }) => value === propertyType)?.label,
    squareFootage === null ? null : words.squareFeet({ sqft: squareFootage.toLocaleString('en-US') }),
    homesteadStatus
      ? words.withHomestead()
      : recordHomestead
        ? words.homesteadOnRecordOnly()
        : words.withoutHomestead(),
  ]
    .filter(Boolean)
    .join(' · ')

type OfferProps = { home: WholeHome; ofRecord: OfRecord }

const Offer = ({ home, ofRecord }: OfferProps) => {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(saveProperty, home),
    onSuccess: () =>
      Promise.all(
        [homesQuery, propertiesQuery, reportedHomesQuery].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
      <div>
        <p className="font-serif text-lg font-semibold">
          {[home.addressLine1, home.addressLine2, home.city].filter(Boolean).join(', ')}
        </p>
        <p className="text-sm text-soft">{factsOf(home, ofRecord)}</p>
      </div>
      <Button variant="secondary" busy={isPending} busyLabel={words.adding()} onClick={() => mutate()}>
        {words.addThisHome()}
        <span className="sr-only">: {home.addressLine1}</span>
      </Button>
      <Failure title={words.notAdded()} of={error} otherwise={words.pleaseTryAgain()} />
    </li>
  )
}

export const ReportedHomes = () => {
  const { data = [] } = useQuery(reportedHomesQuery)
  const homes = data.flatMap(({ leadId, home, told }) => {
    const whole = wholeHome(home)
    return whole === null ? [] : [{ leadId, whole: { ...whole, ...told }, ofRecord: home }]
  })
  if (homes.length === 0) return null
  return (
    <section aria-labelledby="reported-title" className="stack gap-3">
      <div>
        <h2 id="reported-title" className="text-xl">
          {words.fromYourReports()}
        </h2>
        <p className="text-soft">{words.isItYours()}</p>
      </div>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {homes.map(({ leadId, whole, ofRecord }) => (
          <Offer key={leadId} home={whole} ofRecord={ofRecord} />
        ))}
      </ul>
    </section>
  )
}
