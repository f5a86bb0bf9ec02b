/** What to do in one county, in order: the road every owner walks, with this county's own offices, fee and date. */
import { type CountyFacts, newestSeason } from '#content/county/facts.ts'
import { clockWords, feeWords, hasRecentPortal } from '#content/county/words.ts'
import { MAGISTRATE_POPULATION } from '#content/params.ts'
import {
  deadlineSources,
  evidenceAimDays,
  evidenceExchangeDays,
  partialPaymentPercent,
} from '#core/appeal/deadlines/params.ts'
import type { County } from '#core/property/county.ts'
import * as words from '#messages/counties/county-steps.ts'
import { sourcesOf } from '#web/features/counties/read-counties.ts'
import { closingWords } from '#words/deadline/closing-hour.ts'

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
  central: words.officeHoursHereFollow({ central: clockWords.central }),
  both: words.thisCountyLiesInTwoTime(),
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
  const address = county.vabContact.postalAddress ? '' : words.callTheOfficeForIts()
  const portal = hasRecentPortal(county) && county.efilingUrl
  return {
    title: words.fileThePetition(),
    text: words.itGoesToItCountsOn({
      office: county.vabContact.office,
      hour: hourOf(county),
      clock: clock[county.timeZone],
      address,
    }),
    links: [
      { label: words.theBoardsPage(), href: county.vabContact.url },
      ...(portal
        ? [{ label: words.onlineFilingAsSeenFor({ year: newestSeason(county).year }), href: portal }]
        : []),
    ],
    lesson: '3-2',
    source: words.rule12d901510F(),
  }
}

const feeSentence = (county: CountyFacts): string => {
  const { value, sureness } = feeWords(county)
  if (sureness === 'unknown') return words.askTheClerkOfThe()
  const how =
    sureness === 'unverified'
      ? words.notConfirmed()
      : words.asReportedFor({ year: newestSeason(county).year })
  return words.theFeeHereAskTheClerk({ value, how })
}

const hearing = ({ approxPopulation }: CountyFacts): string =>
  approxPopulation > MAGISTRATE_POPULATION
    ? words.withThisManyPeopleTheCounty()
    : words.aCountyOfThisSizeMay()

export const stepsFor = (county: CountyFacts): readonly CountyStep[] => [
  {
    title: words.readThePetitionDateOnYour(),
    text: words.theNoticeComesByMailIn({
      hasDate: newestSeason(county).petitionDeadline === null ? 'no' : 'yes',
    }),
    links: [],
    lesson: '2-1',
    source: deadlineSources.petition,
  },
  {
    title: words.lookAtYourRecordAndTalk(),
    text: words.lookUpYourHomeAtThe({ propertyAppraiserOffice: county.propertyAppraiserOffice }),
    links: [{ label: words.thePropertyAppraisersSite(), href: county.propertyAppraiserUrl }],
    lesson: '3-1',
    source: words.s1940112FS(),
  },
  filing(county),
  {
    title: words.payTheFee(),
    text: words.theLawSetsTheMostA({ fee: feeSentence(county) }),
    links: [],
    lesson: '3-3',
    source: 's. 194.013(1), F.S.; s. 196.151, F.S.',
  },
  {
    title: words.payYourTaxWhileYouWait(),
    text: words.beforeApril1AllNonAd({ partialPaymentPercent }),
    links: [],
    lesson: '3-3',
    source: deadlineSources.payment,
  },
  {
    title: words.handOverYourEvidenceThenGo(),
    text: words.giveThePropertyAppraiserYour({
      days: evidenceExchangeDays,
      aimDays: evidenceAimDays,
      hearing: hearing(county),
    }),
    links: [],
    lesson: '5-1',
    source: `${deadlineSources.evidence}; s. 194.035, F.S.`,
  },
]
