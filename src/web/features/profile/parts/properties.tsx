/** The homes the person has entered. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import type { PropertyData, SavedProperty } from '#contract/property/properties.ts'
import * as words from '#messages/profile/properties.ts'
import { countiesQuery } from '#web/county/counties.ts'
import { PrintedDateForm } from '#web/property/printed-date-form.tsx'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { propertyTypes } from '#web/property/types.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { NotLoaded, ProfileSection } from './profile-section.tsx'

const typeName = (type: PropertyData['propertyType']): string | undefined =>
  propertyTypes.find(({ value }) => value === type)?.label

const factsOf = ({ propertyType, homesteadStatus, yearBuilt, squareFootage }: PropertyData): string =>
  [
    typeName(propertyType) ?? null,
    homesteadStatus ? words.withHomesteadExemption() : words.withoutHomesteadExemption(),
    yearBuilt === null ? null : `built ${yearBuilt}`,
    squareFootage === null ? null : words.sqFt({ squareFootage: squareFootage.toLocaleString('en-US') }),
  ]
    .filter((fact) => fact !== null)
    .join(', ')

const PropertyCard = ({ property }: { property: SavedProperty }) => {
  const { data: counties = [] } = useQuery(countiesQuery)
  const county = counties.find(({ id }) => id === property.countyId)
  return (
    <Card as="li">
      <h3>{[property.addressLine1, property.addressLine2].filter(Boolean).join(', ')}</h3>
      <p>
        {words.fl({ city: property.city, zipCode: property.zipCode })}
        {county && words.county({ name: county.name })}
      </p>
      <p className="mt-1 text-soft">{factsOf(property)}</p>
      <p className="mt-1">
        <TextLink to={paths.propertySetup(property.id)}>
          {words.checkOrChange()}
          <span className="sr-only">: {property.addressLine1}</span>
        </TextLink>
      </p>
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
