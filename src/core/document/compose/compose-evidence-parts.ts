/** Owns what the papers for a board share: how they open, how they close, and what stands open for the pen. */

import type { Say, SectionPlan } from '../draft.ts'
import { blank } from './compose-parts.ts'

export const orBlank = (say: Say, id: string): string => (say.has(id) ? say.fact(id) : blank)

type Written = Pick<SectionPlan, 'id' | 'title' | 'write'> & Partial<Pick<SectionPlan, 'needs' | 'table'>>

export const fixed = (section: Written): SectionPlan => ({
  needs: [],
  forOwner: false,
  ...section,
})

/** On a page of its own that is not sent. */
export const forOwner = (section: Written): SectionPlan => ({ ...fixed(section), forOwner: true })

const hearingDay = (say: Say): string => (say.has('hearing.on') ? ` Hearing: ${say.fact('hearing.on')}.` : '')

export const propertySection = fixed({
  id: 'property',
  title: 'The property',
  needs: ['home.address', 'value.just', 'day.valuation'],
  write: (say) => [
    `Property: ${say.fact('home.address')}, in ${say.fact('home.county')}. Parcel number: ${orBlank(say, 'home.parcel')}. Petition number: ${orBlank(say, 'petition.number')}.`,
    `Owner: ${orBlank(say, 'owner.name')}. Written on ${say.fact('day.written')}.${hearingDay(say)}`,
    `Just value for ${say.fact('value.year')}: ${say.fact('value.just')}, as of ${say.fact('day.valuation')}.`,
    ...say.all('parcel.sample'),
  ],
})

/** Stands behind the property: at the end it could be all there is on a page. */
export const ownPaper = fixed({
  id: 'standing',
  title: 'What this paper is',
  write: () => [
    'The owner puts this paper forward as the owner’s own evidence and opinion. It is not an appraisal.',
  ],
})

/** What the sales lead to, as far as it is figures or speaks for the owner. */
export const conclusionOf = (say: Say): readonly string[] =>
  ['level', 'range', 'carries', 'open'].flatMap((one) => say.all(`conclusion.${one}`))

/** What speaks against the owner's own figure, on the owner's own page. */
export const againstLines = (say: Say): readonly string[] =>
  say.has('conclusion.fails')
    ? [
        'The paper above states the figures and draws no conclusion from them. This is what they come to, and what you may be told.',
        say.fact('conclusion.fails'),
      ]
    : []
