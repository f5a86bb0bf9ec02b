/** The homes the person has entered. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { PropertyData } from '#contract/property/home-form.ts'
import { removeProperty, type SavedProperty } from '#contract/property/properties.ts'
import * as words from '#messages/profile/properties.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import { countiesQuery } from '#web/county/counties.ts'
import { PrintedDateForm } from '#web/property/printed-date-form.tsx'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { propertyTypes } from '#web/property/types.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { RemovalDialog } from '#web/ui/feedback/removal-dialog.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { NotLoaded, ProfileSection } from './profile-section.tsx'

const typeName = (type: PropertyData['propertyType']): string | undefined =>
  propertyTypes.find(({ value }) => value === type)?.label

/** The county's record may still have the exemption of a home whose owner lives elsewhere. */
const useOnlyOnRecord = ({ id, homesteadStatus, parcelId }: SavedProperty): boolean => {
  const { data } = useQuery({ ...homeOutlookQuery(id), enabled: !homesteadStatus && parcelId !== null })
  return (data?.outlook.homesteadOnRecord || data?.outlook.isHomesteadUnsettled) ?? false
}

const homesteadWords = (isHomestead: boolean, isOnlyOnRecord: boolean): string => {
  if (isHomestead) return words.withHomesteadExemption()
  return isOnlyOnRecord ? words.exemptionOnRecordOnly() : words.withoutHomesteadExemption()
}

const factsOf = (
  { propertyType, homesteadStatus, yearBuilt, squareFootage }: PropertyData,
  isOnlyOnRecord: boolean,
): string =>
  [
    typeName(propertyType) ?? null,
    homesteadWords(homesteadStatus, isOnlyOnRecord),
    yearBuilt === null ? null : `built ${yearBuilt}`,
    squareFootage === null ? null : words.sqFt({ squareFootage: squareFootage.toLocaleString('en-US') }),
  ]
    .filter((fact) => fact !== null)
    .join(', ')

const RemoveHome = ({ property }: { property: SavedProperty }) => {
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(removeProperty, { id: property.id }),
    onSuccess: () => client.invalidateQueries({ queryKey: propertiesQuery.queryKey }),
  })
  const ask = (isOpen: boolean) => {
    reset()
    setAsking(isOpen)
  }
  return (
    <>
      <TextButton onClick={() => ask(true)}>
        {words.removeThisHome()}
        <span className="sr-only">: {property.addressLine1}</span>
      </TextButton>
      <RemovalDialog
        open={isAsking}
        onOpenChange={ask}
        title={words.removeHomeQuestion({ address: property.addressLine1 })}
        description={words.youCanAddItAgain()}
        verb="remove"
        busy={isPending}
        onConfirm={() => mutate()}
        failure={
          error && { title: words.notRemoved(), message: failureMessage(error, words.pleaseTryAgain()) }
        }
      />
    </>
  )
}

const PropertyCard = ({ property }: { property: SavedProperty }) => {
  const { data: counties = [] } = useQuery(countiesQuery)
  const county = counties.find(({ id }) => id === property.countyId)
  const isOnlyOnRecord = useOnlyOnRecord(property)
  return (
    <Card as="li">
      <h3>{[property.addressLine1, property.addressLine2].filter(Boolean).join(', ')}</h3>
      <p>
        {words.fl({ city: property.city, zipCode: property.zipCode })}
        {county && words.county({ name: county.name })}
      </p>
      <p className="mt-1 text-soft">{factsOf(property, isOnlyOnRecord)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        <TextLink to={paths.propertySetup(property.id)}>
          {words.checkOrChange()}
          <span className="sr-only">: {property.addressLine1}</span>
        </TextLink>
        <RemoveHome property={property} />
      </div>
      <Disclosure
        summary={
          property.petitionDueOn === null
            ? words.enterThePetitionDeadlineOnYour()
            : words.thePetitionDeadlineOnYourTrim()
        }
      >
        <PrintedDateForm key={property.petitionDueOn} property={property} />
      </Disclosure>
    </Card>
  )
}

export const Properties = () => {
  const query = useQuery(propertiesQuery)
  return (
    <ProfileSection title={words.properties()}>
      {query.data ? (
        <ul className="stack gap-4">
          {query.data.map((property) => (
            <PropertyCard key={property.id} property={property} />
          ))}
        </ul>
      ) : (
        <NotLoaded what={words.yourProperties()} query={query} />
      )}
      {query.data?.length === 0 && <p>{words.youHaventAddedAHomeYet()}</p>}
      <div>
        <ButtonLink to={paths.propertySetup('new')} variant="secondary">
          {words.addAProperty()}
        </ButtonLink>
      </div>
    </ProfileSection>
  )
}
