/** Owns the facts that only the private playbook holds: the hard thing first, the likeliest attacks, what to fix, dates and money. */

import { isPurchaseAlone } from '#core/case/file.ts'
import type { LikelyQuestion } from '#core/rehearsal/likely/question.ts'
import { attacksOn } from '#core/rehearsal/likely-questions.ts'
import type { WeakPoint } from '#core/rehearsal/weak-point.ts'
import { weakPoints } from '#core/rehearsal/weak-points.ts'
import type { WeakReason } from '#core/rehearsal/weak-reason.ts'
import { cautionsOf } from '#core/valuation/explain/shown-cautions.ts'
import { againstWords } from '../estimate/against.ts'
import { reasonDoubts, weakWords } from '../owner-words/own-reasons.ts'
import { reasonsSaid } from '../owner-words/sale-claims.ts'
import { questionedSales } from '../sales/listed/questioned.ts'
import { openTerms } from '../sales/purchase-terms.ts'
import type { Fact } from '../sheet.ts'
import { spokenWhat, spokenWhere } from '../spoken/condition.ts'
import { isEnglish } from '../spoken/statement.ts'
import { type DaysMaterial, dayFacts } from './days.ts'
import { firstFacts } from './first.ts'
import type { JudgedCase } from './material.ts'
import { moneyFacts } from './money.ts'
import { offerFacts } from './offer.ts'
import { privateFact } from './private-fact.ts'

type PlaybookMaterial = JudgedCase &
  DaysMaterial & {
    readonly tellWeakPoint: (reason: WeakReason) => string
  }

/** What the owner can still put right; the rest is known and answered. */
const MENDED =
  /^(?:homestead-|opinion-(?:missing|bare|not-below)|sales-few|sale-(?:bare|price|late|unadjusted)|correction(?:-roll)?:|condition-(?:unsure|cost|own|unnamed)|files-|photos-|evidence-|delivery-|petition-late)/

/** Of the value; what else is thin is among the attacks. */
const KNOWN = /^(?:opinion-below-sales|sales-some-reach-just|estimate-above|correction-grid|sales-elsewhere)/

/** Where the sales support the county, that is said before anything else. */
const KNOWN_BESIDE = /^correction-grid/

const MOST = { fix: 10, know: 4 } as const

const inList = (points: readonly WeakPoint[], of: RegExp, most: number): readonly WeakReason[] =>
  points
    .filter(({ id }) => of.test(id))
    .slice(0, most)
    .map(({ reason }) => reason)

const LANGUAGE =
  'Some of what you typed isn’t in English. Write the English beside it, and ask the clerk now whether you may bring an interpreter.'

const languageWords = ({ held }: PlaybookMaterial): readonly string[] => {
  const typed = [
    held === null ? '' : reasonsSaid(held.file.value),
    ...(held?.file.condition.flatMap((item) => [spokenWhat(item), spokenWhere(item)]) ?? []),
  ]
  return typed.every(isEnglish) ? [] : [LANGUAGE]
}

const CLOSING =
  'Put the closing statement of your own purchase into the packet: it shows the price and the terms.'

const closingWords = ({ held, sales }: PlaybookMaterial): readonly string[] => {
  if (held === null || typeof sales === 'string' || sales.ownSales.length === 0) return []
  const isThere = held.files.some(({ caption, name }) =>
    /closing|settlement|\bhud\b|\bdeed\b/iu.test(`${caption} ${name}`),
  )
  return isThere || held.file.hasNoClosingStatement ? [] : [CLOSING]
}

/** The packet goes by the neighborhood's level where it is the higher one; a lower one only helps. */
const OF_LEVEL = /^In the home’s own neighborhood,/u

/** What makes the estimate weaker than its range; a case of the purchase alone shows no estimate. */
const noteWords = ({ held, sales }: PlaybookMaterial): readonly string[] =>
  typeof sales === 'string' || (held !== null && isPurchaseAlone(held.file))
    ? []
    : cautionsOf(sales.estimate).filter((words) => !OF_LEVEL.test(words))

const inAnswer = ({ answer, shownIn, law, toAdd }: LikelyQuestion): string => {
  const page = shownIn === null || answer.includes(shownIn) ? [] : [shownIn]
  const cited = [...(law === undefined ? [] : [law]), ...page]
  return [
    answer,
    ...(cited.length === 0 ? [] : [`(${cited.join('; ')})`]),
    ...(toAdd === undefined ? [] : [toAdd]),
  ].join(' ')
}

const PEN = 'Write this down'

const ROOMS = ['Kitchen', 'Bathrooms', 'Other rooms', 'Roof and outside']

/** Lines for what only the owner knows: of the rooms where no paper shows them, and of the terms of the purchase that no answer in the case has. */
const penFacts = (lines: readonly string[]): readonly Fact[] =>
  lines.length === 0
    ? []
    : [
        privateFact(
          'pen-lead',
          PEN,
          'Write only what you know: what it was like, since when, and how you know. Put it in your case too, so that the summary of your testimony includes it.',
        ),
        ...lines.map((words, at) => privateFact(`pen.${at + 1}`, PEN, words)),
      ]

const penWords = ({ held, sales }: PlaybookMaterial, points: readonly WeakPoint[]): readonly string[] => [
  ...(points.some(({ id }) => id === 'condition-unnamed') ? ROOMS : []),
  ...(held === null || typeof sales === 'string' || sales.ownSales.length === 0
    ? []
    : openTerms(held.file.value).map(({ pen }) => pen)),
]

const questioned = ({ held, sales, justCents }: PlaybookMaterial): readonly string[] =>
  held === null || typeof sales === 'string' ? [] : questionedSales({ file: held.file, sales, justCents })

export const playbookFacts = (material: PlaybookMaterial): readonly Fact[] => {
  const points = weakPoints(material)
  const known = inList(points, againstWords(material) === null ? KNOWN : KNOWN_BESIDE, MOST.know)
  const listed = (id: string, label: string, lines: readonly string[]) =>
    lines.map((words, at) => privateFact(`${id}.${at + 1}`, label, words))
  return [
    ...firstFacts(material),
    ...attacksOn(material).flatMap((one, at) => [
      privateFact(`attack.${at + 1}.said`, 'Likely attacks', one.question),
      privateFact(`attack.${at + 1}.answer`, 'Likely attacks', inAnswer(one)),
      privateFact(`attack.${at + 1}.concede`, 'Likely attacks', one.concede),
    ]),
    ...penFacts(penWords(material, points)),
    ...listed('fix', 'What to fix', [
      ...languageWords(material),
      ...reasonDoubts(material),
      ...weakWords(material),
      ...inList(points, MENDED, MOST.fix).map(material.tellWeakPoint),
      ...closingWords(material),
    ]),
    ...listed('weak', 'Weak points', [...known.map(material.tellWeakPoint), ...questioned(material)]),
    ...listed('note', 'Weak points', noteWords(material)),
    ...moneyFacts(material),
    ...offerFacts(material),
    ...dayFacts(material),
  ]
}
