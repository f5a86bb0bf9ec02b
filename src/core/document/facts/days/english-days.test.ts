/** Proves that a day typed in Spanish is written as a board reads it, and that other words stay. */
import { expect, it } from 'vitest'
import { itemWords } from '../condition/named-items.ts'
import { withEnglishDays } from './english-days.ts'

it.each([
  ['Clima Tampa, 15 de enero de 2026', 'Clima Tampa, January 15, 2026'],
  ['3 de Setiembre del 2025', 'September 3, 2025'],
  ['Gulf Slab LLC, 12/12/2025', 'Gulf Slab LLC, 12/12/2025'],
  ['2 de los techos', '2 de los techos'],
])('%s', (typed, written) => {
  expect(withEnglishDays(typed)).toBe(written)
})

it('an item in another language stands in English, with its owner’s words beside it', () => {
  const item = {
    id: 'a',
    what: 'Techo con goteras',
    where: '',
    presentOnValuationDay: true,
    costCents: null,
    costSource: null,
    costDetail: '',
  }
  expect(itemWords(item)).toBe('Techo con goteras')
  expect(itemWords({ ...item, inEnglish: 'Leaking roof' })).toBe('Leaking roof (“Techo con goteras”)')
})
