/** Proves that the county, map and ZIP files are complete and fit together. */

import { describe, expect, it } from 'vitest'
import { countiesFile as countiesSchema, countyShapes } from '#content/county/facts.ts'
import { mapSize, placeOnMap } from '#content/county/florida-map.ts'
import { COUNTY_IDS } from '#core/property/county-ids.ts'
import { isFloridaZip } from '#core/property/zip.ts'
import countiesFile from './counties.json' with { type: 'json' }
import shapesFile from './shapes.json' with { type: 'json' }
import zipCenters from './zip-centers.json' with { type: 'json' }
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

  it('point only to neighbors and sources that exist, and are the neighbors of their neighbors', () => {
    const { counties, sources } = countiesSchema.parse(countiesFile)
    const sourceIds = sources.map(({ id }) => id)
    expect(new Set(sourceIds).size).toBe(sourceIds.length)
    const neighborsOf = new Map(counties.map(({ id, neighbors }) => [id, neighbors]))
    for (const { id, neighbors, neighborsNear, sources: own, differs, vabContact } of counties) {
      expect(neighbors.filter((other) => !neighborsOf.get(other)?.includes(id))).toEqual([])
      expect(neighborsNear.filter((other) => !neighborsOf.has(other))).toEqual([])
      expect(own.filter((source) => !sourceIds.includes(source))).toEqual([])
      expect(new Set(own).size).toBe(own.length)
      expect(vabContact.postalAddress === null || own.includes(vabContact.postalAddress.source)).toBe(true)
      expect(vabContact.closing === undefined || own.includes(vabContact.closing.source)).toBe(true)
      expect(differs.flatMap(({ sources: cited }) => cited).filter((cited) => !own.includes(cited))).toEqual(
        [],
      )
    }
  })

  it('name their sources in plain words, the address of a list of others beside them', () => {
    const { sources } = countiesSchema.parse(countiesFile)
    expect(sources.filter(({ label }) => /github|\.js\b/i.test(label))).toEqual([])
    expect(sources.filter(({ address }) => address !== undefined)).toHaveLength(11)
  })

  it('name a source for each kind of fact they state', () => {
    const { counties, sources } = countiesSchema.parse(countiesFile)
    for (const county of counties) {
      const { id, seasons, efilingUrl, timeZone, sources: own } = county
      const about = sources.filter((source) => own.includes(source.id)).flatMap((source) => source.about)
      const stated = [
        ...(['number', 'offices', 'board', 'millage', 'neighbors', 'place', 'fee'] as const),
        ...(seasons.every(({ petitionDeadline }) => petitionDeadline === null)
          ? []
          : (['deadline'] as const)),
        ...(efilingUrl === null ? [] : (['portal'] as const)),
        ...(timeZone === 'eastern' ? [] : (['timeZone'] as const)),
        ...(county.propertyAppraiserContact ? (['contact'] as const) : []),
      ]
      expect(
        stated.filter((kind) => !about.includes(kind)),
        id,
      ).toEqual([])
    }
  })

  it('name one of their own sources for each phone number and address of an office', () => {
    for (const { id, sources: own, vabContact, propertyAppraiserContact: appraiser } of countiesSchema.parse(
      countiesFile,
    ).counties) {
      const seen = [vabContact.phone, appraiser?.phone, appraiser?.postalAddress]
      expect(
        seen.flatMap((fact) => (fact && !own.includes(fact.source) ? [fact.source] : [])),
        id,
      ).toEqual([])
      expect(appraiser === undefined || seen.slice(1).some((fact) => fact !== undefined), id).toBe(true)
    }
  })

  it('show no figure where the sources of the fee disagree', () => {
    const conflicting = countiesSchema
      .parse(countiesFile)
      .counties.flatMap(({ id, seasons }) => seasons.map((season) => ({ id, ...season })))
      .filter(({ feeStatus }) => feeStatus === 'conflict')
    expect(conflicting.map(({ id, vabFeeUsd }) => [id, vabFeeUsd])).toEqual([['brevard', null]])
  })

  it('lie in Central time in the west, Gulf in both', () => {
    const byZone = (zone: string) =>
      countiesFile.counties.filter(({ timeZone }) => timeZone === zone).map(({ id }) => id)
    expect(byZone('central')).toEqual([
      ...['bay', 'calhoun', 'escambia', 'holmes', 'jackson'],
      ...['okaloosa', 'santa-rosa', 'walton', 'washington'],
    ])
    expect(byZone('both')).toEqual(['gulf'])
  })

  it('have an outline each, within the frame of the map', () => {
    const { counties, width, height, source } = countyShapes.parse(shapesFile)
    expect(Object.keys(counties).sort()).toEqual([...COUNTY_IDS].sort())
    expect(source).toMatch(/us-atlas.*ISC.*Census/)
    for (const path of Object.values(counties)) {
      const starts = [...path.matchAll(/M(\d+),(\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
      expect(starts.length).toBeGreaterThan(0)
      expect(starts.filter(([x = 0, y = 0]) => x > width || y > height)).toEqual([])
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

  it('each have a middle on the map of Florida', () => {
    const middles = new Map(Object.entries<readonly number[]>(zipCenters.centers))
    expect([...middles.keys()]).toEqual(Object.keys(zipsFile.zips))
    const offMap = [...middles].filter(([, [latitude = 0, longitude = 0]]) => {
      const [x, y] = placeOnMap([longitude, latitude])
      return x < 0 || x > mapSize.width || y < 0 || y > mapSize.height
    })
    expect(offMap).toEqual([])
    expect(shapesFile).toMatchObject(mapSize)
  })

  it.each([
    ['32318', 'leon'],
    ['32753', 'volusia'],
    ['33112', 'miami-dade'],
  ] as const)('%s lies in %s, where its coordinates are', (zip, countyId) => {
    expect(zipsFile.zips[zip].slice(1)).toEqual([countyId])
  })
})
