/** Expectations are read off USPS Publication 28: standard abbreviations, directions, unit designators. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCity, readStreetLine, readUnit } from './address-line.ts'

const brief = (line: string): string => {
  const { houseNumber, direction, name, suffix, unit } = readStreetLine(line)
  return [houseNumber ?? '-', direction, name, suffix, unit].join('|')
}

describe('a street line', () => {
  it.each([
    ['8302 Lutz Lake Fern Road', '8302||LUTZ LK FERN|RD|'],
    ['8302 LUTZ LK FERN RD', '8302||LUTZ LK FERN|RD|'],
    ['3717W SAN LUIS ST', '3717|W|SAN LUIS|ST|'],
    ['3717 west san luis street', '3717|W|SAN LUIS|ST|'],
    ['1302 42nd St N', '1302|N|42|ST|'],
    ['1302 N 42 Street', '1302|N|42|ST|'],
    ['5 N.W. 3rd Court', '5|NW|3|CT|'],
    ['5 N W Third Ct', '5|NW|3|CT|'],
    ['123 West Ave', '123||WEST|AVE|'],
    ['710 South Blvd', '710||SOUTH|BLVD|'],
    ['12 Avenue N', '12||AVE N||'],
    ['100 E State Road 60', '100|E|SR 60||'],
    ['100 E SR 60', '100|E|SR 60||'],
    ['5 US Highway 41 South', '5|S|US 41||'],
    ['5 S US HWY 41', '5|S|US 41||'],
    ['77 County Road 579', '77||CR 579||'],
    ['9 E Dr. Martin Luther King Jr. Blvd', '9|E|MARTIN LUTHER KING|BLVD|'],
    ['9 E MLK Blvd', '9|E|MARTIN LUTHER KING|BLVD|'],
    ['1 Saint Petersburg Drive', '1||ST PETERSBURG|DR|'],
    ["100 O'Brien St", '100||OBRIEN|ST|'],
    ['6 Peñasco Ln', '6||PENASCO|LN|'],
    ['404NE13TH ST', '404|NE|13|ST|'],
    ['1302n42 Street', '1302|N|42|ST|'],
    ['730SWORNELDA ST', '730|SW|ORNELDA|ST|'],
    ['108nwOak St', '108|NW|OAK|ST|'],
    ['42nd St', '-||42|ST|'],
    ['12S5', '-||12S5||'],
    ['12A Main St', '12||MAIN|ST|A'],
    ['12-A Main St', '12||MAIN|ST|A'],
    ['12-NW Main St', '12|NW|MAIN|ST|'],
    ['12 1/2 Main St', '12||MAIN|ST|1/2'],
    ['101-103 Main St', '101||MAIN|ST|'],
    ['2401 Bayshore Blvd #204', '2401||BAYSHORE|BLVD|204'],
    ['2401 Bayshore Blvd Apt 0204', '2401||BAYSHORE|BLVD|204'],
    ['2401 Bayshore Blvd 204', '2401||BAYSHORE|BLVD|204'],
    ['2401 Bayshore Blvd Bldg 5 Unit B', '2401||BAYSHORE|BLVD|5 B'],
    ['0 Main St', '-||MAIN|ST|'],
    ['', '-||||'],
  ])('%s', (line, parts) => {
    expect(brief(line)).toBe(parts)
  })

  it('does not depend on case or on doubled blanks', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-z]{1,8}$/), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), words, (number, street) => {
        const line = `${number} ${street.join(' ')}`
        expect(brief(` ${line.toLowerCase().replaceAll(' ', '  ')} `)).toBe(brief(line.toUpperCase()))
      }),
    )
  })

  it('reads anything without failing', () => {
    fc.assert(fc.property(fc.string(), (line) => typeof readStreetLine(line).name === 'string'))
  })
})

describe('a unit', () => {
  it.each(['Apt 204', '#204', 'UNIT 0204', '204', 'Suite #204'])('%s is 204', (text) => {
    expect(readUnit(text)).toBe('204')
  })
})

describe('a city', () => {
  it.each([
    ['Saint Petersburg', 'St. Petersburg'],
    ['Fort Myers', 'FT MYERS'],
    ['Lake Mary', 'lk mary'],
  ])('%s is %s', (one, other) => {
    expect(readCity(one)).toBe(readCity(other))
  })
})
