/** Owns the shape of what the county's sales show of prices and just values. */

/** Just value of the homes that sold, in percent of their prices: the middle, and the 95 % interval around it. */
export interface PriceLevel {
  readonly percent: number
  readonly lowPercent: number
  readonly highPercent: number
  readonly saleCount: number
  /** True when the home's own use had too few sales and those of all homes were taken. */
  readonly allUses: boolean
  /** True where it is that of the home's own neighborhood, and not the county's; missing in what was worked out before. */
  readonly ofNeighborhood?: boolean | undefined
  /** The county's own, where the neighborhood's was taken; missing in what was worked out before. */
  readonly countyPercent?: number | undefined
  readonly useName: string
}
