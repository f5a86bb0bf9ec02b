/** Writes the NAL file of a made-up county of any size, always the same for the same size; nothing of it is real. */
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import zipsFile from '#content/counties/zips.json' with { type: 'json' }
import { dice } from './dice.ts'
import { NAL_HEADER } from './roll-columns.ts'

const COUNTY = { id: 'hillsborough', number: 39, year: 2025 }
const HOMES_ON_A_STREET = 35
/** A larger county has more of them, not larger ones. */
const HOMES_IN_A_NEIGHBORHOOD = 1_111
const HOMES_IN_A_MARKET_AREA = 25_000
const WORDS =
  'OAK PINE LAKE RIVER SUNSET PALM CYPRESS MAGNOLIA EAGLE HERON ORANGE CORAL BAY HARBOR MEADOW FOREST CEDAR WILLOW GARDEN ISLAND'.split(
    ' ',
  )
const SECOND = 'RIDGE HILL RUN GLEN POINT VIEW WOOD CREEK TRACE VALE LANDING GROVE BEND HAVEN CREST'.split(
  ' ',
)
const SUFFIXES = 'ST AVE DR LN CT CIR WAY PL BLVD RD'.split(' ')
const DIRECTIONS = ['', '', '', 'N ', 'S ', 'E ', 'W ']

const pick = <T>(list: readonly T[], roll: (sides: number) => number, otherwise: T): T =>
  list[roll(list.length)] ?? otherwise

const places = Object.entries<readonly string[]>(zipsFile.zips)
  .filter(([, [, ...counties]]) => counties[0] === COUNTY.id)
  .map(([zip, [city = '']]) => ({ zip, city: city.toUpperCase() }))

/** Real counties have numbered streets, and names of one, two and three words. */
const streetName = (at: number, roll: (sides: number) => number): string => {
  if (at % 6 === 0) return `${1 + roll(240)}TH`
  const first = pick(WORDS, roll, 'OAK')
  if (at % 6 === 1) return `${first}${pick(SECOND, roll, 'HILL')}`
  const name = `${first} ${pick(SECOND, roll, 'HILL')}`
  return at % 6 === 2 ? `${pick(WORDS, roll, 'PINE')} ${name}` : name
}

const homeOf = (at: number, street: string, parcels: number, roll: (sides: number) => number) => {
  const just = 90_000 + roll(700_000)
  const assessed = Math.round(just * (0.6 + roll(40) / 100))
  const isHomestead = roll(2) === 0
  const place = places[Math.floor(at / 9_000) % places.length]
  const homestead = isHomestead ? just : ''
  return {
    CO_NO: COUNTY.number,
    PARCEL_ID: `"U${String(at).padStart(9, '0')}A"`,
    FILE_T: '"R"',
    ASMNT_YR: COUNTY.year,
    BAS_STRT: '"01"',
    DOR_UC: roll(8) === 0 ? '"004"' : '"001"',
    JV: just,
    AV_SD: assessed,
    AV_NSD: assessed,
    TV_SD: assessed - (isHomestead ? 25_000 : 0),
    TV_NSD: assessed - (isHomestead ? 50_000 : 0),
    JV_HMSTD: homestead,
    AV_HMSTD: isHomestead ? assessed : '',
    JV_NON_HMSTD_RESD: isHomestead ? '' : just,
    AV_NON_HMSTD_RESD: isHomestead ? '' : assessed,
    LND_VAL: Math.round(just / 4),
    LND_UNTS_CD: '"2"',
    NO_LND_UNTS: `${roll(3)}.${roll(100)}`,
    LND_SQFOOT: 4_000 + roll(12_000),
    DT_LAST_INSPT: '"0623"',
    IMP_QUAL: `"${1 + roll(6)}"`,
    EFF_YR_BLT: 1_950 + roll(74),
    ACT_YR_BLT: 1_950 + roll(74),
    TOT_LVG_AREA: 800 + roll(2_600),
    NO_BULDNG: 1,
    NO_RES_UNTS: 1,
    SPEC_FEAT_VAL: roll(20_000),
    QUAL_CD1: '"01"',
    VI_CD1: '"I"',
    SALE_PRC1: 100_000 + roll(800_000),
    SALE_YR1: 2_000 + roll(25),
    SALE_MO1: `"${String(1 + roll(12)).padStart(2, '0')}"`,
    CLERK_NO1: `"20${String(roll(90_000_000)).padStart(8, '0')}"`,
    OWN_NAME: '"MADE UP OWNER"',
    OWN_ADDR1: '"1 NOWHERE ST"',
    OWN_CITY: '"NOWHERE"',
    OWN_STATE: '"FL"',
    OWN_ZIPCD: '"00000"',
    S_LEGAL: `"MADE UP ESTATES UNIT ${roll(40)} LOT ${roll(200)} BLK ${roll(30)}"`,
    MKT_AR: `"${String(roll(Math.ceil(parcels / HOMES_IN_A_MARKET_AREA))).padStart(2, '0')}"`,
    NBRHD_CD: `"${String(100_000 + roll(Math.ceil(parcels / HOMES_IN_A_NEIGHBORHOOD)))}"`,
    TAX_AUTH_CD: '"0001"',
    CENSUS_BK: `"12057${String(roll(9_999_999)).padStart(7, '0')}"`,
    PHY_ADDR1: `"${101 + (at % HOMES_ON_A_STREET) * 4 + 200 * roll(40)} ${street}"`,
    PHY_CITY: `"${place?.city ?? ''}"`,
    PHY_ZIPCD: place?.zip ?? '',
    EXMPT_01: isHomestead ? 25_000 : '',
    EXMPT_02: isHomestead ? 25_000 : '',
    SEQ_NO: at,
  } satisfies Readonly<Record<string, string | number>>
}

const LINES_AT_ONCE = 1_000

function* linesOf(parcels: number): Generator<string> {
  const roll = dice(parcels)
  const filled = new Map(
    Object.keys(homeOf(1, '', 1, dice(1))).map((name) => [NAL_HEADER.indexOf(name), name]),
  )
  yield `${NAL_HEADER.join(',')}\n`
  let lines: string[] = []
  let street = ''
  for (let at = 0; at < parcels; at += 1) {
    const place = at % HOMES_ON_A_STREET
    if (place === 0)
      street = `${pick(DIRECTIONS, roll, '')}${streetName(roll(6), roll)} ${pick(SUFFIXES, roll, 'ST')}`
    const home: Readonly<Record<string, string | number>> = homeOf(at, street, parcels, roll)
    lines.push(NAL_HEADER.map((_, column) => home[filled.get(column) ?? ''] ?? '').join(','))
    if (lines.length < LINES_AT_ONCE) continue
    yield `${lines.join('\n')}\n`
    lines = []
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`
}

export const writeMadeUpCounty = (path: string, parcels: number): Promise<void> =>
  pipeline(linesOf(parcels), createWriteStream(path))
