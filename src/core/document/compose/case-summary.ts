/** Owns the words of the property analysis: what is known, what a lower value would do, what would have to be shown. */

import type { Outcome } from '#core/tax/verdict/codes.ts'
import type { Say, SectionPlan } from '../draft.ts'
import { groupsIn } from '../facts/groups.ts'
import { type FactSheet, findFact } from '../facts/sheet.ts'
import { beside } from './case-figures.ts'
import { isAsPaid } from './case-page.ts'
import { conditionLines } from './condition-lines.ts'
import { fixed } from './evidence-parts.ts'
import { datesSection, homeParagraphs, limitsSection } from './parts.ts'

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
  section('values', 'Your values, tax by tax', ['value.just', 'value.year'], (say) => [
    `The county’s just value for ${say.fact('value.year')} is ${say.fact('value.just')}. That is what the appraiser says the home was worth on ${say.fact('day.valuation')}. A cap may hold the assessed value below it, and exemptions come off after that. School taxes and all other taxes follow different rules, so each has its own line.`,
    ...underEach(regimesIn(sheet), say, (regime) => [
      ...say.all(`levy.${regime}.`),
      ...say.all(`tax.${regime}`),
    ]),
  ])

const CAP_OPENING = {
  homestead:
    'This home is a homestead. The Save Our Homes cap limits how fast its assessed value may rise, so the assessed value can be below the just value.',
  other:
    'A home that is not a homestead has a cap for taxes other than school taxes. It may limit how fast the assessed value rises.',
} as const

const ONE_FLOOR = 'A cut that stays above the assessed value changes no tax.'

/** Where a levy, or a part of the parcel, is not held back like the rest. */
const NO_ONE_FLOOR =
  'The assessed value alone doesn’t show which cut changes a tax. Each kind of tax, and each part of the parcel with its own rules, starts to drop at its own point. The lines below show where.'

const capOpening = ({ situation: { homestead, hasOneFloor } }: FactSheet): string =>
  `${CAP_OPENING[homestead ? 'homestead' : 'other']} ${hasOneFloor ? ONE_FLOOR : NO_ONE_FLOOR}`

const caps = (sheet: FactSheet): SectionPlan =>
  section('caps', 'What the caps do', [], (say) => [
    capOpening(sheet),
    ...underEach(regimesIn(sheet), say, (regime) =>
      ['school', 'non_school'].map((levy) =>
        levy === 'school'
          ? `School taxes: ${say.fact(`cap.${regime}.${levy}`)}`
          : `All other taxes: ${say.fact(`cap.${regime}.${levy}`)}`,
      ),
    ),
  ])

const ANSWER: Readonly<Record<Outcome, string>> = {
  file: 'So a lower value would lower your tax. The other question is whether the evidence supports it. See below.',
  file_with_evidence: 'So it takes evidence. What your case has so far is below.',
  do_not_file:
    'On these numbers a petition about value would not pay for itself. That can change when the values or the rules change.',
  cannot_tell: 'These numbers do not give an answer yet. See below for what is missing.',
}

const ASKED_SAVING = 'asked.saving'

const ASKED = 'Whether the board agrees depends on your evidence. What your case has so far is below.'

const FILED =
  'Your petition is filed, so this is about what a lower value would be worth. The evidence in your case is below.'

/** Where the numbers leave room: whether to file is then answered by what was done. */
const isFiled = (outcome: Outcome, say: Say): boolean =>
  (outcome === 'file' || outcome === 'file_with_evidence') && say.has('petition-day.received')

/** The one fact that the answer cannot be without: of the case itself, else of the record. */
const answerFact = (sheet: FactSheet): string =>
  findFact(sheet, ASKED_SAVING) ? ASKED_SAVING : 'verdict.headline'

const answer = (sheet: FactSheet): SectionPlan =>
  section('answer', 'The short answer', [answerFact(sheet)], (say) => [
    ...(say.has('petition-time.over')
      ? [
          say.fact('petition-time.over'),
          'The answer below is about that year’s numbers. It doesn’t reopen the time to file a petition.',
        ]
      : []),
    say.fact(answerFact(sheet)),
    isFiled(sheet.situation.outcome, say)
      ? FILED
      : say.has(ASKED_SAVING)
        ? ASKED
        : ANSWER[sheet.situation.outcome],
    ...say.all('private.against'),
    ...(say.has('private.against') ? ['What you can still do:', ...say.all('private.left.')] : []),
  ])

const why = fixed({ id: 'why', title: 'Why', needs: ['why.1'], write: (say) => say.all('why.') })

