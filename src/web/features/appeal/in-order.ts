/** The owner's cases and homes in the order that Home has. */
import { useQueries, useQuery } from '@tanstack/react-query'
import type { ListedCase } from '#contract/case/listed.ts'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import type { SavedProperty } from '#contract/property/properties.ts'
import { type HomeSeen, homesInOrder } from '#core/case/homes-in-order.ts'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import { outlookQuery } from '#web/case/outlook.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { casesQuery } from './data.ts'

const ownOf = (listed: ListedCase | undefined): HomeSeen['own'] =>
  listed === undefined ? null : { isFiled: listed.isUnderWay, dueOn: listed.nextStep.deadline?.dueOn ?? null }

type Known = { readonly listed: ListedCase; readonly outlook: CaseOutlook | undefined }

const newestFirst = (known: readonly Known[]): readonly ListedCase[] =>
  [...Map.groupBy(known, ({ listed }) => listed.taxYear)]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([, ofYear]) =>
      homesInOrder(ofYear, ({ listed, outlook }) => ({
        address: listed.address,
        outlook,
        own: ownOf(listed),
      })),
    )
    .map(({ listed }) => listed)

/** The newest tax year first. undefined until each answer is known: none takes the place of another. */
export const useCasesInOrder = (cases: readonly ListedCase[] | undefined) => {
  const outlooks = useQueries({ queries: (cases ?? []).map(({ id }) => outlookQuery(id)) })
  if (cases === undefined || (cases.length > 1 && outlooks.some(({ isPending }) => isPending)))
    return undefined
  return newestFirst(cases.map((listed, at) => ({ listed, outlook: outlooks[at]?.data })))
}

export const addressOf = ({ addressLine1, addressLine2, city }: SavedProperty): string =>
  [addressLine1, addressLine2, city].filter(Boolean).join(', ')

/** With the case of the newest year of each, where it has one. */
export const useHomesInOrder = () => {
  const { data: homes } = useQuery(propertiesQuery)
  const { data: cases } = useQuery(casesQuery)
  const compared = homes && homes.length > 1 ? homes : []
  const outlooks = useQueries({ queries: compared.map(({ id }) => homeOutlookQuery(id)) })
  if (!homes || !cases || outlooks.some(({ isPending }) => isPending)) return undefined
  const newestOf = (home: SavedProperty) =>
    cases
      .filter(({ propertyId }) => propertyId === home.id)
      .toSorted((one, other) => other.taxYear - one.taxYear)[0]
  const seen = homes.map((home, at) => ({ home, newest: newestOf(home), data: outlooks[at]?.data }))
  return homesInOrder(seen, ({ home, newest, data }) => ({
    address: addressOf(home),
    outlook: data?.outlook,
    own: ownOf(newest),
  }))
}
