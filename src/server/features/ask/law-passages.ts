/** The statements of law that core keeps, as passages: each whole, with its citation, and the lesson that explains it. */
import { INTEREST_PERCENT, newestOf, SENIOR_INCOME_LIMIT } from '#content/params.ts'
import { paths } from '#contract/page-paths.ts'
import type { Passage, PassageSource } from '#core/ask/passage.ts'
import { sentencesIn } from '#core/ask/sentences.ts'
import { lawFacts } from '#core/document/facts/law/law.ts'
import { lawCheckedOn, lawSource } from '#core/document/facts/law/law-fact.ts'
import { formatMoney } from '#core/money.ts'
import { TAX_LAW } from '#core/tax/law/by-year.ts'
import { CITATIONS, type CitationId } from '#core/tax/law/citations.ts'
import { petitionFeeCeiling } from '#core/tax/law/petition-fee.ts'
import {
  type HomesteadRule,
  homesteadRule,
  nonHomesteadCapPercent,
  regimesOf,
} from '#core/tax/law/readings.ts'
import {
  EARLY_PAYMENT_DISCOUNT_PERCENT as discount,
  MOST_SAVE_OUR_HOMES_PERCENT,
  saveOurHomesPercent,
} from '#core/tax/params.ts'

type Place = readonly [moduleId: number, lessonId: string, anchor: string]

/** Where on our site a statement is explained; one that no lesson explains is not quoted. */
const PLACES: Readonly<Record<string, Place>> = {
  'law.burden': [5, '5-2', 'the-first-door-the-appraisers'],
  'law.owner': [5, '5-2', 'the-second-door-yours'],
  'law.factors': [5, '5-2', 'the-eight-factors-in-plain-words'],
  'law.net-proceeds': [4, '4-3', 'the-eighth-factor'],
  'law.order': [6, '6-2', 'step-two-the-appraiser-begins'],
  'law.evidence': [5, '5-1', 'what-the-law-says'],
  'law.exchange': [5, '5-1', 'ask-for-theirs'],
  'law.conference': [3, '3-1', 'keep-your-date-safe'],
  'law.gives': [5, '5-1', 'what-goes-into-the-envelope'],
  'law.counting': [5, '5-1', 'counting-the-days'],
  'law.late-packet': [5, '5-1', 'when-their-packet-is-late-or-never-comes'],
  'law.raise': [1, '1-1', 'who-does-what'],
  'law.exemption-apart': [3, '3-2', 'part-2-the-reason'],
  'law.received': [3, '3-3', 'getting-it-there'],
  'law.petition-holiday': [1, '1-3', 'august-the-notice'],
  'law.moved-notice': [6, '6-1', 'if-you-cannot-make-the-day'],
  'law.clerk-copy': [5, '5-1', 'should-the-clerk-get-a-copy'],
  'law.absent-copy': [6, '6-1', 'if-you-will-not-attend-at-all'],
  'law.record-card': [2, '2-2', 'where-the-card-is'],
  'law.withheld': [5, '5-1', 'when-yours-is-late'],
  'law.reschedule': [6, '6-1', 'if-you-cannot-make-the-day'],
  'law.reschedule-examples': [6, '6-1', 'if-you-cannot-make-the-day'],
  'law.no-show': [6, '6-1', 'if-you-will-not-attend-at-all'],
  'law.remote': [6, '6-1', 'by-phone-or-by-video'],
  'law.withdrawal': [7, '7-2', 'withdrawing'],
  'law.wait': [6, '6-3', 'a-long-wait-a-broken-line-a-bad-morning'],
}

/** What a statement names comes from another one, which is quoted before it. */
const LEANS_ON: Readonly<Record<string, string>> = {
  'law.exchange': 'law.evidence',
  'law.reschedule-examples': 'law.reschedule',
}

const surenessIn = (text: string): PassageSource['sureness'] => {
  if (/not settled|not settle it/.test(text)) return 'unverified'
  return /as the .*clerk describes|as reprinted|quotes|confirm with|we found no rule/i.test(text)
    ? 'likely'
    : null
}

const passageOf = (
  id: string,
  label: string,
  text: string,
  source: PassageSource,
  [moduleId, lessonId, anchor]: Place,
): Passage => ({
  id,
  kind: 'law',
  label: `The law on this: ${label}`,
  path: `${paths.module(moduleId, lessonId)}#${anchor}`,
  about: label,
  sentences: sentencesIn(text).map((sentence) => ({ text: sentence, sources: [source] })),
  isWhole: true,
  cautions: [],
  countyId: null,
})

const alone = (): readonly Passage[] =>
  lawFacts.flatMap((fact) => {
    const place = PLACES[fact.id]
    if (place === undefined || typeof fact.value !== 'string') return []
    const source = { label: lawSource(fact), checkedOn: lawCheckedOn, sureness: surenessIn(fact.value) }
    return [passageOf(fact.id, fact.label, fact.value, source, place)]
  })

