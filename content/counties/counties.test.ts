/** Proves that the county and ZIP files are complete and fit together. */

import { describe, expect, it } from 'vitest'
import { COUNTY_IDS } from '#core/property/county-ids.ts'
import { isFloridaZip } from '#core/property/zip.ts'
import countiesFile from './counties.json' with { type: 'json' }
import zipsFile from './zips.json' with { type: 'json' }

describe('the counties', () => {
  it('are all 67, each with an id, a number and a name of its own', () => {
    const all = countiesFile.counties
    expect(all).toHaveLength(67)
    expect(new Set(all.map(({ dorCountyNumber }) => dorCountyNumber))).toEqual(
      new Set(Array.from({ length: 67 }, (_, n) => n + 11)),
    )
    expect(all.every(({ id }) => /^[a-z]+(-[a-z]+)*$/.test(id))).toBe(true)
    expect(new Set(all.map(({ id }) => id)).size).toBe(67)
    expect(new Set(all.map(({ name }) => name)).size).toBe(67)
  })

  it('are the ones that calls and pages may name', () => {
    expect([...COUNTY_IDS].sort()).toEqual(countiesFile.counties.map(({ id }) => id).sort())
  })

  it('point only to neighbours and sources that exist', () => {
    const ids = new Set(countiesFile.counties.map(({ id }) => id))
    for (const { neighbours, sources } of countiesFile.counties) {
      expect(neighbours.filter((id) => !ids.has(id))).toEqual([])
      expect(sources.filter((at) => countiesFile.sources[at] === undefined)).toEqual([])
    }
  })
})

describe('the ZIP codes', () => {
  it('are Floridian and lie in known counties', () => {
    const ids = new Set(countiesFile.counties.map(({ id }) => id))
    const entries = Object.entries<readonly string[]>(zipsFile.zips)
    expect(entries.length).toBeGreaterThan(1_400)
    expect(
      entries.filter(
        ([zip, [, ...of]]) => !isFloridaZip(zip) || !of.every((id) => ids.has(id)) || of.length === 0,
      ),
    ).toEqual([])
  })

  it.each([
    ['32318', 'leon'],
    ['32753', 'volusia'],
    ['33112', 'miami-dade'],
  ] as const)('%s lies in %s, where its coordinates are', (zip, countyId) => {
    expect(zipsFile.zips[zip].slice(1)).toEqual([countyId])
  })
})
