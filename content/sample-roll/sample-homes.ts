/** Owns the homes of the invented town of Sample Springs and their values. No real parcel or person is among them. */

import { generator, justValueOf, type Traits } from './sample-market.ts'

/** Columns of a roll file by their names. */
export type SampleRow = Readonly<Record<string, string | number>>

/** Additional homestead exemption of 2026, s. 196.031(1)(b), F.S.; counts on assessed value above 50,000. */
const SECOND_PIECE = 26_411

export interface SampleHome extends Traits {
  readonly street: string
  readonly unit?: string
  readonly use: string
  readonly neighborhood: string
  readonly values: SampleRow
}

const total = (just: number, school: number, nonSchool: number, exempt: [number, number]): SampleRow => ({
  JV: just,
  AV_SD: school,
  AV_NSD: nonSchool,
  TV_SD: Math.max(0, school - exempt[0]),
  TV_NSD: Math.max(0, nonSchool - exempt[1]),
})

/** `assessed` below `just` shows the Save Our Homes cap at work. */
const homestead = (just: number, assessed: number): SampleRow => ({
  ...total(just, assessed, assessed, [25_000, 25_000 + SECOND_PIECE]),
  JV_HMSTD: just,
  AV_HMSTD: assessed,
  EXMPT_01: 25_000,
  EXMPT_02: SECOND_PIECE,
})

/** The 10 % cap holds back only the non-school value. */
const rental = (just: number, assessed: number): SampleRow => ({
  ...total(just, just, assessed, [0, 0]),
  JV_NON_HMSTD_RESD: just,
  AV_NON_HMSTD_RESD: assessed,
})

const house = (street: string, values: SampleRow, traits: Partial<Traits> = {}): SampleHome => ({
  street,
  use: '001',
  neighborhood: '900100',
  built: 1_998,
  areaSqft: 1_900,
  landSqft: 9_000,
  poolDollars: 0,
  ...traits,
  values,
})

/** One home for each answer the product can give. */
const SHOWN: readonly SampleHome[] = [
  house('101 SAMPLE ORANGE WAY', homestead(420_000, 300_000)),
  house('103 SAMPLE ORANGE WAY', homestead(420_000, 420_000), { built: 2_021, areaSqft: 2_050 }),
  house('105 SAMPLE ORANGE WAY', rental(420_000, 360_000)),
  house('107 SAMPLE ORANGE WAY', {
    ...total(390_000, 310_000, 310_000, [310_000, 310_000]),
    JV_HMSTD: 390_000,
    AV_HMSTD: 310_000,
    EXMPT_05: 310_000,
  }),
  {
    ...house('109 SAMPLE ORANGE WAY', {
      ...total(500_000, 430_000, 400_000, [25_000, 25_000 + SECOND_PIECE]),
      JV_HMSTD: 250_000,
      AV_HMSTD: 180_000,
      JV_NON_HMSTD_RESD: 250_000,
      AV_NON_HMSTD_RESD: 220_000,
      EXMPT_01: 25_000,
      EXMPT_02: SECOND_PIECE,
    }),
    use: '008',
  },
  {
    ...house('111 SAMPLE ORANGE WAY', {
      ...total(580_000, 142_000, 142_000, [25_000, 25_000 + SECOND_PIECE]),
      JV_HMSTD: 280_000,
      AV_HMSTD: 130_000,
      JV_CLASS_USE: 300_000,
      AV_CLASS_USE: 12_000,
      EXMPT_01: 25_000,
      EXMPT_02: SECOND_PIECE,
    }),
    use: '050',
  },
  house(
    '113 SAMPLE ORANGE WAY',
    { ...homestead(450_000, 250_000), ASS_TRNSFR_FG: '1', ASS_DIF_TRNS: 200_000 },
    { built: 2_019 },
  ),
]

/** Between the two ends; `chance` is between 0 and 1. */
const between = (least: number, most: number, chance: number): number =>
  least + Math.round((most - least) * chance)

const condominium = (street: string, unit: number, traits: Traits, just: number): SampleHome => ({
  ...house(street, rental(just, just - 25_000), traits),
  unit: `UNIT ${unit}`,
  use: '004',
  neighborhood: '900200',
})

/** The building that is shown, and two like it whose units sold. */
const condominiums = (): SampleHome[] => {
  const random = generator(2_026)
  return [20, 40, 60].flatMap((number) =>
    Array.from({ length: number === 20 ? 6 : 20 }, (_, at) => {
      const traits = {
        built: 2_006,
        areaSqft: number === 20 ? 1_065 + 15 * at : between(950, 1_300, random()),
        landSqft: 0,
        poolDollars: 0,
      }
      const just = number === 20 ? 234_000 + 4_000 * at : justValueOf(traits, random())
      return condominium(`${number} SAMPLE HERON LN`, at + 1, traits, just)
    }),
  )
}

const neighbor = (street: string, random: () => number): SampleHome => {
  const traits = {
    built: between(1_975, 2_024, random()),
    areaSqft: between(1_300, 2_700, random()),
    landSqft: between(70, 120, random()) * 100,
    poolDollars: random() < 0.3 ? between(15, 40, random()) * 1_000 : 0,
  }
  const just = justValueOf(traits, random())
  const capped = Math.round((just * (0.62 + random() * 0.36)) / 1_000) * 1_000
  const values =
    random() < 0.65 ? homestead(just, capped) : rental(just, Math.max(capped, Math.round(just * 0.85)))
  return house(street, values, traits)
}

const neighbors = (): SampleHome[] => {
  const random = generator(1_845)
  return ['MAGNOLIA DR', 'CYPRESS CT', 'PALMETTO AVE'].flatMap((street) =>
    Array.from({ length: 45 }, (_, at) => neighbor(`${200 + 2 * at} SAMPLE ${street}`, random)),
  )
}

export const sampleHomes = (): readonly SampleHome[] => [...SHOWN, ...condominiums(), ...neighbors()]