const stated = (): readonly Passage[] => {
  const all = alone()
  return all.map((passage) => {
    const before = all.find(({ id }) => id === LEANS_ON[passage.id])
    return { ...passage, sentences: [...(before?.sentences ?? []), ...passage.sentences] }
  })
}

const citation = (id: CitationId): PassageSource => {
  const { text, checkedOn, confidence } = CITATIONS[id]
  return { label: text, checkedOn, sureness: confidence === 'estimate' ? 'unverified' : confidence }
}

/** The newest roll whose figures are known: the cap of a homestead is published in its January. */
const YEAR = Math.max(...Object.keys(TAX_LAW.saveOurHomesPercent).map(Number))
const [REGIME = 'current-law'] = regimesOf(YEAR)
const FEE = petitionFeeCeiling(YEAR)
const seniorLimit = newestOf(SENIOR_INCOME_LIMIT)
const interest = newestOf(INTEREST_PERCENT)

const homesteadOfYear = (): HomesteadRule => {
  const rule = homesteadRule(YEAR, REGIME)
  if (rule === null) throw new Error(`No homestead exemption is known for ${YEAR}.`)
  return rule
}

const homesteadWords = (rule: HomesteadRule): string => {
  if (rule.nonSchool.kind === 'flat')
    return `For the ${YEAR} roll the homestead exemption takes up to ${formatMoney(rule.schoolCents)} off assessed value for the schools’ levies, and up to ${formatMoney(rule.nonSchool.flatCents)} for all others.`
  const second = formatMoney(rule.nonSchool.secondCents)
  return `For the ${YEAR} roll the homestead exemption takes up to ${formatMoney(rule.schoolCents)} off assessed value for every levy, and up to ${second} more for all levies but the schools’.`
}

const figures = (): readonly Passage[] => [
  passageOf(
    'param.fee',
    'Petition fee, filing fee',
    `A board may charge at most ${formatMoney(FEE.cents)} for each parcel; each board sets its own fee.`,
    citation(FEE.citation),
    [3, '3-3', 'the-fee'],
  ),
  passageOf(
    'param.homestead',
    'Homestead exemption amount',
    homesteadWords(homesteadOfYear()),
    citation(homesteadOfYear().citation),
    [1, '1-2', 'exemptions-come-first'],
  ),
  passageOf(
    'param.save-our-homes',
    'Save Our Homes cap by year, how much a homestead’s assessed value can rise',
    `The Save Our Homes cap lets the assessed value of a homestead rise by at most ${MOST_SAVE_OUR_HOMES_PERCENT}% a year. It was ${saveOurHomesPercent(YEAR - 1)}% for the ${YEAR - 1} roll and is ${saveOurHomesPercent(YEAR)}% for the ${YEAR} roll.`,
    citation('save-our-homes-cap'),
    [1, '1-2', 'the-homestead-cap'],
  ),
  passageOf(
    'param.non-homestead',
    'Cap for rental, second home and other property without homestead',
    `For property without a homestead the cap is ${nonHomesteadCapPercent(YEAR, REGIME)}% a year, and it does not hold for school levies.`,
    citation('non-homestead-cap'),
    [1, '1-2', 'the-cap-for-everything-else'],
  ),
  passageOf(
    'param.discount',
    'Discount for paying early',
    `Paying early brings a discount: ${discount.november}% in November, ${discount.december}% in December, ${discount.january}% in January and ${discount.february}% in February. When the last day is a Saturday, a Sunday or a legal holiday, a payment delivered to the tax collector’s office on the next business day still earns it (s. 197.162(4), Florida Statutes); mail counts by its postmark.`,
    citation('early-payment-discount'),
    [3, '3-3', 'why-you-must-pay-while-you-wait'],
  ),
  passageOf(
    'param.senior-limit',
    'Income limit for the extra exemption of people 65 and older',
    `For ${seniorLimit.year} the household income limit for the extra exemption at 65 and older is ${formatMoney(seniorLimit.figure)}. Confirm it with your property appraiser.`,
    { label: 's. 196.075, Florida Statutes, indexed each year', checkedOn: lawCheckedOn, sureness: 'likely' },
    [1, '1-2', 'exemptions-come-first'],
  ),
  passageOf(
    'param.interest',
    'Interest on a refund or on unpaid tax',
    `Interest runs in both directions, at the bank prime loan rate, from the day the tax would have become delinquent. For the ${interest.year} roll that is about ${interest.figure}% a year. Confirm the rate with your tax collector.`,
    {
      label: 's. 194.014(2), Florida Statutes; ch. 2016-128, Laws of Florida',
      checkedOn: lawCheckedOn,
      sureness: 'likely',
    },
    [7, '7-3', 'interest'],
  ),
]

export const lawPassages = (): readonly Passage[] => [...stated(), ...figures()]