const arithmetic = (sheet: FactSheet): SectionPlan =>
  section('arithmetic', 'What a lower value would be worth', [], (say) => [
    'Each line takes one lower just value and shows what you would save if the board set it. None of them is a forecast.',
    ...(sheet.situation.outcome === 'cannot_tell'
      ? [
          'The answer above isn’t settled yet, so these lines take the numbers as they are. What is still unclear may change them.',
        ]
      : []),
    ...underEach(regimesIn(sheet), say, (regime) => say.all(`cut.${regime}.`)),
    ...say.all('later-note.'),
  ])

const showing: readonly string[] = [
  'The record: the county may have the size, the year, the baths or the quality wrong. Put the record card beside a plan, a permit or a dated photo.',
  'The condition: damage and wear count as they were on the valuation date. Dated photos and written estimates show it.',
  'Comparable sales: similar homes that sold near the valuation date, each adjusted for what makes it different, with a reason for each adjustment.',
  'Equal treatment: the just value per square foot of similar homes. Assessed values are not compared, because caps hold them down.',
]

/** Where a board looks at it before all else. */
const purchaseLines = (say: Say): readonly string[] => {
  if (!say.has('own-purchase.leads') || !say.has('beside.own-sale')) return []
  const worth = say.has('own-purchase.alone')
    ? `, which comes to a just value of ${say.fact('own-purchase.alone')}`
    : ''
  return [
    `Your own purchase: ${say.fact('beside.own-sale')}${worth}.`,
    say.has('own-purchase.shown-by')
      ? `Your closing statement: ${say.fact('own-purchase.shown-by')}.`
      : say.has('own-purchase.unread.shown-by')
        ? `You’ve added your closing statement (${say.fact('own-purchase.unread.shown-by')}). Say under “Photos and papers” whether it shows what you paid and when.`
        : say.has('own-purchase.no-statement')
          ? say.fact('own-purchase.no-statement')
          : 'Your closing statement is still to be added.',
  ]
}

/** What the owner gathered. */
const gathered = (sheet: FactSheet): SectionPlan =>
  section('gathered', 'What your case has so far', [], (say) => {
    const sales = groupsIn(sheet, 'chosen').map((id) => say.fact(id))
    const held = [
      ...purchaseLines(say),
      ...say.all('correction.'),
      ...conditionLines(sheet, say),
      ...(isAsPaid(say) ? [] : say.all('cure.total')),
      ...sales,
      ...say.all('grid-home.'),
      ...(sales.length === 0
        ? []
        : [...say.all('sales.range'), ...(say.has('private.against') ? [] : say.all('conclusion.fails'))]),
    ]
    return [
      say.has('opinion.value')
        ? `You ask for ${say.fact('opinion.value')}. This is what your case has to support it.`
        : 'You haven’t written down your opinion of value yet.',
      ...(held.length === 0 ? ['Your case has no corrections, defects or chosen sales yet.'] : held),
      ...say.all('other-price.'),
    ].slice(0, mostLines)
  })

/** The latest sale of the home is among the words of the estimate, where there is one; stored ones say “itself”. */
const isOwnSaleTold = ({ facts }: FactSheet): boolean =>
  facts.some(
    ({ id, value }) => id.startsWith('estimate.') && /^Your home (?:itself )?sold/u.test(String(value)),
  )

const estimate = (sheet: FactSheet): SectionPlan =>
  section('estimate', 'What similar homes sold for', [], (say) => [
    ...say.all('estimate.'),
    ...(isOwnSaleTold(sheet) ? [] : say.all('own-sale.')),
    'An estimate from sales uses the county’s record of a home. It can’t tell what the home is like inside.',
  ])

const toShow = section('to-show', 'What you would have to show', ['law.burden', 'law.owner'], (say) => [
  say.fact('law.burden'),
  say.fact('law.owner'),
  say.fact('law.factors'),
  'In practice, evidence comes from these places.',
  ...showing,
  say.fact('law.net-proceeds'),
])

const elseHelps = section('else', 'What else helps', [], (say) => [
  'None of these needs a petition.',
  ...say.all('help.'),
])

const sections = (sheet: FactSheet): readonly SectionPlan[] => [
  answer(sheet),
  beside,
  section('home', 'The home and where its numbers come from', ['home.address'], homeParagraphs(sheet)),
  gathered(sheet),
  estimate(sheet),
  values(sheet),
  caps(sheet),
  why,
  arithmetic(sheet),
  toShow,
  elseHelps,
  datesSection(sheet),
  limitsSection,
]

export const planCaseSummary = sections
