/** Owns the table in which the figures of a case stand beside each other, the county’s first and the owner’s last. */

import { fixed } from './evidence-parts.ts'

const FIGURES: readonly (readonly [id: string, what: string, note: string])[] = [
  ['value.just', 'The county’s just value', 'What you appeal'],
  ['beside.sales', 'Your sales', 'beside.sales-note'],
  ['beside.estimate', 'Estimate from sales of similar homes', 'As a just value'],
  ['beside.own-sale', 'Sale of this home', 'A price, not a just value'],
  ['opinion.value', 'Your opinion of value', 'What you ask for'],
]

export const beside = fixed({
  id: 'beside',
  title: 'The figures side by side',
  needs: ['value.just'],
  write: (say) => [
    say.has('opinion.value')
      ? `You ask for ${say.fact('opinion.value')} instead of ${say.fact('value.just')}. A magistrate sees these figures together.`
      : `The county has ${say.fact('value.just')}. A magistrate sees these figures together.`,
  ],
  table: (say) => ({
    caption: 'The figures of this case',
    columns: ['Figure', 'Amount', 'What it is'],
    rows: FIGURES.filter(([id]) => say.has(id)).map(([id, what, note]) => [
      what,
      say.fact(id),
      say.has(note) ? say.fact(note) : note,
    ]),
  }),
})
