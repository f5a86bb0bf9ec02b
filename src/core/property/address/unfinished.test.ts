/** Which places a half-typed address fits, with the rolls' own spelling on the other side. */

import { describe, expect, it } from 'vitest'
import { fittingPlaces, readUnfinished, type TypedPlace } from './unfinished.ts'

const place = (text: string): TypedPlace => {
  const [direction = '', name = '', suffix = '', unit = '', city = '', zip = ''] = text.split('|')
  return { direction, name, suffix, unit, city, postalCity: '', zip }
}

const PLACES = [
  '|LUTZ LK FERN|RD||ODESSA|33556',
  '|LUTZ LK|DR||LUTZ|33549',
  'N|OAK|AVE||TAMPA|33602',
  'S|OAK|AVE||TAMPA|33606',
  '|OAK HL|DR||BRANDON|33510',
  '|BAYSHORE|BLVD|101|TAMPA|33629',
  '|BAYSHORE|BLVD|204|TAMPA|33629',
  '|42|ST||TAMPA|33605',
  '|SR 60|||PLANT CITY|33567',
  '|MARTIN LUTHER KING|BLVD||TAMPA|33603',
  '|ST PETERSBURG|DR||OLDSMAR|34677',
].map(place)

const fitting = (text: string): string[] => {
  const asked = readUnfinished(text)
  if (asked === null) return ['nothing asked']
  return fittingPlaces(asked, PLACES).map(({ direction, name, suffix, unit }) =>
    [direction, name, suffix, unit].filter((part) => part !== '').join(' '),
  )
}

describe('a half-typed address', () => {
  it.each([
    ['1 lutz lake f', ['LUTZ LK FERN RD']],
    ['1 lutz la', ['LUTZ LK DR', 'LUTZ LK FERN RD']],
    ['1 Lutz Lk Fern Road, Ode', ['LUTZ LK FERN RD']],
    ['1 lutz lake fern rd odessa fl 335', ['LUTZ LK FERN RD']],
    ['1 n oak', ['N OAK AVE']],
    ['1 oak ave south', ['S OAK AVE']],
    ['1 oak', ['N OAK AVE', 'S OAK AVE', 'OAK HL DR']],
    ['1 oak brandon', ['OAK HL DR']],
    ['1 bayshore blvd apt 2', ['BAYSHORE BLVD 204']],
    ['1 bayshore #101', ['BAYSHORE BLVD 101']],
    ['1 42n', ['42 ST']],
    ['1 42nd street', ['42 ST']],
    ['1n42nd st', ['42 ST']],
    ['1 state road 60', ['SR 60']],
    ['1 dr mlk', ['MARTIN LUTHER KING BLVD']],
    ['1 saint pet', ['ST PETERSBURG DR']],
    ['1 bayshroe blvd 101', ['BAYSHORE BLVD 101']],
    ['🏠 1-B n oak', ['N OAK AVE']],
    ['1 zanzibar', []],
    ['lutz lake', ['nothing asked']],
    ['8302', ['nothing asked']],
    ['8302 ', ['nothing asked']],
    ['', ['nothing asked']],
  ])('%s', (text, places) => {
    expect(fitting(text)).toEqual(places)
  })

  it('names the beginnings to look among, in the short forms of the roll', () => {
    expect(readUnfinished('12 lak')?.beginnings).toEqual(['LAK', 'LKS', 'LK'])
    expect(readUnfinished('12 north 4')?.beginnings).toEqual(['NORTH', 'N', '4'])
    expect(readUnfinished('12 w')?.beginnings).toEqual(['W', ''])
    expect(readUnfinished('12 first ave')?.beginnings).toEqual(['1'])
  })
})
