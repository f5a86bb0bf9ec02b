/** Owns the words of the property analysis: what is known, what a lower value would do, what would have to be shown. */

import type { Outcome } from '#core/tax/verdict/verdict-codes.ts'
import type { Say, SectionPlan } from '../draft.ts'
import { groupsIn } from '../facts/fact-groups.ts'
import type { FactSheet } from '../facts/fact-sheet.ts'
import { conditionLines } from './compose-condition-lines.ts'
import { datesSection, homeParagraphs, limitsSection } from './compose-parts.ts'

/** A section has room for sixty paragraphs. */
const mostLines = 60

const section = (
  id: string,
  title: string,
  needs: readonly string[],
  write: SectionPlan['write'],
): SectionPlan => ({ id, title, needs, write, forOwner: false })

const regimesIn = ({ facts }: FactSheet): readonly string[] =>
  facts.filter(({ id }) => id.startsWith('reading.')).map(({ id }) => id.slice('reading.'.length))

/** While two sets of rules are possible, each line says under which it holds. */
const underEach = (regimes: readonly string[], say: Say, lines: (regime: string) => readonly string[]) =>
  regimes.flatMap((regime) =>
    regimes.length === 1 ? lines(regime) : [say.fact(`reading.${regime}`), ...lines(regime)],
  )

const values = (sheet: FactSheet): SectionPlan =>
  section('values', 'The values, levy by levy', ['value.just', 'value.year'], (say) => [
    `For ${say.fact('value.year')} the just value is ${say.fact('value.just')}. It is the appraiser’s figure for what the home was worth on ${say.fact('day.valuation')}. The tax is not worked out on it directly: a cap may hold the assessed value below it, and exemptions come off after that. School levies and all other levies follow different rules, so each has its own line.`,
    ...underEach(regimesIn(sheet), say, (regime) => [
      ...say.all(`levy.${regime}.`),
      ...say.all(`tax.${regime}`),
    ]),
  ])

const CAP_OPENING = {
  homestead:
    'This home is a homestead. The Save Our Homes cap holds back how fast its assessed value may rise, so the assessed value can lie below the just value.',
  other:
    'This home is not shown as a homestead. A cap on yearly rises may hold its assessed value back on levies other than those of the schools.',
} as const

const ONE_FLOOR = 'A cut that stays above the assessed value changes no tax.'

/** Where a levy, or a part of the parcel, is not held back like the rest. */
const NO_ONE_FLOOR =
  'The assessed value of the whole does not tell by itself which cut changes a tax: each levy, and each part of the parcel that follows a rule of its own, begins to fall at its own point. The lines below give it for each kind of levy.'

const capOpening = ({ situation: { homestead, hasOneFloor } }: FactSheet): string =>
  `${CAP_OPENING[homestead ? 'homestead' : 'other']} ${hasOneFloor ? ONE_FLOOR : NO_ONE_FLOOR}`

const caps = (sheet: FactSheet): SectionPlan =>
  section('caps', 'What the caps do', [], (say) => [
    capOpening(sheet),
    ...underEach(regimesIn(sheet), say, (regime) =>
      ['school', 'non_school'].map((levy) =>
        levy === 'school'
          ? `School levies. ${say.fact(`cap.${regime}.${levy}`)}`
          : `All other levies. ${say.fact(`cap.${regime}.${levy}`)}`,
      ),
    ),
  ])

const ANSWER: Readonly<Record<Outcome, string>> = {
  file: 'The numbers leave room: a lower value would lower the tax. Whether a lower value can be shown is a separate question, and this analysis does not answer it.',
  file_with_evidence:
    'Whether there is such proof about the record or the condition of the home is another question than the numbers, and this analysis does not answer it.',
  do_not_file:
    'On these numbers a petition on value would not pay for itself. That is a complete answer, and it can change when the values or the rules change.',
  cannot_tell: 'On these numbers no answer can be given. What is missing or unclear is named below.',
}

const FILED =
  'By your case the petition is filed, so this answer is about what a lower value would be worth, and no longer about whether to file. What your case holds to show a lower value stands below.'

/** Where the numbers leave room: whether to file is then answered by what was done. */
const isFiled = (outcome: Outcome, say: Say): boolean =>
  (outcome === 'file' || outcome === 'file_with_evidence') && say.has('petition-day.received')

