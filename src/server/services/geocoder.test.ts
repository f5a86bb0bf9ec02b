/** Proves reading the geocoder's own form: against the fake over HTTP, and against recorded answers where they are. */
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { type FakeGeocoder, startGeocoder } from '#fakes/geocoder/start-geocoder.ts'
import { openGeocoder, readGeocoderAnswer } from './geocoder.ts'

const recordings = new URL('../../../../shared/data/geocoder/', import.meta.url)
const home = { street: '3717 San Luis St', city: 'Tampa', zip: '33629' }

let fake: FakeGeocoder
beforeAll(async () => {
  const known = { houseNumber: '3717', suffixType: 'St', city: 'Tampa', zip: '33629' }
  fake = await startGeocoder([
    { ...known, streetName: 'San Luis', countyFips: '12057', countyName: 'Hillsborough' },
    { ...known, streetName: 'Twin Oak', countyFips: '12057', countyName: 'Hillsborough' },
    { ...known, streetName: 'Twin Oak', countyFips: '12103', countyName: 'Pinellas' },
  ])
})
afterAll(() => fake.close())

describe('the geocoder', () => {
  it('finds an address with its county', async () => {
    fake.fail('none')
    expect(await openGeocoder(fake.url).locate(home)).toEqual({
      kind: 'found',
      matchedAddress: '3717 SAN LUIS ST, TAMPA, FL, 33629',
      zip: '33629',
      countyFips: '12057',
    })
  })

  it('leaves the county open when its matches do not agree', async () => {
    const location = await openGeocoder(fake.url).locate({ ...home, street: '3717 Twin Oak St' })
    expect(location).toMatchObject({ kind: 'found', countyFips: null })
  })

  it('says when it knows no such address', async () => {
    const location = await openGeocoder(fake.url).locate({ ...home, street: '1 Nowhere Ln' })
    expect(location).toEqual({ kind: 'not-found' })
  })

  it('leaves the county open when its own layer failed', async () => {
    fake.fail('layer-error')
    expect(await openGeocoder(fake.url).locate(home)).toMatchObject({ kind: 'found', countyFips: null })
  })

  it.each([
    ['server-error', 'status 500'],
    ['not-json', 'the answer does not have the expected form'],
    ['stall', 'TimeoutError'],
  ] as const)('is unavailable on %s, and never throws', async (fault, why) => {
    fake.fail(fault)
    expect(await openGeocoder(fake.url).locate(home)).toEqual({ kind: 'unavailable', why })
  })

  it('is unavailable when nobody listens', async () => {
    expect((await openGeocoder('http://127.0.0.1:9').locate(home)).kind).toBe('unavailable')
  })
})

const cassette = z.object({
  interactions: z.array(
    z.object({
      request: z.object({ uri: z.string() }),
      response: z.object({ body: z.object({ string: z.string() }) }),
    }),
  ),
})

const recordedAnswers = () =>
  ['address-geographies.yaml', 'onelineaddress.yaml']
    .map((name) => readFileSync(new URL(name, recordings), 'utf8').replaceAll('!!python/unicode ', ''))
    .flatMap((text) => cassette.parse(parse(text)).interactions)
    .filter(({ request }) => request.uri.includes('/geographies/'))

describe.skipIf(!existsSync(recordings))('answers recorded from the real service', () => {
  it('are in the form that is read here; a place outside Florida is not found', () => {
    const answers = recordedAnswers()
    expect(answers.length).toBeGreaterThan(0)
    for (const { response } of answers)
      expect(readGeocoderAnswer(response.body.string)).toEqual({ kind: 'not-found' })
  })

  it('give the county when the place is in Florida', () => {
    const [answer] = recordedAnswers()
    const inFlorida = (answer?.response.body.string ?? '')
      .replaceAll('"state":"DC"', '"state":"FL"')
      .replace('"GEOID":"11001"', '"GEOID":"12057"')
    expect(readGeocoderAnswer(inFlorida)).toMatchObject({ kind: 'found', countyFips: '12057', zip: '20502' })
  })
})
