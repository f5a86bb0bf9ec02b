/** Checks what every county's page says: fee and date or an honest gap, sources, steps, no word that promises. */
import { describe, expect, it } from 'vitest'
import { COUNTY_IDS } from '#core/property/county-ids.ts'
import { readCountyGuide } from '#web/features/counties/county-guide.ts'
import { readCountyList } from '#web/features/counties/county-list.ts'
import { structuredData } from '#web/features/counties/structured-data.ts'

const guides = COUNTY_IDS.map((id) => readCountyGuide(id))

/** Promises of an outcome, advice, other sellers' boasts, and words of unfinished work. */
const banned =
  /guarantee|win rate|success rate|no risk|expert|you (should|must) claim|official partner|undefined|NaN\b|check back/i

const factOf = (id: string, fact: string) => {
  const found = readCountyGuide(id).season.find((each) => each.id === fact)
  if (!found) throw new Error(`${id} has no ${fact}`)
  return found
}

const insteadOfFacts = ['Ask the clerk', 'On your notice']

describe.each(guides)('$name', (guide) => {
  it('states a fee and a date with their source, or says that they are not known', () => {
    for (const { id, name, value, note, sureness, checkedOn, marks } of guide.season) {
      const isKnown = sureness !== 'unknown'
      // The way in is always the board’s own page.
      if (id !== 'portal') expect(insteadOfFacts.includes(value), name).toBe(!isKnown)
      expect(isKnown ? marks.length > 0 && checkedOn !== null : note !== null, name).toBe(true)
    }
    expect(factOf(guide.id, 'fee').value).toMatch(/^(\$\d\d per parcel|Ask the clerk)$/)
    expect(factOf(guide.id, 'deadline').value).toMatch(/^(\w+day, September \d+, 2026|On your notice)$/)
  })

  it('lists its sources once each, and marks lead only to them', () => {
    const ids = guide.sources.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(7)
    const facts = [...guide.season, guide.millage, ...guide.differs]
    const marks = facts.flatMap((fact) => fact.marks)
    expect(marks.filter(({ id, number }) => ids[number - 1] !== id)).toEqual([])
  })

  it('tells what to do there without a promise or a gap in its words', () => {
    expect(guide.steps).toHaveLength(6)
    expect(JSON.stringify([guide.steps, guide.season, guide.differs, guide.offices])).not.toMatch(banned)
    // Without a date on this page there is nothing to compare.
    expect(guide.steps[0]?.text).toMatch(
      factOf(guide.id, 'deadline').value === 'On your notice'
        ? /Go by the deadline printed on it\.$/
        : /If it’s later than the one on this page, confirm it with the clerk\.$/,
    )
    expect(guide.steps[2]?.text).toContain('not the day it’s postmarked')
  })
})

describe('a county’s page', () => {
  it('shows no figure where sources disagree, not even in a step or a source', () => {
    expect(factOf('brevard', 'fee')).toMatchObject({
      value: 'Ask the clerk',
      sureness: 'unknown',
      checkedOn: null,
    })
    const { steps, sources } = readCountyGuide('brevard')
    expect(steps[3]?.text).toContain('Ask the clerk of the board what the fee is here')
    expect(JSON.stringify(sources)).not.toMatch(/\$\d/)
  })

  it.each([
    // somebody else's estimate is no figure of the county
    ['dixie', 'unknown'],
    ['santa-rosa', 'unknown'],
    ['alachua', 'unverified'],
    ['seminole', 'verified'],
    ['leon', 'likely'],
  ])('says how sure the fee of %s is: %s', (id, sureness) => {
    expect(factOf(id, 'fee').sureness).toBe(sureness)
  })

  it('marks a tentative date as unverified and dates it by its own source', () => {
    expect(factOf('bradford', 'deadline')).toMatchObject({ sureness: 'unverified', checkedOn: '2026-10-01' })
  })

  it('names the clock of the western counties where an office is to be reached', () => {
    expect(readCountyGuide('bay').steps[2]?.text).toContain('Central Time, one hour behind most of Florida')
    expect(readCountyGuide('gulf').differs[0]?.text).toContain('two time zones')
    expect(readCountyGuide('leon').steps[2]?.text).not.toContain('Central')
  })

  it('links a portal only where it was seen for the season', () => {
    const linksOf = (id: string) => readCountyGuide(id).steps[2]?.links.map(({ href }) => href)
    expect(linksOf('duval')).toContain('https://vab.coj.net/Axia2026/')
    expect(linksOf('sarasota')).toHaveLength(1)
    expect(factOf('duval', 'portal').sureness).toBe('likely')
    expect(readCountyGuide('sarasota').season.map(({ id }) => id)).not.toContain('portal')
  })

  it('says of an unknown day one line, and leaves out what else is unknown', () => {
    const [day, ...others] = readCountyGuide('lafayette').season
    expect(day?.note).toBe('We don’t have Lafayette’s 2026 date yet. It’s printed on your notice.')
    expect(others.map(({ id }) => id)).toEqual(['fee'])
  })

  it('tells search engines its offices and the day it was checked', () => {
    const [page] = structuredData(readCountyGuide('leon'))['@graph']
    expect(page).toMatchObject({ name: 'Appeal your assessment in Leon County', lastReviewed: '2026-08-20' })
    expect(JSON.stringify(page)).toContain('GovernmentOffice')
  })

  it.each([
    // phone and address, the phone of an undated page
    ['bay', '(850) 248-8401', '', 'Address: 860 W. 11th Street, Panama City, FL 32401'],
    ['monroe', '(305) 292-3420', 'As of 2016.', null],
    ['pinellas', undefined, undefined, null],
  ])(
    'gives the appraiser’s phone and address in %s where a page of the county says them',
    (id, number, seen, note) => {
      const office = readCountyGuide(id).offices.find(({ role }) => role.includes('property appraiser'))
      expect(office?.phone?.number).toBe(number)
      expect(office?.phone?.seen).toBe(seen)
      expect(office?.note).toBe(note)
      expect(office?.linkWords).toBe(number === undefined ? null : 'Confirm on the office’s page')
    },
  )

  it('gives the phone of the clerk of the board where the clerk’s page says it', () => {
    expect(readCountyGuide('madison').offices[0]).toMatchObject({
      phone: { number: '(850) 973-1500', seen: 'As of 2022.' },
      note: 'Mailing address: P.O. Box 237, Madison, FL 32341-0237',
    })
  })

  it('is refused for a county that does not exist', () => {
    expect(() => readCountyGuide('atlantis')).toThrow('atlantis')
  })
})

describe('the list of counties', () => {
  it('names all 67 with an outline and a fee that is no more certain than it is', () => {
    const { counties } = readCountyList()
    expect(counties.map(({ id }) => id).toSorted()).toEqual([...COUNTY_IDS].toSorted())
    expect(counties.find(({ id }) => id === 'brevard')?.fee).toBe('Ask the clerk')
    expect(counties.find(({ id }) => id === 'alachua')?.fee).toBe('$50 per parcel')
    for (const estimated of ['dixie', 'santa-rosa'])
      expect(counties.find(({ id }) => id === estimated)?.fee).toBe('Ask the clerk')
  })
})
