import { describe, expect, it } from 'vitest'
import { type NextStep, nextStepOf } from '#core/appeal/next-step.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { dollars } from '#core/money.ts'
import type { JudgeOptions } from '#core/tax/appeal-facts.ts'
import { CAPPED_HOMESTEAD, factsOf, type Home, NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { tellVerdict } from '../verdict/tell.ts'
import { nextStepLine, nextStepWords } from './by-kind.ts'
import { nameOfNoHome, verdictForUse } from './land.ts'
import type { NextStepFacts } from './parts.ts'

const late = { taxYear: 2026, countyName: null, lastDayOn: '2026-09-18', nextNoticeOn: '2027-08-09' }
const estimate = (low: number, point: number, high: number): JudgeOptions => ({
  estimate: { lowCents: dollars(low), pointCents: dollars(point), highCents: dollars(high) },
})

type Day = Partial<Pick<NextStep, 'late' | 'notAHome' | 'roughBecause'>>

type Beside = Partial<
  Pick<NextStepFacts, 'fileBy' | 'discount' | 'doubts' | 'appraiserUrl' | 'isOwner' | 'hasWrongHomestead'>
>

const said = (home: Home, options: JudgeOptions = {}, day: Day = {}, beside: Beside = {}) => {
  const verdict = tellVerdict(factsOf(home), options)
  const step = nextStepOf(verdict, day)
  const facts = {
    step,
    verdict,
    currentTaxYear: 2026,
    isOwner: false,
    fileBy: null,
    discount: null,
    doubts: [],
    appraiserUrl: null,
    hasWrongHomestead: false,
    ...beside,
  }
  const { opening, steps, closing } = nextStepWords(facts)
  return { step, steps, line: nextStepLine(step, facts), words: [...opening, ...steps, ...closing].join(' ') }
}

describe('the words of the next step', () => {
  it('begin with a homestead exemption that has to be taken off', () => {
    const { steps } = said(NEW_HOMESTEAD)
    expect(said(NEW_HOMESTEAD, {}, {}, { hasWrongHomestead: true }).steps).toEqual([
      'Have the homestead exemption taken off.',
      ...steps,
    ])
  })

  // 1,000 less at the neighborhood's ratio: 1,000 × 18.8553 ÷ 1,000 = 18.86, less than the fee of 50 alone
  it('where the savings depend on the rate say so, and do not sell', () => {
    const near = { percent: 95, justValueCents: dollars(419_000) }
    const options: JudgeOptions = {
      estimate: {
        lowCents: dollars(320_000),
        pointCents: dollars(344_000),
        highCents: dollars(380_000),
        near,
      },
    }
    const { words, line } = said(NEW_HOMESTEAD, options)
    expect(words).toContain('The savings depend on the rate')
    expect(words).toContain(
      'If the board uses your neighborhood’s rate, a petition would save $19 in one year',
    )
    expect(line).toContain('not a good enough reason to buy')
    const owner = said(NEW_HOMESTEAD, options, {}, { isOwner: true })
    expect(owner.words).not.toContain('buy')
    expect(owner.line).toBe(
      'The savings depend on the rate the board uses, so it comes down to your evidence.',
    )
  })

  it('without an estimate say what to check, and from which cut on the course pays', () => {
    const { words } = said(NEW_HOMESTEAD)
    expect(words).toContain('We don’t have an estimate for your home, so don’t buy anything yet')
    expect(words).toContain('Check your home on the property appraiser’s website')
    expect(words).toContain('only if you find evidence for a cut of at least 3.2%.')
    expect(words).not.toContain('takes you from the notice')
  })

  it('say in plain words with the figures that it is better not to buy', () => {
    const { words, line } = said(NEW_HOMESTEAD, estimate(380_000, 457_500, 500_000))
    expect(words).toContain('Please don’t buy our course')
    expect(words).toContain('The market value, $420,000, is 8.2% below the $457,500 the sales support.')
    expect(words).toContain('At the middle of the estimate, a petition would save nothing.')
    expect(line).toBe('Please don’t buy our course for this.')
  })

  it('say plainly that only the low end pays', () => {
    const rental: Home = { ...NEW_HOMESTEAD, homestead: false, taxable: [420_000, 420_000] }
    const { words } = said(rental, estimate(360_000, 418_000, 450_000))
    expect(words).toContain('only at the low end of the range')
    // 2 × 6.34 + 2 × 12.5153 = 12.68 + 25.03 = 37.71; 247 − 37.71 = 209.29, whatever the later years add is counted
    expect(words).toContain('At the middle of the estimate, a petition would save $38 in one year')
  })

  it('after the last day speak of good cause and the next season, and press nobody', () => {
    for (const options of [{}, estimate(320_000, 344_000, 380_000)]) {
      const { words, line } = said(NEW_HOMESTEAD, options, { late })
      expect(words).toContain('good cause')
      expect(words).toContain('August 2027')
      expect(words).toContain('No need to hurry')
      expect(line).toContain('A late petition needs good cause')
    }
  })

  it('say what makes an estimate rough, give it no dollars to the cent, and urge nobody to buy on it', () => {
    const rough = ['4 of the 6 sales we compared had to be adjusted by more than 50% of the price.']
    const { words, line } = said(NEW_HOMESTEAD, estimate(320_000, 344_000, 380_000), { roughBecause: rough })
    expect(words).toContain(rough[0])
    expect(words).not.toContain('$1,433.00')
    expect(words).toContain('and not a good enough reason to buy')
    expect(words).toContain('The market value is $420,000. The sales point to roughly $344,000.')
    expect(words).not.toMatch(/% (above|below)/)
    expect(words).not.toContain('We don’t have an estimate for your home')
    expect(line).toContain('The estimate is rough')
  })

  // (420,000 − 334,800) × 18.8553 ÷ 1,000 = 1,606.47, above the fee of 50 and the course.
  it('of a purchase say once what it weighs: the reasons do where other sales point higher', () => {
    const ownSale = {
      stance: 'for',
      bought: { priceCents: dollars(400_000), year: 2025, month: 12 },
      broughtCents: dollars(400_000),
      justValueCents: dollars(334_800),
      words: '',
    } as const
    const shown = 'Show the board what you paid.'
    const weight = `${shown} Boards often give a recent purchase the most weight.`
    const higher = said(NEW_HOMESTEAD, { ...estimate(425_000, 430_000, 440_000), ownSale })
    expect(higher.words).toContain(shown)
    expect(higher.words).not.toContain(weight)
    // 1,606.47 is more than 50 and 197: the purchase is a cut already found.
    expect(higher.words).toContain('worth its price if the board values your home by what you paid.')
    expect(higher.words).not.toContain('only if you find evidence')
    const rough = { lowCents: dollars(320_000), pointCents: dollars(344_000), highCents: dollars(380_000) }
    const lower = said(
      NEW_HOMESTEAD,
      { estimate: { ...rough, isRough: true }, ownSale },
      { roughBecause: ['Few sales.'] },
    )
    expect(lower.words).toContain(weight)
  })

  it('count later years for an owner who stays, and say why for a home that was sold', () => {
    const staying = said(NEW_HOMESTEAD, estimate(320_000, 344_000, 380_000)).words
    expect(staying).toContain(
      'more in later years. That assumes you keep the home, its use stays the same and',
    )
    const sold = { ...estimate(320_000, 344_000, 380_000), soldIn: { year: 2026, month: 4 } }
    const { words } = said(NEW_HOMESTEAD, sold)
    expect(words).not.toContain('more in later years')
    expect(words).toContain('The property was sold in April 2026')
    expect(words).toContain('resets to market value on January 1, 2027')
  })

  it('say where nothing is saved that it is so at the value the sales support', () => {
    const rental: Home = { ...NEW_HOMESTEAD, homestead: false, taxable: [420_000, 420_000] }
    const { words } = said(rental, estimate(418_000, 419_000, 450_000))
    expect(words).toContain(
      'At the value the sales support, a petition wouldn’t lower this year’s tax enough',
    )
    expect(said(CAPPED_HOMESTEAD).words).not.toMatch(/at the value the sales support/i)
  })

  it('about land say that the course is about homes', () => {
    const { words, line } = said(NEW_HOMESTEAD, {}, { notAHome: nameOfNoHome('000') })
    expect(words).toContain('“Vacant residential lot,” not as a home')
    expect(words).toContain('please don’t buy it for this')
    expect(line).toContain('don’t buy')
  })

  it('advise whoever has the course on nothing about buying, in a mail neither', () => {
    const rental: Home = { ...NEW_HOMESTEAD, homestead: false, taxable: [420_000, 420_000] }
    const lines = [
      said(rental, estimate(360_000, 415_000, 450_000), {}, { isOwner: true }).line,
      said(NEW_HOMESTEAD, {}, {}, { isOwner: true }).line,
      said(CAPPED_HOMESTEAD, {}, {}, { isOwner: true }).line,
      said(NEW_HOMESTEAD, {}, { notAHome: nameOfNoHome('000') }, { isOwner: true }).line,
    ]
    // A cut of $5,000 saves $94, more than the fee; one of $2,000 saves $38.
    expect(lines[0]).toBe(
      'A petition would pay for itself at the low end and at the middle of the range, but not at the high end.',
    )
    const closer = said(rental, estimate(360_000, 418_000, 450_000), {}, { isOwner: true }).line
    expect(closer).toBe('A petition would pay for itself only at the low end of the range.')
    for (const line of lines) expect(line).not.toMatch(/buy|recommend/)
  })

  it('sell nothing where the cap absorbs a cut', () => {
    expect(said(CAPPED_HOMESTEAD).words).toContain('Keep your money')
  })
})

describe('what to do', () => {
  const day = 'Friday, September 4, 2026'
  const fileBy = (daysLeft: number) => ({ day, why: '', isKnown: true, daysLeft })
  const size = {
    code: 'area_unlike_same_plat',
    words: 'The record says 2,385 square feet. Is the size right?',
  }

  it('begins with the date on the notice, then what is odd on the record, and ends with the day to file by', () => {
    const { steps } = said(
      NEW_HOMESTEAD,
      estimate(320_000, 344_000, 380_000),
      {},
      { fileBy: fileBy(7), doubts: [size], appraiserUrl: 'https://www.hcpafl.org' },
    )
    expect(steps.map((step) => step.split(' ').slice(0, 3).join(' '))).toEqual([
      'Check the petition',
      'Check the size.',
      'Gather your evidence:',
      'File form DR-486',
    ])
    expect(steps[1]).toBe(
      'Check the size. The record says 2,385 square feet. Is the size right? The county’s record card is at https://www.hcpafl.org. If it’s wrong, ask the property appraiser to correct it.',
    )
    expect(steps[3]).toContain(`by ${day}`)
  })

  it('names no day as the county’s own that is only the earliest possible', () => {
    const early = { ...fileBy(7), isKnown: false }
    expect(said(NEW_HOMESTEAD, {}, {}, { fileBy: early }).steps.at(-1)).toContain(
      `could be as early as ${day}`,
    )
  })

  it('once the day is behind is the record, and the next notice', () => {
    const { steps } = said(NEW_HOMESTEAD, {}, { late })
    expect(steps).toHaveLength(2)
    expect(steps[1]).toContain('August 2027')
  })

  it('begins with the bill while its discount runs', () => {
    const discount = { taxYear: 2026, percent: 4, dueOn: calendarDate('2026-11-30') }
    const { steps } = said(NEW_HOMESTEAD, {}, { late }, { discount })
    expect(steps[0]).toBe('Pay your 2026 tax bill by Monday, November 30 for the 4% discount.')
    expect(steps).toHaveLength(3)
  })

  it('never includes waiting with the course in the last three weeks', () => {
    expect(said(NEW_HOMESTEAD, {}, {}, { fileBy: fileBy(22) }).words).toContain('Our course can wait')
    expect(said(NEW_HOMESTEAD, {}, {}, { fileBy: fileBy(21) }).words).not.toContain('can wait')
  })

  it('tells an owner of the course nothing about buying it', () => {
    const rough = { roughBecause: ['Few sales.'] }
    for (const [options, more] of [
      [{}, {}],
      [estimate(320_000, 344_000, 380_000), rough],
    ] as const)
      expect(said(NEW_HOMESTEAD, options, more, { isOwner: true }).words).not.toMatch(/buy/)
  })
})

describe('a verdict about land', () => {
  const lot = verdictForUse(
    tellVerdict(factsOf({ ...NEW_HOMESTEAD, homestead: false, taxable: [420_000, 420_000] })),
    '000',
  )

  it('speaks of no home, no baths and no homestead', () => {
    const words = [lot.headline, ...lot.explanation, ...lot.whatElseHelps.map(({ text }) => text)].join(' ')
    expect(words).toContain('evidence that the property was worth less')
    expect(words).not.toMatch(/\bthe home\b|baths|homestead exemption shows/)
  })

  it('leaves that of a home alone', () => {
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD))
    expect(verdictForUse(verdict, '001')).toBe(verdict)
  })
})
