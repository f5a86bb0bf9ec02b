/** What to do in one county, in order: the road every owner walks, with this county's own offices, fee and date. */
import { type CountyFacts, newestSeason } from '#content/county.ts'
import { clockWords, feeWords, hasRecentPortal } from '#content/county-words.ts'
import { MAGISTRATE_POPULATION } from '#content/params.ts'
import {
  deadlineSources,
  evidenceAimDays,
  evidenceExchangeDays,
  partialPaymentPercent,
} from '#core/appeal/deadlines/params.ts'
import { closingWords } from '#core/property/closing-hour.ts'
import type { County } from '#core/property/county.ts'
import { sourcesOf } from '#web/features/counties/read-counties.ts'

export type CountyStep = {
  readonly title: string
  readonly text: string
  /** Outside links, by what they lead to. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
  /** The lesson that goes deeper, '3-2'. */
  readonly lesson: string
  readonly source: string
}

const clock = {
  eastern: '',
  central: ` Office hours here follow ${clockWords.central}.`,
  both: ' This county lies in two time zones, so ask which one the office goes by.',
} as const

export const petitionOfficeOf = (county: CountyFacts): Pick<County['vab'], 'url' | 'closing'> => {
  const { url, closing } = county.vabContact
  const label = sourcesOf(county).find(({ id }) => id === closing?.source)?.label
  return { url, closing: closing && label ? { ...closing, source: label } : null }
}

/** The office’s page is linked beneath. */
const hourOf = (county: CountyFacts): string =>
  closingWords({ name: county.name, vab: { ...petitionOfficeOf(county), url: null } })

const filing = (county: CountyFacts): CountyStep => {
  const address = county.vabContact.postalAddress
    ? ''
    : ' We could not confirm the office’s mailing address, so ask for it before you mail anything.'
  const portal = hasRecentPortal(county) && county.efilingUrl
  return {
    title: 'File the petition',
    text: `It goes to: ${county.vabContact.office}. It counts on the day it is received, not the day it is postmarked, and only before the office closes. ${hourOf(county)}${clock[county.timeZone]}${address}`,
    links: [
      { label: 'The board’s page', href: county.vabContact.url },
      ...(portal ? [{ label: `Online filing, as seen for ${newestSeason(county).year}`, href: portal }] : []),
    ],
    lesson: '3-2',
    source: 'Rule 12D-9.015(10), F.A.C.',
  }
}

const feeSentence = (county: CountyFacts): string => {
  const { value, sureness } = feeWords(county)
  if (sureness === 'unknown') return 'We do not know this county’s fee. Ask the clerk of the board.'
  const how = sureness === 'unverified' ? 'not confirmed' : `as reported for ${newestSeason(county).year}`
  return `The fee here: ${value}, ${how}. Ask the clerk whether it has changed.`
}

const hearing = ({ approxPopulation }: CountyFacts): string =>
  approxPopulation > MAGISTRATE_POPULATION
    ? 'With this many people the county must have petitions heard by special magistrates, who recommend; the board decides.'
    : 'A county of this size may have its board hear petitions itself, or appoint special magistrates.'

export const stepsFor = (county: CountyFacts): readonly CountyStep[] => [
  {
    title: 'Read the petition date on your TRIM notice',
    text: 'The notice comes by mail in August. The date printed on it always wins, over this page and over any list.',
    links: [],
    lesson: '2-1',
    source: deadlineSources.petition,
  },
  {
    title: 'Look at your record and talk to the property appraiser',
    text: `Look up your home at the ${county.propertyAppraiserOffice} and check size, age and condition. An informal talk is free and does not move the petition date.`,
    links: [{ label: 'The property appraiser’s site', href: county.propertyAppraiserUrl }],
    lesson: '3-1',
    source: 's. 194.011(2), F.S.; Rule 12D-9.002, F.A.C.',
  },
  filing(county),
  {
    title: 'Pay the fee',
    text: `${feeSentence(county)} The law sets the most a board may ask; a petition over a denied homestead exemption is free.`,
    links: [],
    lesson: '3-3',
    source: 's. 194.013(1), F.S.; s. 196.151, F.S.',
  },
  {
    title: 'Pay your tax while you wait',
    text: `Before April 1: all non-ad valorem assessments and at least ${partialPaymentPercent}% of the ad valorem tax, less any discount earned. Without it the board must deny a petition on value.`,
    links: [],
    lesson: '3-3',
    source: deadlineSources.payment,
  },
  {
    title: 'Hand over your evidence, then go to the hearing',
    text: `Give the property appraiser your evidence at least ${evidenceExchangeDays} days before the hearing; aim for ${evidenceAimDays}. ${hearing(county)}`,
    links: [],
    lesson: '5-1',
    source: `${deadlineSources.evidence}; s. 194.035, F.S.`,
  },
]
