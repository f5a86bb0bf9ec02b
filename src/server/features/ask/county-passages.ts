/** What is known of each county, as passages: every fact with its year, how sure it is, and where it was read. */
import countiesJson from '#content/counties/counties.json' with { type: 'json' }
import {
  type CountyFacts,
  countiesFile,
  type FactKind,
  newestMillage,
  newestSeason,
} from '#content/county/facts.ts'
import {
  clockWords,
  deadlineWords,
  type FactWords,
  feeWords,
  mailedWords,
  portalWords,
} from '#content/county/words.ts'
import { paths } from '#contract/page-paths.ts'
import { workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import type { Passage, PassageSource } from '#core/ask/passage.ts'
import { sentencesIn } from '#core/ask/sentences.ts'
import { formatCalendarDate } from '#core/calendar-date.ts'
import { closingWords } from '#words/deadline/closing-hour.ts'

const { counties, sources } = countiesFile.parse(countiesJson)

type Fact = {
  readonly id: string
  readonly text: string
  readonly kind: FactKind
  readonly sureness: FactWords['sureness'] | null
}

/** What the page says of a fact in two columns, as sentences. */
const told = (
  fact: Omit<Fact, 'text' | 'sureness'>,
  lead: string,
  { value, note, sureness }: FactWords,
): Fact => ({
  ...fact,
  sureness,
  text: [sureness === 'unknown' ? '' : `${lead} ${value}.`, note ?? ''].join(' ').trim(),
})

const millageWords = (county: CountyFacts): string => {
  const { year, school, nonSchool, total } = newestMillage(county)
  return `In ${year} the average rate in ${county.name} County was ${total.toFixed(4)} mills: ${school.toFixed(4)} for schools and ${nonSchool.toFixed(4)} for all other levies. It is a county average, not a parcel’s rate.`
}

const officesWords = ({
  name,
  propertyAppraiserOffice,
  propertyAppraiserUrl,
  vabContact,
}: CountyFacts): string =>
  `In ${name} County the ${propertyAppraiserOffice} sets the value, and petitions go to the ${vabContact.office}. Their sites are ${propertyAppraiserUrl} and ${vabContact.url}.`

type SeenPhone = NonNullable<CountyFacts['vabContact']['phone']>

/** A number that was seen is worth a call, and a look at the office's page of today. */
const phoneWords = (phone: SeenPhone | undefined, url: string): string =>
  phone === undefined
    ? `look up its number at ${url}.`
    : `call ${phone.number}, and confirm the number at ${url}.`

const contactWords = ({
  name,
  propertyAppraiserOffice,
  propertyAppraiserUrl,
  propertyAppraiserContact,
  vabContact: { office, phone, url },
}: CountyFacts): string =>
  [
    `Petitions in ${name} County go to the ${office}: ${phoneWords(phone, url)}`,
    `For the ${propertyAppraiserOffice}, ${phoneWords(propertyAppraiserContact?.phone, propertyAppraiserUrl)}`,
  ].join(' ')

const appraiserWords = ({
  propertyAppraiserOffice: office,
  propertyAppraiserUrl: url,
  propertyAppraiserContact,
}: CountyFacts): string => `The ${office}: ${phoneWords(propertyAppraiserContact?.phone, url)}`

const addressWords = ({
  name,
  vabContact: { postalAddress, office },
  propertyAppraiserContact,
  ...county
}: CountyFacts): string => {
  const board =
    postalAddress === null
      ? `The mailing address of the office that takes petitions in ${name} County is not known here. Ask the clerk for it before you mail anything.`
      : `The mailing address of the ${office}, as the office’s page gave it: ${postalAddress.line}.`
  const appraiser = propertyAppraiserContact?.postalAddress
  if (appraiser === undefined) return board
  return `${board} Mail to the ${county.propertyAppraiserOffice} goes to ${appraiser.line}. Confirm it at ${county.propertyAppraiserUrl}.`
}

const hoursWords = ({ name, vabContact: { url, closing } }: CountyFacts): string => {
  const source = sources.find(({ id }) => id === closing?.source)?.label
  const words = closingWords({
    name,
    vab: { url, closing: closing && source ? { ...closing, source } : null },
  })
  return `A petition counts when it is received, before the office in ${name} County that takes petitions closes. ${words}.`
}

const lastDayIn = (county: CountyFacts) => reportedPetitionDate(newestSeason(county))

/** The last day of a late claim is that of a petition: the 25th day after the notices. Source: s. 196.011(8), F.S. */
const lateHomesteadWords = (county: CountyFacts): string => {
  const {
    name,
    propertyAppraiserOffice: office,
    propertyAppraiserUrl: url,
    propertyAppraiserContact,
  } = county
  const { year } = newestSeason(county)
  const lastDay = lastDayIn(county)
  const day = lastDay === null ? null : formatCalendarDate(workingDayUpTo(lastDay))
  const claim = `A late homestead claim for ${year} in ${name} County`
  return [
    day === null
      ? `${claim} has a last day of its own, the 25th day after the notices are mailed (s. 196.011(8), Florida Statutes).`
      : `${claim} may be possible until ${day}, the same as a petition (s. 196.011(8), Florida Statutes).`,
    `Confirm it with the ${office}: ${phoneWords(propertyAppraiserContact?.phone, url)}`,
  ].join(' ')
}

const ofOffice = (id: string, text: string): Fact => ({ id, text, kind: 'board', sureness: null })

const factsOf = (county: CountyFacts): readonly Fact[] => [
  told(
    { id: 'fee', kind: 'fee' },
    `The fee for a petition in ${county.name} County in ${newestSeason(county).year}, as it was reported:`,
    feeWords(county),
  ),
  told(
    {
      id: 'deadline',
      kind: 'deadline',
    },
    `The last day for a petition in ${county.name} County in ${newestSeason(county).year}, as it was reported:`,
    deadlineWords(county),
  ),
  {
    id: 'late-homestead',
    text: lateHomesteadWords(county),
    kind: 'deadline',
    sureness: 'likely',
  },
  told(
    { id: 'mailed', kind: 'deadline' },
    `TRIM notices of ${newestSeason(county).year} in ${county.name} County were reported as mailed on`,
    mailedWords(county),
  ),
  told(
    { id: 'portal', kind: 'portal' },
    `How to file a petition online in ${county.name} County:`,
    portalWords(county),
  ),
  ofOffice('offices', officesWords(county)),
  ofOffice('contact', contactWords(county)),
  ofOffice('appraiser', appraiserWords(county)),
  {
    id: 'address',
    text: addressWords(county),
    kind: 'board',
    sureness: county.vabContact.postalAddress === null ? 'unverified' : null,
  },
  {
    id: 'hours',
    text: hoursWords(county),
    kind: 'board',
    sureness: county.vabContact.closing ? 'likely' : 'unverified',
  },
  {
    id: 'millage',
    text: millageWords(county),
    kind: 'millage',
    sureness: null,
  },
  {
    id: 'clock',
    text: `${county.name} County keeps this time. ${clockWords[county.timeZone]}.`,
    kind: 'timeZone',
    sureness: null,
  },
  ...county.differs.map(
    ({ text }, at): Fact => ({
      id: `differs-${at}`,
      text,
      kind: 'differs',
      sureness: null,
    }),
  ),
]

/** The sources that a fact itself names; none where they are the county's for its kind. */
const namedBy = (county: CountyFacts, id: string): readonly string[] => {
  const { vabContact: board, propertyAppraiserContact: appraiser } = county
  if (id.startsWith('differs-')) return county.differs[Number(id.slice('differs-'.length))]?.sources ?? []
  const read: Readonly<Record<string, readonly ({ readonly source: string } | null | undefined)[]>> = {
    hours: [board.closing],
    contact: [board.phone, appraiser?.phone],
    address: [board.postalAddress, appraiser?.postalAddress],
  }
  return read[id]?.flatMap((fact) => fact?.source ?? []) ?? []
}

const sourcesFor = (county: CountyFacts, { kind, id, sureness }: Fact): readonly PassageSource[] => {
  const named = namedBy(county, id)
  return sources
    .filter(({ id: source, about }) =>
      named.length > 0 ? named.includes(source) : county.sources.includes(source) && about.includes(kind),
    )
    .map(({ label, checkedOn, confidence }) => ({
      label,
      checkedOn,
      sureness: sureness === null || sureness === 'unknown' ? confidence : sureness,
    }))
}

const lastDayOf = (county: CountyFacts, { id }: Fact): Pick<Passage, 'lastDay'> => {
  const lastDay = id === 'deadline' || id === 'late-homestead' ? lastDayIn(county) : null
  return lastDay === null ? {} : { lastDay }
}

const passageOf = (county: CountyFacts, fact: Fact): Passage => ({
  id: `county:${county.id}:${fact.id}`,
  kind: 'county',
  label: `${county.name} County`,
  path: paths.county(county.id),
  about: `${county.name} County`,
  sentences: sentencesIn(fact.text).map((text) => ({ text, sources: sourcesFor(county, fact) })),
  isWhole: true,
  cautions:
    fact.kind === 'deadline'
      ? [{ text: 'Go by the date on your notice. If it’s later, confirm it with the clerk.', sources: [] }]
      : [],
  countyId: county.id,
  ...lastDayOf(county, fact),
})

export const countyPassages = (): readonly Passage[] =>
  counties.flatMap((county) => factsOf(county).map((fact) => passageOf(county, fact)))
