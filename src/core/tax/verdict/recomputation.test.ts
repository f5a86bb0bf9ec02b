/**
 * Proves the verdict's arithmetic by a second computation, written from the statutes by portion and by levy, in whole cents
 * and with none of the product's functions.
 */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { mills } from '#core/money.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import type { AppealFacts } from '../appeal-facts.ts'
import { valuesFromRoll } from '../roll/values.ts'
import { valuesFromTrim } from '../trim/values.ts'

/** Numbers that look drawn by lot and are the same in every run (mulberry32). */
const drawn = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Whole dollars: what the parts of a parcel are worth and are assessed at, and what its owner is granted. */
interface Truth {
  readonly home: { readonly just: number; readonly assessed: number } | null
  readonly rented: { readonly just: number; readonly assessed: number } | null
  readonly farm: { readonly just: number; readonly assessed: number } | null
  readonly widowed: boolean
  /** Dollars granted by s. 196.075 at most. */
  readonly senior: number
  readonly veteran: 'none' | 'in_full' | { readonly discountPercent: number }
  readonly schoolRate: number
  readonly otherRate: number
}

type LevyName = 'school' | 'other'

/** s. 196.031(1)(a) and (b): 25,000 on every levy; on all but schools 26,411 more of what lies above 50,000 (2026). Cents. */
const homesteadTakes = (levy: LevyName, assessed: number): number => {
  const first = Math.min(assessed, 25_000_00)
  if (levy === 'school' || assessed <= 50_000_00) return first
  const above = assessed - 50_000_00
  return first + Math.min(above, 26_411_00)
}

/** s. 196.031(7): homestead, the widowed, low-income seniors (not for schools), the veterans' discount; 196.081: all. */
const taxableHome = (truth: Truth, levy: LevyName, assessed: number): number => {
  if (truth.veteran === 'in_full') return 0
  let left = assessed - homesteadTakes(levy, assessed)
  if (truth.widowed) left = left > 5_000_00 ? left - 5_000_00 : 0
  if (levy === 'other') left = left > truth.senior * 100 ? left - truth.senior * 100 : 0
  if (truth.veteran === 'none') return left
  return left - Math.round((left * truth.veteran.discountPercent) / 100)
}

/** Taxable cents when each part is worth `justOf` its just value: caps and classified use bind part by part. */
const taxableAt = (truth: Truth, levy: LevyName, justOf: (justCents: number) => number): number => {
  const { home, rented, farm } = truth
  const capped = (assessed: number, just: number): number => {
    const now = justOf(just * 100)
    return Math.min(assessed * 100, now)
  }
  const ofHome = home === null ? 0 : taxableHome(truth, levy, capped(home.assessed, home.just))
  // ss. 193.1554 and 193.1555: the 10 % cap does not reach school levies
  const ofRented =
    rented === null ? 0 : capped(levy === 'school' ? rented.just : rented.assessed, rented.just)
  const ofFarm = farm === null ? 0 : capped(farm.assessed, farm.just)
  return ofHome + ofRented + ofFarm
}

const wholeJust = ({ home, rented, farm }: Truth): number =>
  (home?.just ?? 0) + (rented?.just ?? 0) + (farm?.just ?? 0)

/** Cents of one year at a target in dollars: each part cut alike, up to the next cent; each levy rounded by itself. */
const savingAt = (truth: Truth, target: number): number => {
  const whole = wholeJust(truth)
  const cut = (justCents: number): number => {
    if (target >= whole) return justCents
    const exact = BigInt(justCents) * BigInt(target)
    return Number((exact + BigInt(whole) - 1n) / BigInt(whole))
  }
  const ofLevy = (levy: LevyName, rate: number): number => {
    const fall = taxableAt(truth, levy, (just) => just) - taxableAt(truth, levy, cut)
    return Math.round((fall * Math.round(rate * 10_000)) / 10_000_000)
  }
  return ofLevy('school', truth.schoolRate) + ofLevy('other', truth.otherRate)
}

const dollarTaxable = (truth: Truth, levy: LevyName): number =>
  Math.round(taxableAt(truth, levy, (just) => just) / 100)

