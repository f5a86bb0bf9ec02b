/** Owns the words of the evidence list and summary: the case on one page, each exhibit by its letter, the witnesses, the delivery. */

import type { Say, SectionPlan } from '../draft.ts'
import { DOCUMENT_TITLES } from '../draft-kinds.ts'
import { groupsIn } from '../facts/groups.ts'
import type { FactSheet } from '../facts/sheet.ts'
import {
  ALL_SALES,
  CASE,
  EVIDENCE_LIST,
  LIKE_HOMES,
  NEARBY_SALES,
  OWN_SALE,
  RECONCILIATION,
  WITNESSES,
} from '../named-sections.ts'
import type { Field } from '../paper.ts'
import { caseSection } from './case-page.ts'
import { exhibitTable } from './condition-exhibit.ts'
import { againstLines, fixed, forOwner, orNotAssigned, propertySection } from './evidence-parts.ts'
import { inWords } from './parts.ts'

/** The papers of the packet that prove something; a packet names the page of each. */
const papersIn = (say: Say, sheet: FactSheet): readonly string[] => {
  const held = (kind: string): boolean => groupsIn(sheet, kind).length > 0
  const named = (isIn: boolean, title: string, what: string): readonly string[] =>
    isIn ? [`${title}: ${what}.`] : []
  return [
    `${CASE}: a summary of my case and of what I ask for.`,
    ...named(
      say.has('case.sales'),
      DOCUMENT_TITLES.comparable_analysis,
      'the sales, each adjusted to my home',
    ),
    ...named(say.has('case.sales'), RECONCILIATION, 'the steps from the sales to the value requested'),
    ...named(
      say.has('own-purchase.sold'),
      OWN_SALE,
      say.has('own-purchase.level')
        ? 'the month, the price, and what the price is as a just value'
        : `my purchase of the home${say.has('own-purchase.terms') ? ', and its terms' : ''}`,
    ),
    ...named(say.has('equity.stands'), LIKE_HOMES, 'just values per square foot'),
    ...named(
      held('all-sales'),
      say.has('recon-listed') ? NEARBY_SALES : ALL_SALES,
      // Where every sale that fits is in the grid, no list repeats them.
      sheet.facts.some(({ id }) => id === 'all-used')
        ? 'why other sales were ruled out'
        : 'the list of the sales',
    ),
    ...named(
      held('record') || held('condition'),
      DOCUMENT_TITLES.condition_exhibit,
      [
        ...(held('record') ? ['what is wrong in the property record'] : []),
        ...(held('condition') ? [`the condition of the home on ${say.fact('day.valuation')}`] : []),
      ].join(', and '),
    ),
  ]
}

const exhibits = (sheet: FactSheet, ids: readonly string[]): SectionPlan =>
  fixed({
    id: 'exhibits',
    title: EVIDENCE_LIST,
    inPacket: 'back',
    write: (say) => [papersIn(say, sheet).join('\n')],
    ...(ids.length > 0 && { table: exhibitTable(ids, 'Exhibits, a copy of each attached') }),
  })

/** What the owner says is then all the evidence. */
const isTestimonyOnly = (say: Say, sheet: FactSheet): boolean =>
  ['record', 'condition'].every((kind) => groupsIn(sheet, kind).length === 0) &&
  !say.has('case.sales') &&
  say.has('opinion.reason.1')

/** Nothing of the home is testified to: the owner has an opinion of its value, and photos of nothing named. */
const isOpinionOnly = (say: Say, sheet: FactSheet, hasPhotos: boolean): boolean =>
  isTestimonyOnly(say, sheet) && !say.has('testimony') && !say.has('own-purchase.sold') && !hasPhotos

/** What this owner knows of this home, in the order of the packet. */
const testimonyOf = (say: Say, sheet: FactSheet, hasPhotos: boolean): readonly string[] => {
  const held = (kind: string): boolean => groupsIn(sheet, kind).length > 0
  const all = [
    ...(say.has('own-purchase.sold') ? ['my purchase of the home'] : []),
    ...(held('record') ? ['how my home differs from the property record'] : []),
    ...(held('condition') ? [`the condition of my home on ${say.fact('day.valuation')}`] : []),
    ...(hasPhotos ? ['what each photo shows'] : []),
    ...(say.has('case.sales') ? ['how my home compares with the sales in the grid'] : []),
    ...(isTestimonyOnly(say, sheet) && say.has('testimony')
      ? [`what my home was like on ${say.fact('day.valuation')}`]
      : []),
  ]
  return all.length === 0 ? ['the facts in this packet'] : all
}

