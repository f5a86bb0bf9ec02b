/** Owns a home and a sale as valuation sees them: what can be compared, and nothing about who owns it. */

/** Codes are the roll's text with zeros, '' where it is blank; null is a blank number. */
export interface Home {
  readonly parcelId: string
  /** The state's land use code, '001'. */
  readonly useCode: string
  readonly neighborhoodCode: string
  readonly marketAreaCode: string
  readonly zip: string
  /** First words of the legal description; see `platName`. */
  readonly plat: string
  /** The roll's effective area, which weights porches and garages. */
  readonly livingAreaSqft: number | null
  readonly landSqft: number | null
  readonly effectiveYearBuilt: number | null
  /** '1' minimum to '6' superior. */
  readonly qualityCode: string
  /** The roll's value of pools, docks, fences; blank counts as none. */
  readonly specialFeatureDollars: number | null
  readonly justValueDollars: number
}

export interface Sale {
  readonly saleId: string
  readonly home: Home
  readonly priceDollars: number
  readonly year: number
  readonly month: number
  readonly qualificationCode: string
  readonly vacantOrImproved: string
  readonly multiParcelCode: string
  readonly changeCode: string
}

/** Months since the year 0, so that months can be subtracted. */
export type MonthNumber = number

export const monthNumber = (year: number, month: number): MonthNumber => year * 12 + month - 1

export const yearOfMonth = (month: MonthNumber): number => Math.floor(month / 12)

export const saleMonth = ({ year, month }: Sale): MonthNumber => monthNumber(year, month)

/** A home with everything the adjustments cannot do without. */
export interface MeasuredHome extends Home {
  readonly livingAreaSqft: number
  readonly effectiveYearBuilt: number
}

export interface UsableSale extends Sale {
  readonly home: MeasuredHome
  /** Told by the home's owner: no part of any roll, nor of the rates. */
  readonly isToldByOwner?: boolean
}

const isPositive = (value: number | null): value is number => value !== null && value > 0

export const isMeasured = (home: Home): home is MeasuredHome =>
  isPositive(home.livingAreaSqft) && isPositive(home.effectiveYearBuilt)
