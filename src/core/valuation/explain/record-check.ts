/** Owns what on the roll looks wrong about a home: questions for its owner, never findings. */
import { isMeasured, type MeasuredHome } from '../home.ts'
import { RECORD } from '../params.ts'
import { median, robustSpread } from '../study/statistics.ts'
import type { RecordedHome } from './recorded-home.ts'

export type RecordDoubt =
  | {
      readonly code: 'area_unlike_same_plat'
      readonly areaSqft: number
      readonly usualSqft: number
      readonly homes: number
    }
  | { readonly code: 'effective_before_actual'; readonly effectiveYear: number; readonly actualYear: number }
  | { readonly code: 'land_disagrees_with_units'; readonly landSqft: number; readonly unitsSqft: number }
  | { readonly code: 'same_address_twice'; readonly parcelIds: readonly string[] }
  | { readonly code: 'split_or_combined'; readonly flag: string }
  | { readonly code: 'inspection_long_ago'; readonly inspectedYear: number; readonly yearsAgo: number }
  | { readonly code: 'building_on_vacant_use'; readonly areaSqft: number }
  | { readonly code: 'home_without_building' }

type Check = (home: RecordedHome, others: readonly RecordedHome[], rollYear: number) => RecordDoubt | null

/** Homes of one use in one development, built within a few years: the builder's plans, where there are any. */
const isSamePlan = (home: RecordedHome, other: RecordedHome): other is RecordedHome & MeasuredHome =>
  other.parcelId !== home.parcelId &&
  other.useCode === home.useCode &&
  other.neighborhoodCode === home.neighborhoodCode &&
  other.plat === home.plat &&
  isMeasured(other) &&
  Math.abs((other.actualYearBuilt ?? 0) - (home.actualYearBuilt ?? 0)) <= RECORD.planYears

const checkArea: Check = (home, others) => {
  if (!isMeasured(home) || home.plat === '' || home.actualYearBuilt === null) return null
  const areas = others.filter((other) => isSamePlan(home, other)).map((other) => other.livingAreaSqft ?? 0)
  if (areas.length < RECORD.fewestHomes) return null
  const usualSqft = Math.round(median(areas))
  const reach = Math.max(RECORD.areaSpreads * robustSpread(areas), (RECORD.areaPercent / 100) * usualSqft)
  return Math.abs(home.livingAreaSqft - usualSqft) > reach
    ? { code: 'area_unlike_same_plat', areaSqft: home.livingAreaSqft, usualSqft, homes: areas.length }
    : null
}

const checkYears: Check = ({ effectiveYearBuilt, actualYearBuilt }) =>
  effectiveYearBuilt && actualYearBuilt && effectiveYearBuilt < actualYearBuilt
    ? { code: 'effective_before_actual', effectiveYear: effectiveYearBuilt, actualYear: actualYearBuilt }
    : null

const checkLand: Check = ({ landSqft, landUnits, landUnitCode }) => {
  const sqftPerUnit = RECORD.sqftPerLandUnit.get(landUnitCode)
  if (sqftPerUnit === undefined || !landUnits || !landSqft) return null
  const unitsSqft = Math.round(landUnits * sqftPerUnit)
  const slack = Math.max((RECORD.landPercent / 100) * landSqft, (RECORD.landUnitStep * sqftPerUnit) / 2)
  return Math.abs(unitsSqft - landSqft) > slack
    ? { code: 'land_disagrees_with_units', landSqft, unitsSqft }
    : null
}

const checkTwins: Check = (home, others) => {
  const parcelIds = others
    .filter((other) => home.situsLine !== '' && other.situsLine === home.situsLine && other.zip === home.zip)
    .map(({ parcelId }) => parcelId)
    .filter((parcelId) => parcelId !== home.parcelId)
  // a whole building under one address, whose units the roll does not name, is no mix-up
  const isBuilding = parcelIds.length > RECORD.mostTwins
  return parcelIds.length > 0 && !isBuilding
    ? { code: 'same_address_twice', parcelIds: parcelIds.toSorted() }
    : null
}

/** Split or combined, the month, and the last two digits of the year; some rolls have months that there are not. */
const checkSplit: Check = ({ splitCode }) =>
  /^[12](0[1-9]|1[0-2])\d\d$/.test(splitCode) ? { code: 'split_or_combined', flag: splitCode } : null

/** 'MMYY'; years from 70 on are of the last century. '0000' and blanks are unknown. */
const inspectionYear = (mmyy: string): number | null => {
  const [, month, years] = /^(\d{2})(\d{2})$/.exec(mmyy) ?? []
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return null
  return Number(years) + (Number(years) >= 70 ? 1900 : 2000)
}

const checkInspection: Check = ({ lastInspectedMmyy }, _others, rollYear) => {
  const inspectedYear = inspectionYear(lastInspectedMmyy)
  if (inspectedYear === null || rollYear - inspectedYear <= RECORD.inspectionYears) return null
  return { code: 'inspection_long_ago', inspectedYear, yearsAgo: rollYear - inspectedYear }
}

const checkUse: Check = ({ useCode, livingAreaSqft }) => {
  const areaSqft = livingAreaSqft ?? 0
  if (RECORD.vacantUses.has(useCode) && areaSqft > 0) return { code: 'building_on_vacant_use', areaSqft }
  return RECORD.builtUses.has(useCode) && areaSqft === 0 ? { code: 'home_without_building' } : null
}

const CHECKS: readonly Check[] = [
  checkArea,
  checkYears,
  checkLand,
  checkTwins,
  checkSplit,
  checkInspection,
  checkUse,
]

/** `others` are parcels of the same roll, the home's own development and address at least. */
export const checkRecord = (
  home: RecordedHome,
  others: readonly RecordedHome[],
  rollYear: number,
): RecordDoubt[] => CHECKS.flatMap((check) => check(home, others, rollYear) ?? [])
