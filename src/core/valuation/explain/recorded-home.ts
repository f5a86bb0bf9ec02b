/** Owns what the record check reads of a parcel beyond what homes are compared by. */
import type { Home } from '../home.ts'

export interface RecordedHome extends Home {
  readonly actualYearBuilt: number | null
  readonly landUnits: number | null
  /** '1' acres, '2' square feet; the others have no fixed size. */
  readonly landUnitCode: string
  /** House number, street and unit as the roll has them; '' without an address. */
  readonly situsLine: string
  /** '1' split or '2' combined, then MMYY; '' when neither. */
  readonly splitCode: string
  readonly lastInspectedMmyy: string
}