const answer = ({ situation }: FactSheet): SectionPlan =>
  section('answer', 'The answer and why', ['verdict.headline'], (say) => [
    ...(say.has('petition-time.over')
      ? [
          say.fact('petition-time.over'),
          'The answer below is about the numbers of that year. It does not open the time again.',
        ]
      : []),
    say.fact('verdict.headline'),
    isFiled(situation.outcome, say) ? FILED : ANSWER[situation.outcome],
    ...say.all('why.'),
  ])

const arithmetic = (sheet: FactSheet): SectionPlan =>
  section('arithmetic', 'What a lower value would be worth', [], (say) => [
    'Each line takes one lower just value and works out both levies anew. None of these values is a forecast: the lines show what would follow if a board set that value.',
    ...(sheet.situation.outcome === 'cannot_tell'
      ? [
          'The answer above is open, and so are these lines: they take the numbers as they stand, and what is unclear about them may change what a cut saves.',
        ]
      : []),
    ...underEach(regimesIn(sheet), say, (regime) => say.all(`cut.${regime}.`)),
    ...say.all('later-note.'),
  ])

const showing: readonly string[] = [
  'The record. If the appraiser’s record has the size, the year, the baths or the quality wrong, the proof is the record card beside a plan, a permit or a dated photo.',
  'The condition. Damage and wear count as they were on the valuation day. The proof is dated photos and written estimates of what the repair costs.',
  'Comparable sales. Sales of like homes nearby, close to the valuation day, each adjusted for what makes it differ. The adjustments need a reason that can be stated.',
  'Like treatment. The just value for each square foot of like homes, taken from the roll. Assessed values are not compared, because a cap sets them.',
]

/** What the owner gathered, in the owner's words; nothing of it is judged here. */
const gathered = (sheet: FactSheet): SectionPlan =>
  section('gathered', 'What your case holds', [], (say) => {
    const sales = groupsIn(sheet, 'chosen').flatMap((id) => [
      say.fact(id),
      ...(say.has(`${id}.reason`) ? [say.fact(`${id}.reason`)] : []),
    ])
    const held = [
      ...say.all('correction.'),
      ...conditionLines(sheet, say),
      ...say.all('cure.total'),
      ...sales,
      ...say.all('grid-home.'),
      ...(sales.length === 0 ? [] : say.all('sales.range')),
    ]
    return [
      say.has('opinion.value')
        ? `Your opinion of value is ${say.fact('opinion.value')}, beside the just value of ${say.fact('value.just')}.`
        : 'Your opinion of value is not written down yet.',
      ...(say.has('opinion.reason.1') ? ['It rests on this, in your words.'] : []),
      ...say.all('opinion.reason.'),
      ...(held.length === 0
        ? ['Corrections of the record, chosen sales and what lowers the value are not in your case yet.']
        : held),
      ...(sales.length === 0 ? [] : say.all('conclusion.')),
      ...say.all('other-price.'),
    ].slice(0, mostLines)
  })

/** The latest sale of the home is among the words of the estimate, where there is one. */
const isOwnSaleTold = ({ facts }: FactSheet): boolean =>
  facts.some(
    ({ id, value }) => id.startsWith('estimate.') && String(value).startsWith('The home itself sold'),
  )

const estimate = (sheet: FactSheet): SectionPlan =>
  section('estimate', 'What the county’s sales say', [], (say) => [
    ...say.all('estimate.'),
    ...(isOwnSaleTold(sheet) ? [] : say.all('own-sale.')),
    'An estimate from sales knows what the roll knows of a home, and nothing of what it is like inside.',
  ])

const toShow = section('to-show', 'What would have to be shown', ['law.burden', 'law.owner'], (say) => [
  say.fact('law.burden'),
  say.fact('law.owner'),
  say.fact('law.factors'),
  'In practice the proof comes from these places. Which of them there is for this home is for the owner to see.',
  ...showing,
  say.fact('law.net-proceeds'),
])

const elseHelps = section('else', 'What else helps', [], (say) => [
  'These do not depend on a petition.',
  ...say.all('help.'),
])

const sections = (sheet: FactSheet): readonly SectionPlan[] => [
  section('home', 'The home and where its numbers come from', ['home.address'], homeParagraphs(sheet)),
  values(sheet),
  caps(sheet),
  answer(sheet),
  arithmetic(sheet),
  estimate(sheet),
  gathered(sheet),
  toShow,
  elseHelps,
  datesSection,
  limitsSection,
]

export const planCaseSummary = sections
