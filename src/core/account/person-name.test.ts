import { expect, it } from 'vitest'
import { printedName } from './person-name.ts'

it.each([
  ['dario Ruiz', 'Dario Ruiz'],
  ['maria de la cruz', 'Maria de la Cruz'],
  ['Ann McKay', 'Ann McKay'],
  ['josé  núñez ', 'José Núñez'],
  ['', ''],
])('%s', (typed, printed) => {
  expect(printedName(typed)).toBe(printed)
})
