/** Owns what the state puts into the name of a roll file. It is a label: the rows decide, but a contradiction is a warning. */

import { basename } from 'node:path'
import type { RollTarget } from '../import/register.ts'
import type { RollKind } from './layout.ts'

interface NamedRoll {
  readonly kind: RollKind
  readonly countyNo: number
  readonly taxYear: number
  /** 'P' preliminary, 'F' final, 'S' supplemental. */
  readonly stage: string
}

/** 'NAL16P202501.csv' is county 16, preliminary, 2025; null for a file that does not follow the state's naming. */
export const readRollFileName = (file: string): NamedRoll | null => {
  const [, kind, county, stage = '', year] =
    /^(NAL|SDF)(\d{2})([A-Z])(\d{4})/i.exec(basename(file).toUpperCase()) ?? []
  if (kind !== 'NAL' && kind !== 'SDF') return null
  return { kind, countyNo: Number(county), taxYear: Number(year), stage }
}

type Identity = Pick<RollTarget, 'kind' | 'countyNo' | 'taxYear'>

const told = ({ kind, countyNo, taxYear }: Identity): string => `${kind}, county ${countyNo}, ${taxYear}`

/** 'The name of this file says …, its rows say …'; null when they agree or the name says nothing. */
export const contradictionOfName = (file: string, rows: Identity): string | null => {
  const named = readRollFileName(file)
  if (named === null || told(named) === told(rows)) return null
  return `The name of this file says ${told(named)}; its rows say ${told(rows)}.`
}
