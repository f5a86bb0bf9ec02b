/** Owns the words of the hearing script: what the owner says, in the order of the hearing, as long as the board gives. */

import { composeSection, type Say, type SectionBlock, type SectionPlan } from '../draft.ts'
import { nameFact, sentenceFact } from '../facts/make-fact.ts'
import { CONDITION_WORDS, LOCATION_WORDS } from '../facts/owner-words/testimony.ts'
import type { FactSheet } from '../facts/sheet.ts'
import { CASE } from '../named-sections.ts'
import { evidenceParts } from './hearing-evidence.ts'
import { DETAILS, type Detail, heldIn, inLonger, isHeld, type Part, said, spokenOf } from './hearing-part.ts'
import {
  fitsIn,
  lengthWords,
  planParts,
  secondsToSay,
  type TimedSection,
  wordsToSay,
} from './script-length.ts'

/** The form of a hearing by phone or video; what is said in a room is not said there. */
const isRemote = (say: Say): boolean => say.has('hearing.link')

const asked = (say: Say): string =>
  say.has('opinion.value')
    ? `I ask the board for a just value of ${say.fact('opinion.value')} as of ${say.fact('day.valuation')}. The county’s figure is ${say.fact('value.just')}.`
    : `I ask the board for a lower just value as of ${say.fact('day.valuation')}. The county’s figure is ${say.fact('value.just')}.`

const whichPetition = (say: Say): readonly string[] => {
  if (say.has('petition.number')) return [`This is petition ${say.fact('petition.number')}.`]
  return say.has('home.parcel') ? ['The parcel number is in my packet.'] : []
}

const name = (say: Say): string =>
  say.has('owner.name') ? `My name is ${say.fact('owner.name')}. I own the home` : 'I own the home'

const HEARD = 'Hello. Can everyone hear me, and does the magistrate have my packet?'
const DROPPED = 'If the line drops, please call me back.'

/** A hearing in a room may be moved to the phone; no line of the script by itself, so that it is not counted. */
const IF_REMOTE = `By phone or video instead? Join early and begin with “${HEARD}” After you say the value you ask for, add “${DROPPED}”`

/** A script has no more parts than these. */
const MOST_PARTS = 16

const planBlocks = (say: Say): readonly SectionBlock[] => {
  const ids = Array.from({ length: MOST_PARTS }, (_, at) => `script.plan.${at + 1}`).filter((id) =>
    say.has(`${id}.part`),
  )
  if (ids.length === 0) return []
  const rows = ids.map((id) => [say.fact(`${id}.part`), say.fact(`${id}.time`)])
  return [
    {
      kind: 'table',
      table: { caption: 'Time plan', columns: ['Part', 'Minutes and seconds'], rows, figureColumns: [1] },
    },
  ]
}

const opening: Part = {
  id: 'opening',
  title: 'When your case is called',
  needs: ['home.in-town', 'value.just', 'day.valuation'],
  write: (say) => [
    [
      ...(isRemote(say)
        ? ['Join early, and keep your packet and your phone beside you.']
        : ['Have your packet open in front of you, and your copies within reach.']),
      'Say the lines in quotation marks.',
      ...say.all('script.spoken'),
    ].join(' '),
    ...(isRemote(say) ? [said(HEARD)] : [IF_REMOTE]),
    said([`${name(say)} at ${say.fact('home.in-town')}.`, ...whichPetition(say)].join(' ')),
    said(asked(say)),
    ...(isRemote(say) ? [said(DROPPED)] : []),
    'If you are sworn in, answer “I do.” From then on say only what you know. The property appraiser presents first. Write down which sales were used, how each was adjusted, and what condition was assumed.',
    ...say.all('parcel.sample'),
  ],
  blocks: planBlocks,
}

const isEmpty = (say: Say): boolean => !['overview', 'reasons'].some((one) => say.has(`spoken.${one}`))

const turn: Part = {
  id: 'turn',
  title: 'When it is your turn',
  write: (say, detail) => [
    said('Thank you. I have heard the appraiser, and I see it differently.'),
    said([`Please turn to ${CASE}. It has my case on one page.`, ...say.all('spoken.overview')].join(' ')),
    // Where they are the evidence, they are said with it.
    ...(say.has('spoken.testimony') ? [] : spokenOf(say, 'spoken.reasons')),
    ...inLonger(
      detail,
      1,
      said(
        'The value is presumed correct only if the appraiser shows that it follows the statute and accepted appraisal practice. I ask you to look at that first.',
      ),
    ),
    ...(isEmpty(say)
      ? [
          'Your case has no evidence yet. What you add there appears here: an error in the record, a defect, a sale.',
        ]
      : []),
  ],
}

const answers: Part = {
  id: 'answers',
  title: 'If you are asked',
  isIn: isHeld('asked.'),
  write: (say, { answers: items }) =>
    heldIn(say, 'asked', { items }).flatMap((id) => [
      `Asked: ${say.fact(id)}`,
      ...spokenOf(say, id.replace('asked', 'answer')),
      ...say.all(id.replace('asked', 'add')),
    ]),
}