const sum = (...amounts: readonly (number | undefined)[]): number =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)

/** The row that the property appraiser would send to the state. */
const rowOf = (truth: Truth) => {
  const { home, rented, farm, veteran } = truth
  const schoolHome = home === null ? 0 : home.assessed - homesteadTakes('school', home.assessed * 100) / 100
  return {
    JV: wholeJust(truth),
    AV_SD: sum(home?.assessed, rented?.just, farm?.assessed),
    AV_NSD: sum(home?.assessed, rented?.assessed, farm?.assessed),
    TV_SD: dollarTaxable(truth, 'school'),
    TV_NSD: dollarTaxable(truth, 'other'),
    JV_HMSTD: home?.just ?? null,
    AV_HMSTD: home?.assessed ?? null,
    JV_NON_HMSTD_RESD: rented?.just ?? null,
    AV_NON_HMSTD_RESD: rented?.assessed ?? null,
    JV_CLASS_USE: farm?.just ?? null,
    AV_CLASS_USE: farm?.assessed ?? null,
    EXMPT_01: home === null ? null : homesteadTakes('school', home.assessed * 100) / 100,
    EXMPT_33: truth.widowed ? 5_000 : null,
    EXMPT_03: truth.senior === 0 ? null : truth.senior,
    EXMPT_05: veteran === 'in_full' ? schoolHome : null,
    EXMPT_80: typeof veteran === 'object' ? Math.round((schoolHome * veteran.discountPercent) / 100) : null,
  }
}

const factsOfRow = (truth: Truth): AppealFacts => ({
  taxYear: 2026,
  values: valuesFromRoll(
    { rollYear: 2026, countyNumber: 39, parcelId: 'A-1', amounts: rowOf(truth) },
    'A county 2026 tax roll',
  ),
  millage: {
    kind: 'county_average',
    countyName: 'Hillsborough',
    rateYear: 2025,
    schoolMills: mills(truth.schoolRate),
    nonSchoolMills: mills(truth.otherRate),
  },
  fee: { kind: 'unknown' },
  portabilityThisYear: false,
})

const readingOf = (facts: AppealFacts, target?: number) => {
  const options = target === undefined ? {} : { targetJustCents: Math.round(target * 100) as never }
  const verdict = tellVerdict(facts, options)
  const [reading] = verdict.readings
  if (reading === undefined) throw new Error(verdict.headline)
  return { verdict, reading }
}

const shownSaving = (facts: AppealFacts, target: number): number | null => {
  const found = readingOf(facts, target).reading.scenarios.find(({ id }) => id === 'target')
  return found?.savingCents ?? null
}

const HILLSBOROUGH = { schoolRate: 6.34, otherRate: 12.5153 }
const PLAIN: Truth = {
  home: null,
  rented: null,
  farm: null,
  widowed: false,
  senior: 0,
  veteran: 'none',
  ...HILLSBOROUGH,
}

describe('written cases', () => {
  it.each<[string, Truth, number, number]>([
    [
      // rented half: 30,000 × 6.34 ÷ 1,000 for schools; its county side is capped at 100,000, the other half is exempt
      'a fully exempt half beside a rented half',
      {
        ...PLAIN,
        home: { just: 300_000, assessed: 300_000 },
        rented: { just: 300_000, assessed: 100_000 },
        veteran: 'in_full',
      },
      540_000,
      190_20,
    ],
    [
      // schools 20,000 × 6.34 ÷ 1,000 = 126.80; county: only the rented half, 10,000 × 12.5153 ÷ 1,000 = 125.15
      'a low-income senior in a duplex',
      {
        ...PLAIN,
        home: { just: 100_000, assessed: 100_000 },
        rented: { just: 100_000, assessed: 100_000 },
        senior: 50_000,
      },
      180_000,
      251_95,
    ],
    [
      // half of 30,000 on either levy: 15,000 × 6.34 ÷ 1,000 = 95.10 and 15,000 × 12.5153 ÷ 1,000 = 187.73
      'the veterans’ discount of 50 % on a new homestead',
      { ...PLAIN, home: { just: 300_000, assessed: 300_000 }, veteran: { discountPercent: 50 } },
      270_000,
      282_83,
    ],
    [
      // schools (45,000 − 38,000) ÷ 2 × 6.34 ÷ 1,000 = 22.19; county 70,000 − 45,000 = 25,000 and 63,000 − 38,000 =
      // 25,000 again: the second piece gives back what the value loses
      'the same on a home of 70,000',
      { ...PLAIN, home: { just: 70_000, assessed: 70_000 }, veteran: { discountPercent: 50 } },
      63_000,
      22_19,
    ],
  ])('%s', (_, truth, target, cents) => {
    expect(savingAt(truth, target)).toBe(cents)
    expect(shownSaving(factsOfRow(truth), target)).toBe(cents)
  })

  it('print no taxable value below zero in words', () => {
    for (const just of [40_000, 60_000, 70_000, 80_000]) {
      const truth = { ...PLAIN, home: { just, assessed: just }, veteran: { discountPercent: 50 } }
      expect(JSON.stringify(tellVerdict(factsOfRow(truth)))).not.toMatch(/−\s*−|-\$|−\$/)
    }
  })
})

