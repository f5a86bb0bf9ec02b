/** Proves whether an owner lives in a home, by what they said and where they get mail. */
import { expect, it } from 'vitest'
import { livesThere } from './lives-there.ts'

const saved = { addressLine1: '12 Bay St', homesteadStatus: false, livesThere: null }
const fileOf = (homestead: boolean | null, ownerAddress = '') => ({
  notice: { homestead },
  filing: { ownerAddress },
})
const away = '9 Elm Ave, Ocala 34470'

it.each([
  ['a homestead is lived in', { home: { ...saved, homesteadStatus: true } }, true],
  ['what was answered counts before mail', { home: { ...saved, livesThere: false } }, false],
  ['mail that goes there tells it', { file: fileOf(null, '12 Bay St, Tampa 33602') }, true],
  ['mail that goes elsewhere tells it', { file: fileOf(null, away) }, false],
  ['in other letters it is the same street', { file: fileOf(null, '12 BAY ST, Tampa 33602') }, true],
  ['the same number may be the same street', { file: fileOf(null, '12 N Bay St, Tampa 33602') }, null],
  ['a box tells nothing', { file: fileOf(null, 'P.O. Box 120, Tampa 33602') }, null],
  ['nothing said tells nothing', {}, null],
  ['a homestead on the record is none to its owner', { file: fileOf(false), homesteadOnRecord: true }, false],
  ['a homestead on the record is lived in', { file: fileOf(true), homesteadOnRecord: true }, true],
  ['mail elsewhere says nothing of a homestead', { file: fileOf(null, away), homesteadOnRecord: true }, null],
  ['no homestead may still be lived in', { file: fileOf(false), homesteadOnRecord: false }, null],
] as const)('%s', (_, said, lives) => {
  expect(livesThere({ home: saved, file: null, homesteadOnRecord: undefined, ...said })).toBe(lives)
})
