/** Owns what a row of the tax roll leaves open although its values can be read. */

import { type Cents, dollars } from '#core/money.ts'
import { lawReadings } from '../law/readings.ts'
import { uncodedFixed } from '../levy/position.ts'
import { MOST_FIXED_EXEMPTIONS } from '../params.ts'
import { LEVIES, type Levy, type ParcelValues } from '../parcel-values.ts'
import type { Doubt } from '../verdict/codes.ts'
import type { RollAmounts } from './exemptions.ts'

interface RollReading {
  readonly amounts: RollAmounts
  readonly values: Omit<ParcelValues, 'doubts'>
}

/** School levies know no cap but Save Our Homes and classified use (ss. 193.155, 193.1554, 193.1555, F.S.). */
const isSchoolCapUnexplained = ({ values: { portions, portionsMerged } }: RollReading): boolean =>
  !portionsMerged &&
  portions.some(
    ({ kind, justCents, assessedCents }) =>
      (kind === 'other' || kind === 'non_homestead_residential') && assessedCents.school < justCents,
  )

/** The second homestead piece is not taken off school levies (s. 196.031(1)(b), F.S.). */
const SECOND_PIECE_COLUMN = 'EXMPT_02'

const codedCents = (amounts: RollAmounts, levy: Levy): Cents =>
  dollars(
    Object.keys(amounts)
      .filter((column) => column.startsWith('EXMPT_'))
      .filter((column) => levy !== 'school' || column !== SECOND_PIECE_COLUMN)
      .reduce((total, column) => total + Math.max(0, amounts[column] ?? 0), 0),
  )

/** Rolls often leave out the codes of small fixed amounts; more than those could ever be is not explained. */
const isExemptionUnexplained = ({ values, amounts }: RollReading, taxYear: number, levy: Levy): boolean => {
  const { wholeCents } = values.exemptions[levy]
  if (wholeCents === values.assessedCents[levy]) return false
  const left = uncodedFixed(values, lawReadings(taxYear), levy)
  return Math.min(left, wholeCents - codedCents(amounts, levy)) > MOST_FIXED_EXEMPTIONS[levy]
}

/** The gravest first. */
export const doubtsOfRoll = (reading: RollReading, taxYear: number): readonly Doubt[] => {
  const doubts: readonly (readonly [Doubt, boolean])[] = [
    ['unexplained_assessment', isSchoolCapUnexplained(reading)],
    ['unexplained_exemption', LEVIES.some((levy) => isExemptionUnexplained(reading, taxYear, levy))],
    ['parts_unknown', reading.values.portionsMerged],
  ]
  return doubts.filter(([, isOpen]) => isOpen).map(([doubt]) => doubt)
}
