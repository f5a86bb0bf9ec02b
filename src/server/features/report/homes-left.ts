/** Which homes a person has asked reports about and not entered yet. */
import type { User } from '#contract/account/users.ts'
import type { Context } from '#server/context.ts'
import { type PropertyRow, propertiesOf } from '#server/features/property/queries.ts'
import { addressKeyOf, homesReported } from './queries.ts'

type Reported = Awaited<ReturnType<typeof homesReported>>[number]

const keyOfHome = (line1: string, line2: string | null, city: string, zipCode: string): string =>
  addressKeyOf([line1, line2, city, zipCode].filter(Boolean).join(' '))

/** Written with the state or without it, an address is one. */
const withoutState = (key: string): string => key.replace(/ (?:fl|florida)(?= \d{5})/, '')

/** A parcel tells a home whatever way its address was typed; without one the address does. */
const namesOf = ({ parcel, addressKey }: Reported): readonly string[] => [
  ...(parcel === null
    ? []
    : [`${parcel.countyId} ${parcel.parcelId}`, withoutState(addressKeyOf(parcel.address))]),
  withoutState(addressKey),
]

const namesOfEntered = (home: PropertyRow): readonly string[] => [
  ...(home.parcelId === null ? [] : [`${home.countyId} ${home.parcelId}`]),
  keyOfHome(home.addressLine1, home.addressLine2, home.city, home.zipCode),
]

/** A report belongs to whoever reads its mail: none for an email address that is not confirmed. */
export const homesLeft = async (
  ctx: Pick<Context, 'db'>,
  person: Pick<User, 'id' | 'email' | 'emailVerified'>,
) => {
  if (!person.emailVerified) return []
  const known = new Set((await propertiesOf(ctx.db, person.id)).flatMap(namesOfEntered))
  const left: Reported[] = []
  for (const reported of await homesReported(ctx.db, person.email)) {
    const names = namesOf(reported)
    if (!names.some((name) => known.has(name))) left.push(reported)
    for (const name of names) known.add(name)
  }
  return left.map(({ id, addressKey: _key, livesThere, ...home }) => ({
    leadId: id,
    ...home,
    ...(livesThere !== null && { livesThere }),
  }))
}
