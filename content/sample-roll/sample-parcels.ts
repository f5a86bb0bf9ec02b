/**
 * Owns the sample roll's rows in the layout of the state's files. No real parcel, person or sale is in it. The ZIP code
 * is not assigned; the county (47, Leon) lends only its fee, dates and average rates.
 */
import { type SampleRow, sampleHomes } from './sample-homes.ts'
import { generator, priceOf, SAMPLE_YEAR } from './sample-market.ts'

const COUNTY = 47

/** Nothing that is shown has sold: seven houses and the six units of one building. */
const FIRST_SOLD = 13

const parcelId = (at: number): string => `SAMPLE-${String(at + 1).padStart(4, '0')}`

const blankWithout = (amount: number): number | '' => (amount === 0 ? '' : amount)

/** Rows in the layout of the state's parcel file, without the columns that stay blank. */
export const sampleParcels = (): SampleRow[] =>
  sampleHomes().map((home, at) => ({
    CO_NO: COUNTY,
    PARCEL_ID: parcelId(at),
    FILE_T: 'R',
    ASMNT_YR: SAMPLE_YEAR,
    DOR_UC: home.use,
    ...home.values,
    LND_VAL: blankWithout(5 * home.landSqft),
    LND_SQFOOT: blankWithout(home.landSqft),
    IMP_QUAL: '3',
    EFF_YR_BLT: home.built,
    ACT_YR_BLT: home.built,
    TOT_LVG_AREA: home.areaSqft,
    NO_BULDNG: 1,
    NO_RES_UNTS: home.use === '008' ? 2 : 1,
    SPEC_FEAT_VAL: blankWithout(home.poolDollars),
    S_LEGAL: `SAMPLE SPRINGS LOT ${at + 1}`,
    MKT_AR: '90',
    NBRHD_CD: home.neighborhood,
    TAX_AUTH_CD: 'SAMPL',
    PHY_ADDR1: home.street,
    PHY_ADDR2: home.unit ?? '',
    PHY_CITY: 'SAMPLE SPRINGS',
    PHY_ZIPCD: '32300',
  }))

/** Houses sold all through the year before; condominiums from June on, so that the method can be tried on thirty of them. */
const soldInMonth = (useCode: string, at: number): number =>
  useCode === '004' ? 6 + (at % 7) : 1 + (at % 12)

/** Few are not qualified. */
export const sampleSales = (): SampleRow[] => {
  const random = generator(27)
  return sampleHomes()
    .map((home, at) => ({ home, at }))
    .slice(FIRST_SOLD)
    .map(({ home, at }) => {
      const month = soldInMonth(home.use, at)
      return {
        CO_NO: COUNTY,
        PARCEL_ID: parcelId(at),
        ASMNT_YR: SAMPLE_YEAR,
        DOR_UC: home.use,
        NBRHD_CD: home.neighborhood,
        MKT_AR: '90',
        SALE_ID_CD: `SAMPLE-SALE-${at + 1}`,
        SAL_CHNG_CD: '',
        VI_CD: 'I',
        QUAL_CD: at % 17 === 0 ? '11' : '01',
        SALE_YR: SAMPLE_YEAR - 1,
        SALE_MO: String(month).padStart(2, '0'),
        SALE_PRC: priceOf(home, month, random()),
        MULTI_PAR_SAL: '',
      }
    })
}
