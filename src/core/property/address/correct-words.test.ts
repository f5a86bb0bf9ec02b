/** Which known words a misspelt one may stand for; one letter dropped, doubled, changed or swapped. */
import { expect, it } from 'vitest'
import { correctedStreets } from './correct-words.ts'

it.each([
  ['12 hialeah srteet', ['12 HIALEAH ST']],
  ['12119 garen lake', ['12119 GDN LAKE']],
  ['12 echo lakke', ['12 ECHO LK']],
  ['12 rome ae', ['12 ROME']],
  ['2610 19th ae nw', ['2610 19TH NW']],
  ['8302 lutz lake fern road', []],
  ['100 x', []],
  ['', []],
])('%s may be %j', (street, guesses) => {
  expect(correctedStreets(street)).toEqual(guesses)
})
