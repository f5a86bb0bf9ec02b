/** Owns recognizing a file by its header: which kind, where each column stands, what is missing. */

import { columnName, exemptionCode, type ImportedColumn, ROLL_COLUMNS, type RollKind } from './layout.ts'

export interface PlacedColumn extends ImportedColumn {
  readonly at: number
}

export interface RollHeader {
  readonly kind: RollKind
  readonly width: number
  readonly countyAt: number
  readonly yearAt: number
  readonly columns: readonly PlacedColumn[]
  readonly exemptions: readonly { readonly code: string; readonly at: number }[]
}

export type HeaderOutcome = { ok: true; header: RollHeader } | HeaderRefused
export interface HeaderRefused {
  readonly ok: false
  readonly reason: 'not_a_roll_file' | 'missing_column'
  readonly message: string
}

const notARoll = (message: string): HeaderRefused => ({ ok: false, reason: 'not_a_roll_file', message })

const recognizeKind = (names: readonly string[]): RollKind | HeaderRefused => {
  if (names.includes('NAICS_CD')) {
    return notARoll(
      'This is a personal property file (NAP). Only parcel (NAL) and sale (SDF) files are imported.',
    )
  }
  if (names.includes('SALE_PRC') || names.includes('SALE_ID_CD')) return 'SDF'
  if (names.includes('JV') || names.includes('PHY_ADDR1')) return 'NAL'
  return notARoll(
    'This is not a tax roll file: its first line does not name the columns of a parcel (NAL) or sale (SDF) file.',
  )
}

const findMissing = (names: readonly string[], kind: RollKind): string[] => {
  const required = ROLL_COLUMNS[kind].filter((column) => column.required).map((column) => column.from)
  const exemptions = kind === 'NAL' ? ['EXMPT_01'] : []
  return ['CO_NO', 'ASMNT_YR', ...required, ...exemptions].filter((name) => !names.includes(name))
}

/** Reads the header's fields, in any order and with columns this program does not know. */
export const readHeader = (fields: readonly string[]): HeaderOutcome => {
  const names = fields.map(columnName)
  const kind = recognizeKind(names)
  if (typeof kind !== 'string') return kind
  const missing = findMissing(names, kind)
  if (missing.length > 0) {
    const which = missing.length === 1 ? `column ${missing[0]} is` : `columns ${missing.join(', ')} are`
    return {
      ok: false,
      reason: 'missing_column',
      message: `This ${kind} file cannot be imported: ${which} missing.`,
    }
  }
  const columns = ROLL_COLUMNS[kind]
    .map((column) => ({ ...column, at: names.indexOf(column.from) }))
    .filter((column) => column.at >= 0)
  const exemptions = names.flatMap((name, at) => {
    const code = exemptionCode(name)
    return code === null ? [] : [{ code, at }]
  })
  const header = {
    kind,
    width: fields.length,
    countyAt: names.indexOf('CO_NO'),
    yearAt: names.indexOf('ASMNT_YR'),
    columns,
    exemptions: kind === 'NAL' ? exemptions : [],
  }
  return { ok: true, header }
}
