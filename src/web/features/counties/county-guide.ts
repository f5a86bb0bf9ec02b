/** Puts one county's page together from the content files; used only while the site is built. */
import { type CountyFacts, newestSeason } from '#content/county/facts.ts'
import * as words from '#messages/counties/county-guide.ts'
import {
  type CountyFact,
  marksAbout,
  marksFor,
  millageOf,
  type SourceMark,
  seasonFacts,
} from '#web/features/counties/county-facts.ts'
import { petitionOfficeOf, stepsFor } from '#web/features/counties/county-steps.ts'
import { countyById, shapeOf, shapes, sourcesOf } from '#web/features/counties/read-counties.ts'

export type Office = {
  readonly role: string
  readonly office: string
  /** Null where none is known. */
  readonly href: string | null
  /** What the page behind `href` is linked as; null where it is linked by its host alone. */
  readonly linkWords: string | null
  /** `seen` tells the year of the page that bore the number; '' where that page had none. */
  readonly phone: { readonly number: string; readonly seen: string } | null
  readonly note: string | null
}

type SeenPhone = NonNullable<CountyFacts['vabContact']['phone']>

const phoneOf = (phone: SeenPhone | undefined): Office['phone'] =>
  phone === undefined
    ? null
    : { number: phone.number, seen: phone.year === null ? '' : words.asOf({ year: phone.year }) }

const appraiserOf = (county: CountyFacts): Office => {
  const { propertyAppraiserUrlAlternates: others, propertyAppraiserContact: contact } = county
  const address = contact?.postalAddress
  const notes = [
    ...(address ? [words.address({ line: address.line })] : []),
    ...(others.length > 0 ? [words.anotherAddressForTheSameOffice({ addresses: others.join(', ') })] : []),
  ]
  return {
    role: words.setsTheValuePropertyAppraiser(),
    office: county.propertyAppraiserOffice,
    href: county.propertyAppraiserUrl,
    linkWords: contact ? words.confirmOnTheOfficesPage() : null,
    phone: phoneOf(contact?.phone),
    note: notes.length === 0 ? null : notes.join('. '),
  }
}

const officesOf = (county: CountyFacts): readonly [petitions: Office, ...rest: Office[]] => {
  const { vabContact } = county
  return [
    {
      role: words.takesThePetitionClerkOfThe(),
      office: vabContact.office,
      href: vabContact.url,
      linkWords: vabContact.phone ? words.confirmOnTheOfficesPage() : null,
      phone: phoneOf(vabContact.phone),
      note:
        vabContact.postalAddress === null
          ? words.itsMailingAddressCouldNotBe()
          : words.mailingAddress({ line: vabContact.postalAddress.line }),
    },
    appraiserOf(county),
  ]
}

const placeOf = (county: CountyFacts) => ({
  seat: county.countySeat,
  people: county.approxPopulation.toLocaleString('en-US'),
  peopleYear: county.populationYear,
})

const linksTo = (ids: readonly string[]) => ids.map((id) => ({ id, name: countyById(id).name }))

type Difference = { readonly text: string; readonly seen: string; readonly marks: readonly SourceMark[] }

const clockDifference = {
  eastern: null,
  central: words.clocksHereShowCentralTimeWhen(),
  both: words.theCountyLiesInTwoTime(),
} as const

const differencesOf = (county: CountyFacts): readonly Difference[] => {
  const clock = clockDifference[county.timeZone]
  const reported = county.differs.map(({ text, year, sources }) => ({
    text,
    seen: year === null ? '' : words.asOf({ year }),
    marks: marksFor(county, (source) => sources.includes(source)),
  }))
  if (clock === null) return reported
  return [{ text: clock, seen: words.theSameAllYear(), marks: marksAbout(county, 'timeZone') }, ...reported]
}

/** The oldest check among the facts of the season: the page is no fresher than that. */
const oldestCheck = (facts: readonly CountyFact[]): string | null =>
  facts.flatMap(({ checkedOn }) => (checkedOn === null ? [] : [checkedOn])).toSorted()[0] ?? null

/** Throws when there is no such county. */
export const readCountyGuide = (id: string) => {
  const county = countyById(id)
  const season = seasonFacts(county)
  return {
    id,
    plainName: county.name,
    name: `${county.name} County`,
    place: placeOf(county),
    petitionDeadline: newestSeason(county).petitionDeadline,
    vab: petitionOfficeOf(county),
    checkedOn: oldestCheck(season.filter(({ id: fact }) => fact !== 'portal')),
    season,
    millage: millageOf(county),
    offices: officesOf(county),
    steps: stepsFor(county),
    differs: differencesOf(county),
    neighbors: linksTo([...county.neighbors, ...county.neighborsNear]),
    map: {
      width: shapes.width,
      height: shapes.height,
      outline: shapes.outline,
      own: shapeOf(id),
      around: county.neighbors.map(shapeOf),
    },
    sources: sourcesOf(county),
  }
}

export type CountyGuide = ReturnType<typeof readCountyGuide>