/** Two to a sentence, so that each can be read in one breath. */
const testifyWords = (points: readonly string[]): string =>
  points
    .flatMap((_, at) => (at % 2 === 0 ? [inWords(points.slice(at, at + 2))] : []))
    .map((some, at) => `I will ${at === 0 ? '' : 'also '}testify to ${some}.`)
    .join(' ')

const witnesses = (sheet: FactSheet, exhibitIds: readonly string[]): SectionPlan =>
  fixed({
    id: 'witnesses',
    title: WITNESSES,
    inPacket: 'back',
    write: (say) => {
      const owner = say.has('owner.name') ? say.fact('owner.name') : 'I'
      const photos = exhibitIds.some((id) => say.fact(`${id}.kind`).startsWith('Photo'))
      return [
        ...(isOpinionOnly(say, sheet, photos)
          ? []
          : [`${owner}, owner: ${testifyWords(testimonyOf(say, sheet, photos))}`]),
        `${isOpinionOnly(say, sheet, photos) ? `${owner}, owner: ` : ''}I will state my opinion that the just value on ${say.fact('day.valuation')} was ${say.has('opinion.value') ? say.fact('opinion.value') : 'lower'}, and answer questions about it. I call no other witness.`,
        ...(isTestimonyOnly(say, sheet)
          ? [`Summary of my testimony: ${say.all('opinion.reason.').join(' ')}`]
          : []),
      ]
    },
  })

const line = (label: string, value: string | null, hint: string | null = null): Field => ({
  label,
  value,
  hint,
})

/** Signed on the day of delivery, by hand: until then nobody knows that day. */
const deliveryFields = (say: Say): readonly Field[] => [
  line(
    'Delivered to',
    [
      say.has('county.appraiser') ? say.fact('county.appraiser') : 'The property appraiser',
      ...(say.has('appraiser-line.1') ? say.all('appraiser-line.') : ['at the address on my TRIM notice']),
    ].join(', '),
  ),
  {
    ...line('What', 'This packet, all of its pages'),
    aroundPages: ['This packet, all of its ', ' pages'],
  },
  line('Delivered by', null, 'By hand, by email, through the portal, or by certified mail'),
  line('Date delivered', null),
  line('Signature of the owner', null),
]

const delivery = fixed({
  id: 'delivery',
  title: 'Certificate of delivery',
  inPacket: 'back',
  write: (say) => [
    `I certify that on the date below I delivered this packet to the office named below. The packet is about ${say.fact('home.address')} for tax year ${say.fact('value.year')} (petition number ${orNotAssigned(say, 'petition.number')}${say.has('hearing.on') ? `, hearing on ${say.fact('hearing.on')}` : ''}).`,
  ],
  blocks: (say) => [{ kind: 'fields', fields: deliveryFields(say) }],
})

const notes = forOwner({
  id: 'notes',
  title: 'For you: when to hand this over',
  needs: ['law.evidence'],
  write: (say) => [
    'The list, a copy of each exhibit and a summary of what witnesses will say go to the property appraiser together. The certificate of delivery is the last page. Fill it out and sign it on the day you deliver.',
    say.fact('law.evidence'),
    say.fact('law.exchange'),
    say.fact('law.gives'),
    say.fact('law.clerk-copy'),
    ...say.all('due.evidence'),
    ...againstLines(say),
    'Letters follow the order of the exhibits in your packet. Keep them as they are once you have handed the list over.',
  ],
})

export const planEvidenceList = (sheet: FactSheet): readonly SectionPlan[] => [
  propertySection,
  caseSection(sheet),
  exhibits(sheet, groupsIn(sheet, 'exhibit')),
  witnesses(sheet, groupsIn(sheet, 'exhibit')),
  delivery,
  notes,
]
