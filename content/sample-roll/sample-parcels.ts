/**
 * Owns the invented town of Sample Springs: its homes, their values and sales. No real parcel, person or sale is in
 * it. The ZIP code is not assigned; the county (47, Leon) lends only its fee, dates and average rates.
 */

export type SampleRow = Readonly<Record<string, string | number>>

const YEAR = 2026
const COUNTY = 47
/** Additional homestead exemption of 2026, s. 196.031(1)(b), F.S.; counts on assessed value above 50,000. */
const SECOND_PIECE = 26_411

interface Home {
  readonly street: string
  readonly unit?: string
  readonly use: string
  readonly neighborhood: string
  readonly built: number
  readonly area: number
  readonly values: SampleRow
}

/** Repeats the same homes each time: a minimal standard generator (Park and Miller). */
const generator = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
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

const house = (street: string, values: SampleRow, built = 1998, area = 1_900): Home => ({
  street,
  use: '001',
  neighborhood: '900100',
  built,
  area,
  values,
})

/** One home for each answer the product can give. */
const SHOWN: readonly Home[] = [
  house('101 SAMPLE ORANGE WAY', homestead(420_000, 300_000)),
  house('103 SAMPLE ORANGE WAY', homestead(420_000, 420_000), 2_021, 2_050),
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
    2_019,
  ),
]

const condominium = (unit: number): Home => ({
  street: '20 SAMPLE HERON LN',
  unit: `UNIT ${unit}`,
  use: '004',
  neighborhood: '900200',
  built: 2_006,
  area: 1_050 + 15 * unit,
  values: rental(230_000 + 4_000 * unit, 205_000 + 4_000 * unit),
})

const neighbours = (): Home[] => {
  const random = generator(1_845)
  return Array.from({ length: 27 }, (_, n) => {
    const area = 1_300 + Math.round(random() * 1_400)
    const just = Math.round((95_000 + area * (150 + random() * 25)) / 1_000) * 1_000
    const capped = Math.round((just * (0.62 + random() * 0.36)) / 1_000) * 1_000
    const isHomestead = random() < 0.65
    const values = isHomestead
      ? homestead(just, capped)
      : rental(just, Math.max(capped, Math.round(just * 0.85)))
    return house(`${200 + 2 * n} SAMPLE MAGNOLIA DR`, values, 1_975 + Math.round(random() * 45), area)
  })
}

const sampleHomes = (): readonly Home[] => [...SHOWN, ...[1, 2, 3, 4, 5, 6].map(condominium), ...neighbours()]

const parcelId = (at: number): string => `SAMPLE-${String(at + 1).padStart(4, '0')}`

/** Rows in the layout of the state's parcel file, without the columns that stay blank. */
export const sampleParcels = (): SampleRow[] =>
  sampleHomes().map((home, at) => ({
    CO_NO: COUNTY,
    PARCEL_ID: parcelId(at),
    FILE_T: 'R',
    ASMNT_YR: YEAR,
    DOR_UC: home.use,
    ...home.values,
    LND_VAL: home.use === '004' ? '' : 95_000,
    LND_SQFOOT: home.use === '004' ? '' : 9_000,
    IMP_QUAL: '3',
    EFF_YR_BLT: home.built,
    ACT_YR_BLT: home.built,
    TOT_LVG_AREA: home.area,
    NO_BULDNG: 1,
    NO_RES_UNTS: home.use === '008' ? 2 : 1,
    S_LEGAL: `SAMPLE SPRINGS LOT ${at + 1}`,
    MKT_AR: '90',
    NBRHD_CD: home.neighborhood,
    TAX_AUTH_CD: 'SAMPL',
    PHY_ADDR1: home.street,
    PHY_ADDR2: home.unit ?? '',
    PHY_CITY: 'SAMPLE SPRINGS',
    PHY_ZIPCD: '32300',
  }))

/** Most of the neighbours sold in 2025, a tenth or so above just value, as the costs of sale would have it. */
export const sampleSales = (): SampleRow[] => {
  const random = generator(27)
  return sampleParcels()
    .map((parcel, at) => ({
      parcel,
      at,
      ratio: 1.08 + random() * 0.12,
      month: 1 + Math.floor(random() * 12),
    }))
    .filter(({ at }) => at > 12 && at % 3 !== 0)
    .map(({ parcel, at, ratio, month }) => ({
      CO_NO: COUNTY,
      PARCEL_ID: parcelId(at),
      ASMNT_YR: YEAR,
      DOR_UC: parcel.DOR_UC ?? '',
      NBRHD_CD: parcel.NBRHD_CD ?? '',
      MKT_AR: '90',
      SALE_ID_CD: `SAMPLE-SALE-${at + 1}`,
      SAL_CHNG_CD: '',
      VI_CD: 'I',
      QUAL_CD: at % 7 === 0 ? '11' : '01',
      SALE_YR: YEAR - 1,
      SALE_MO: String(month).padStart(2, '0'),
      SALE_PRC: Math.round((Number(parcel.JV) * ratio) / 500) * 500,
      MULTI_PAR_SAL: '',
    }))
}