/** In small lots, so that no test is long on a slow machine. */
const RUNS = 250
const lots = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1)

const randomTruth = (next: () => number): Truth => {
  const between = (from: number, to: number) => Math.floor(from + next() * (to - from))
  const part = () => {
    const just = between(20_000, 700_000)
    return { just, assessed: next() < 0.4 ? just : Math.floor(just * (0.2 + 0.8 * next())) }
  }
  const shape = next()
  const home = shape < 0.75 ? part() : null
  const rented = shape < 0.3 || shape >= 0.75 ? part() : null
  const farmJust = between(20_000, 400_000)
  const farm = shape >= 0.3 && shape < 0.5 ? { just: farmJust, assessed: between(500, farmJust) } : null
  const owner = home === null ? 1 : next()
  const discount = { discountPercent: 10 * between(1, 11) }
  return {
    home,
    rented,
    farm,
    widowed: owner < 0.25,
    senior: owner > 0.15 && owner < 0.4 ? between(5_000, 50_001) : 0,
    veteran: owner >= 0.4 && owner < 0.5 ? 'in_full' : owner >= 0.5 && owner < 0.7 ? discount : 'none',
    schoolRate: between(50_000, 80_000) / 10_000,
    otherRate: between(60_000, 150_000) / 10_000,
  }
}

describe('parcels drawn by lot', () => {
  it.each(lots(12))('agree to the cent at every cut, rows of the roll, lot %i', (lot) => {
    const next = drawn(20_261_122 + lot)
    for (let run = 0; run < RUNS; run += 1) {
      const truth = randomTruth(next)
      const whole = wholeJust(truth)
      const facts = factsOfRow(truth)
      const target = Math.floor(whole * next())
      const { verdict, reading } = readingOf(facts, target)
      const told = { run, truth, reason: verdict.reason }
      expect(
        reading.staircase.map(({ taxableCents }) => taxableCents / 100),
        JSON.stringify(told),
      ).toEqual([dollarTaxable(truth, 'school'), dollarTaxable(truth, 'other')])
      for (const { justCents, savingCents, label } of reading.scenarios) {
        // of the veterans' discount the roll shows a taxable value in whole dollars, half a dollar at most on each levy
        const slack = typeof truth.veteran === 'object' ? 2 : 0
        const off = Math.abs((savingCents ?? -1) - savingAt(truth, justCents / 100))
        expect(off, `${label} ${JSON.stringify(told)}`).toBeLessThanOrEqual(slack)
      }
    }
  })
})

/** What the notice prints of a parcel: no parts. */
const noticeOf = (truth: Truth, otherUse: boolean | undefined): AppealFacts => {
  const row = rowOf(truth)
  const taxCents = (row.TV_SD * truth.schoolRate + row.TV_NSD * truth.otherRate) / 10
  return {
    ...factsOfRow(truth),
    values: valuesFromTrim({
      numbers: {
        justValue: row.JV,
        assessedSchool: row.AV_SD,
        assessedCounty: row.AV_NSD,
        taxableSchool: row.TV_SD,
        taxableCounty: row.TV_NSD,
        totalTax: Math.round(taxCents) / 100,
      },
      taxYear: 2026,
      homestead: true,
      otherUse,
      typedOn: calendarDate('2026-11-21'),
    }),
  }
}

