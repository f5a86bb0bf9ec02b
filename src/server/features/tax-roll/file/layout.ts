/** Owns which columns of the state's NAL and SDF files are imported, as what, and which must be there. */

/**
 * Source: Florida DOR, 2025 User's Guide, Department Property Tax Data Files (NAL 165 columns, SDF 23). The final NAL rolls of
 * 2026 have 167, with EXMPT_47 and EXMPT_48; columns are found by name, and exemptions by any number. Checked 2026-11-22.
 */
export type RollKind = 'NAL' | 'SDF'
type ColumnType = 'text' | 'zip' | 'dollars' | 'change' | 'count' | 'year' | 'decimal'

export interface ImportedColumn {
  /** Name in the file's header, punctuation normalized. */
  readonly from: string
  /** Column of `tax_roll.parcels` or `tax_roll.sales`. */
  readonly to: string
  readonly type: ColumnType
  readonly required: boolean
}

/** One `FROM to` pair per line; a leading `!` marks a column without which the file cannot be used. */
const columns = (type: ColumnType, lines: string): ImportedColumn[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = ''] = line.trim().replace('!', '').split(' ')
      return { from, to, type, required: line.includes('!') }
    })

const valueOfPortion = (source: string, name: string): ImportedColumn[] =>
  columns('dollars', `JV_${source} ${name}_just_dollars\nAV_${source} ${name}_assessed_dollars`)

const selectedSale = (n: 1 | 2): ImportedColumn[] => [
  ...columns(
    'text',
    `MULTI_PAR_SAL${n} sale${n}_multi_parcel_code
     QUAL_CD${n} sale${n}_qualification_code
     VI_CD${n} sale${n}_vacant_or_improved
     OR_BOOK${n} sale${n}_book
     OR_PAGE${n} sale${n}_page
     CLERK_NO${n} sale${n}_instrument
     SAL_CHNG_CD${n} sale${n}_change_code`,
  ),
  ...columns('dollars', `SALE_PRC${n} sale${n}_price_dollars`),
  ...columns('year', `SALE_YR${n} sale${n}_year`),
  ...columns('count', `SALE_MO${n} sale${n}_month`),
]

const NAL_COLUMNS: readonly ImportedColumn[] = [
  ...columns(
    'text',
    `!PARCEL_ID parcel_id
     STATE_PAR_ID state_parcel_id
     ALT_KEY alternate_key
     !DOR_UC use_code
     PA_UC county_use_code
     JV_CHNG_CD just_value_change_code
     PAR_SPLT split_code
     DISTR_CD disaster_code
     LND_UNTS_CD land_unit_code
     DT_LAST_INSPT last_inspected_mmyy
     IMP_QUAL quality_code
     CONST_CLASS construction_class_code
     S_LEGAL short_legal
     !MKT_AR market_area_code
     !NBRHD_CD neighborhood_code
     PUBLIC_LND public_land_code
     !TAX_AUTH_CD taxing_authority_code
     CENSUS_BK census_block
     !PHY_ADDR1 situs_line_1
     PHY_ADDR2 situs_line_2
     !PHY_CITY situs_city
     ASS_TRNSFR_FG portability_code
     SPC_CIR_CD special_circumstance_code`,
  ),
  ...columns('zip', '!PHY_ZIPCD situs_zip'),
  ...columns(
    'dollars',
    `!JV just_value_dollars
     !AV_SD school_assessed_dollars
     !AV_NSD non_school_assessed_dollars
     !TV_SD school_taxable_dollars
     !TV_NSD non_school_taxable_dollars
     !JV_HMSTD homestead_just_dollars
     !AV_HMSTD homestead_assessed_dollars
     !JV_NON_HMSTD_RESD non_homestead_residential_just_dollars
     !AV_NON_HMSTD_RESD non_homestead_residential_assessed_dollars
     NCONST_VAL new_construction_dollars
     DEL_VAL deletion_dollars
     !LND_VAL land_value_dollars
     LND_SQFOOT land_sqft
     !TOT_LVG_AREA living_area_sqft
     SPEC_FEAT_VAL special_feature_dollars
     ASS_DIF_TRNS portability_dollars`,
  ),
  ...columns('change', 'JV_CHNG just_value_change_dollars'),
  ...valueOfPortion('RESD_NON_RESD', 'other_capped'),
  ...valueOfPortion('CLASS_USE', 'agricultural'),
  ...valueOfPortion('H2O_RECHRGE', 'water_recharge'),
  ...valueOfPortion('CONSRV_LND', 'conservation'),
  ...valueOfPortion('HIST_COM_PROP', 'historic_commercial'),
  ...valueOfPortion('HIST_SIGNF', 'historic_significant'),
  ...valueOfPortion('WRKNG_WTRFNT', 'working_waterfront'),
  ...columns('count', 'NO_BULDNG building_count\nNO_RES_UNTS residential_unit_count'),
  ...columns('decimal', 'NO_LND_UNTS land_units'),
  ...columns(
    'year',
    `DISTR_YR disaster_year
     EFF_YR_BLT effective_year_built
     ACT_YR_BLT actual_year_built
     YR_VAL_TRNSF portability_from_year
     SPC_CIR_YR special_circumstance_year`,
  ),
  ...selectedSale(1),
  ...selectedSale(2),
]

const SDF_COLUMNS: readonly ImportedColumn[] = [
  ...columns(
    'text',
    `!PARCEL_ID parcel_id
     STATE_PAR_ID state_parcel_id
     !DOR_UC use_code
     MKT_AR market_area_code
     NBRHD_CD neighborhood_code
     CENSUS_BK census_block
     SALE_ID_CD sale_id
     SAL_CHNG_CD change_code
     !VI_CD vacant_or_improved
     OR_BOOK book
     OR_PAGE page
     CLERK_NO instrument
     !QUAL_CD qualification_code
     !MULTI_PAR_SAL multi_parcel_code`,
  ),
  ...columns('year', '!SALE_YR sale_year'),
  ...columns('count', '!SALE_MO sale_month'),
  ...columns('dollars', '!SALE_PRC price_dollars'),
]

export const ROLL_COLUMNS: Readonly<Record<RollKind, readonly ImportedColumn[]>> = {
  NAL: NAL_COLUMNS,
  SDF: SDF_COLUMNS,
}

export const ROLL_TABLES = { NAL: ['parcels', 'streets'], SDF: ['sales'] } as const satisfies Record<
  RollKind,
  readonly string[]
>

/** Spellings seen in files → the guide's. The 2025 Broward file has the first two; the guide itself the third. */
const SPELLINGS = new Map([
  ['SAL_CHG_CD', 'SAL_CHNG_CD'],
  ['STATE_PARCEL_ID', 'STATE_PAR_ID'],
  ['R_PAGE2', 'OR_PAGE2'],
])

export const columnName = (raw: string): string => {
  const name = raw
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return SPELLINGS.get(name) ?? name
}

/** `EXMPT_01` → '01'. Later layouts add exemptions: any of this form is taken. */
export const exemptionCode = (name: string): string | null => /^EXMPT_(\d\d)$/.exec(name)?.[1] ?? null
