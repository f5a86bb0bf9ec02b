/** Proves that what customers can follow leads to the law, the state or an office, and to nobody's copy of it. */
import { describe, expect, it } from 'vitest'
import { contentFiles, readContent } from '#content/content-files.ts'
import { countiesFile } from '#content/county/facts.ts'
import countiesJson from './counties/counties.json' with { type: 'json' }

const { counties, sources } = countiesFile.parse(countiesJson)

/** Of the Legislature, the Department of State, the Department of Revenue and the Attorney General. */
const STATE = [
  'flsenate.gov',
  'leg.state.fl.us',
  'flrules.org',
  'floridarevenue.com',
  'myfloridalegal.com',
  'elections.myflorida.com',
]

/** Sites of county tax collectors, and the one that St. Johns County’s appraiser had before. */
const COUNTY = ['flaglertax.com', 'leetc.com', 'pascotaxes.com', 'sjcpa.us', 'taxcollector.com', 'tcslc.com']

/** `app.collierclerk.com` belongs to the office whose page is at `www.collierclerk.com`. */
const domainOf = (url: string): string => new URL(url).hostname.split('.').slice(-2).join('.')

const offices = new Set(
  counties
    .flatMap((county) => [
      county.propertyAppraiserUrl,
      ...county.propertyAppraiserUrlAlternates,
      county.clerkUrl,
      county.vabContact.url,
    ])
    .map(domainOf),
)

const isFirstHand = (url: string): boolean => {
  const { hostname } = new URL(url)
  const isOfState = STATE.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return isOfState || hostname.endsWith('.gov') || offices.has(domainOf(url))
}

const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/https?:\/\/[^\s'")\]]+/g)].map(([url]) => url)

const pages = contentFiles()
  .map(({ path }) => path)
  .filter((path) => /^(?:modules|legal|landing|templates|stories)\/|^[\w-]+\.yaml$/.test(path))

describe('what customers can follow', () => {
  it.each(pages)('%s leads to the law, the state or an office', (path) => {
    expect(linksIn(readContent(path)).filter((url) => !isFirstHand(url))).toEqual([])
  })

  it('phone numbers and addresses of offices were read there too, or on a page of another office of the county', () => {
    const read = counties.flatMap(({ propertyAppraiserContact: appraiser, vabContact: { phone } }) => [
      ...(appraiser?.phone ? [appraiser.phone.readFrom] : []),
      ...(appraiser?.postalAddress ? [appraiser.postalAddress.readFrom] : []),
      ...(phone ? [phone.readFrom] : []),
    ])
    expect(read.length).toBeGreaterThan(40)
    expect(read.filter((url) => !isFirstHand(url) && !COUNTY.includes(domainOf(url)))).toEqual([])
  })

  it('the sources of county pages lead there too, and name no list, copy or program', () => {
    expect(sources.flatMap(({ url }) => (url === undefined || isFirstHand(url) ? [] : [url]))).toEqual([])
    const foreign = /github|npm|general knowledge|newspaper|public list|not read|\bcopy\b/i
    expect(sources.filter(({ label }) => foreign.test(label)).map(({ label }) => label)).toEqual([])
  })
})