describe('a notice of a parcel in parts', () => {
  // schools see 200,000 − 25,000 … of 320,000; the rented half saves its school tax from the first dollar
  const HALVES: Truth = {
    ...PLAIN,
    home: { just: 200_000, assessed: 120_000 },
    rented: { just: 200_000, assessed: 180_000 },
  }

  it('is not told that only a large cut would save, where 4 % does', () => {
    // 4 % of the rented half: 8,000 × 6.34 ÷ 1,000 = 50.72, more than the fee of 50
    expect(savingAt(HALVES, 384_000)).toBe(50_72)
    const { verdict, reading } = readingOf(noticeOf(HALVES, true))
    expect(verdict).toMatchObject({ outcome: 'cannot_tell', reason: 'parts_unknown' })
    expect(reading).toMatchObject({ isSavingOpen: true, breakEvenJustCents: null })
  })

  it.each(lots(6))('is never told what a cut saves not, nor where a saving begins, lot %i', (lot) => {
    const next = drawn(7_000 + lot)
    let judged = 0
    while (judged < RUNS) {
      const truth = { ...randomTruth(next), veteran: 'none' as const }
      if (truth.home === null || (truth.rented === null && truth.farm === null)) continue
      const facts = noticeOf(truth, next() < 0.5 ? true : undefined)
      if (!facts.values.ok) continue
      judged += 1
      const { verdict, reading } = readingOf(facts)
      const told = JSON.stringify({ truth, reason: verdict.reason })
      const isCapped = rowOf(truth).AV_NSD < rowOf(truth).JV
      if (isCapped) expect(['do_not_file', 'file_with_evidence'], told).not.toContain(verdict.outcome)
      if (isCapped) expect(reading.breakEvenJustCents, told).toBeNull()
      const saidToSaveNothing = reading.scenarios.filter(({ savingCents }) => savingCents === 0)
      expect(
        saidToSaveNothing.filter(({ justCents }) => savingAt(truth, justCents / 100) > 0),
        told,
      ).toEqual([])
    }
  })

  it.each(lots(4))('is told too much by no more than the tax on what is exempt, lot %i', (lot) => {
    const next = drawn(11_000 + lot)
    let most = 0
    for (let run = 0; run < RUNS; run += 1) {
      const truth = { ...randomTruth(next), ...HILLSBOROUGH, veteran: 'none' as const }
      if (truth.home === null) continue
      const facts = noticeOf(truth, true)
      const row = rowOf(truth)
      const exempt = ((row.AV_SD - row.TV_SD) * 6.34 + (row.AV_NSD - row.TV_NSD) * 12.5153) / 10
      const scenarios = facts.values.ok ? readingOf(facts).reading.scenarios : []
      const overs = scenarios.map(
        ({ savingCents, justCents }) => (savingCents ?? 0) - savingAt(truth, justCents / 100),
      )
      most = Math.max(most, ...overs)
      expect(overs.filter((over) => over > exempt + 1)).toEqual([])
    }
    // such parcels are among them: the bound is not idle
    expect(most).toBeGreaterThan(0)
  })

  it('of one part alone is judged by its numbers once that is answered', () => {
    const truth: Truth = { ...PLAIN, home: { just: 420_000, assessed: 300_000 } }
    expect(readingOf(noticeOf(truth, undefined)).verdict.reason).toBe('other_use_not_answered')
    expect(readingOf(noticeOf(truth, false)).verdict).toMatchObject({
      outcome: 'do_not_file',
      reason: 'cap_absorbs',
    })
    // without a gap there is nothing that a part could explain
    const bought: Truth = { ...PLAIN, home: { just: 420_000, assessed: 420_000 } }
    expect(readingOf(noticeOf(bought, undefined)).verdict.reason).toBe('cap_leaves_room')
  })
})