const isHeldIn = (say: Say, kind: string): boolean => heldIn(say, kind, { items: 1 }).length > 0

const ofCondition = 'What did you take off for condition, and where is it on the record card?'
const ofLocation = 'What did you take off for the location I describe, and which sales support that?'

/** Asked is what is claimed, and nothing beside it. */
const lastQuestions = (say: Say): readonly string[] => {
  if (isHeldIn(say, 'sale')) return []
  const testimony = say.has('spoken.testimony') && say.has('spoken.reasons') ? say.fact('spoken.reasons') : ''
  return [
    ...(isHeldIn(say, 'condition') || CONDITION_WORDS.test(testimony) ? [said(ofCondition)] : []),
    ...(LOCATION_WORDS.test(testimony) ? [said(ofLocation)] : []),
  ]
}

const questions: Part = {
  id: 'questions',
  title: 'Your questions to the appraiser',
  isIn: (_sheet, { level }) => level >= 1,
  write: (say, detail) => [
    'Ask these when the magistrate lets you ask questions.',
    // A price is brought to just value by a ratio or by an allowance: what the county's own is comes first.
    ...(isHeldIn(say, 'sale') || say.has('spoken.own-sale') ? spokenOf(say, 'law.costs-asked') : []),
    // Who does not argue from sales does not turn the hearing to them.
    ...(isHeldIn(say, 'sale')
      ? [said('Which of your sales is most like my home, and how did you adjust it?')]
      : []),
    said('What condition did you assume, and has anyone from your office seen the inside?'),
    ...inLonger(detail, 2, ...lastQuestions(say)),
  ],
}

const closing: Part = {
  id: 'closing',
  title: 'Closing',
  needs: ['day.valuation'],
  write: (say) => [
    ...spokenOf(say, 'spoken.exhibits'),
    say.has('opinion.value')
      ? said(
          `For these reasons I ask the board to set the just value of my home at ${say.fact('opinion.value')} as of ${say.fact('day.valuation')}. Thank you.`,
        )
      : said(
          `For these reasons I ask the board to lower the just value of my home as of ${say.fact('day.valuation')}. Thank you.`,
        ),
    ...(say.has('opinion.value')
      ? []
      : ['Enter your opinion of value in your case to add it to this script.']),
    'Talk about value, not your tax bill. General information, not an appraisal or legal advice.',
  ],
}

const parts: readonly Part[] = [opening, turn, ...evidenceParts, answers, questions, closing]

const plansFor = (sheet: FactSheet, detail: Detail): readonly SectionPlan[] =>
  parts
    .filter(({ isIn = () => true }) => isIn(sheet, detail))
    .map(({ id, title, needs = [], write, blocks }) => ({
      id,
      title,
      needs,
      forOwner: false,
      write: (say) => write(say, detail),
      ...(blocks && { blocks }),
    }))

const timedSections = (sheet: FactSheet, plans: readonly SectionPlan[]): readonly TimedSection[] =>
  plans.map((plan) => {
    const words = wordsToSay(composeSection(sheet, plan).paragraphs)
    return { id: plan.id, title: plan.title, seconds: secondsToSay(words) }
  })

/** Without a length asked for it is the middle one. */
const minutesOf = ({ situation }: FactSheet): number => situation.minutes ?? 10

/** As much of the case as there is time for; the shortest where even that takes longer. */
const detailOf = (sheet: FactSheet): Detail =>
  DETAILS.find((detail) => fitsIn(timedSections(sheet, plansFor(sheet, detail)), minutesOf(sheet))) ??
  DETAILS.at(-1) ??
  DETAILS[0]

export const planHearingScript = (sheet: FactSheet): readonly SectionPlan[] =>
  plansFor(sheet, detailOf(sheet))

/** What each section takes, in seconds, as the time plan has it. */
export const sectionSeconds = (sheet: FactSheet): ReadonlyMap<string, number> =>
  new Map(timedSections(sheet, planHearingScript(sheet)).map(({ id, seconds }) => [id, seconds]))

/** Tells its owner how long it takes to say, which only the rest of its facts can tell. */
export const withScriptLength = (sheet: FactSheet): FactSheet => {
  const detail = detailOf(sheet)
  const plans = plansFor(sheet, detail)
  const source = 'Counted in the script'
  const isAll = detail === DETAILS[0]
  const sections = timedSections(sheet, plans).filter(({ seconds }) => seconds > 0)
  const words = lengthWords(sections, minutesOf(sheet), isAll)
  return {
    ...sheet,
    facts: [
      ...sheet.facts,
      sentenceFact('script.spoken', 'Length', words, source),
      ...planParts(minutesOf(sheet), sections, isAll).flatMap((planned, at) => [
        ...nameFact(`script.plan.${at + 1}.part`, 'Time plan', planned.part, source),
        ...nameFact(`script.plan.${at + 1}.time`, 'Time plan', planned.time, source),
      ]),
    ],
  }
}
