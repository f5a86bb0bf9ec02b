/** Owns what the papers for a board share: how they open by themselves, and what stands open for the pen. */

import type { Say, SectionPlan } from '../draft.ts'

type Written = Pick<SectionPlan, 'id' | 'title' | 'write'> &
  Partial<Pick<SectionPlan, 'needs' | 'table' | 'blocks' | 'newPage' | 'landscape' | 'inPacket'>>

export const fixed = (section: Written): SectionPlan => ({
  needs: [],
  forOwner: false,
  ...section,
})

/** On a page of its own that is not sent. */
export const forOwner = (section: Written): SectionPlan => ({ ...fixed(section), forOwner: true })

/** What is not known yet is said so, and no blank is left. */
export const orNotAssigned = (say: Say, id: string): string =>
  say.has(id) ? say.fact(id) : 'not yet assigned'

const ownerOf = (say: Say): string => (say.has('owner.name') ? `Owner: ${say.fact('owner.name')}. ` : '')

const parcelOf = (say: Say): string => (say.has('home.parcel') ? ` Parcel ${say.fact('home.parcel')}.` : '')

const hearingDay = (say: Say): string => (say.has('hearing.on') ? ` Hearing: ${say.fact('hearing.on')}.` : '')

/** Of a paper by itself: in a packet the cover says all of it, once. */
export const propertySection = fixed({
  id: 'property',
  title: 'The property',
  needs: ['home.address', 'value.just', 'day.valuation'],
  inPacket: 'none',
  write: (say) => [
    `Property: ${say.fact('home.address')}, in ${say.fact('home.county')}.${parcelOf(say)} Petition number: ${orNotAssigned(say, 'petition.number')}.`,
    `${ownerOf(say)}Written on ${say.fact('day.written')}.${hearingDay(say)}`,
    `Just value for ${say.fact('value.year')}: ${say.fact('value.just')}, as of ${say.fact('day.valuation')}. This is my own evidence and opinion as the owner. It is not an appraisal.`,
    ...say.all('parcel.sample'),
  ],
})

/** What speaks against the owner's own figure, on the owner's own page. */
export const againstLines = (say: Say): readonly string[] =>
  say.has('conclusion.fails')
    ? [
        'The document above states the figures and draws no conclusion from them. Here is what they add up to, and what you may hear.',
        say.fact('conclusion.fails'),
      ]
    : []
