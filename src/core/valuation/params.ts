/** Owns every constant of valuation, with its unit and where it comes from. */

/**
 * 'Tuned' means chosen by an inner split of the earlier months only, never on the months that are reported; the log is in
 * docs/experiments.md. 'Ours' means a judgment that nothing was measured for.
 */

/** Sales the state itself uses to measure rolls. Source: DOR 2025 User's Guide, QUAL_CD 01 and 02. */
export const QUALIFIED_CODES: ReadonlySet<string> = new Set(['01', '02'])

/**
 * Percent of the price: more than this a county may not take off for the cost of sale without saying why, on Form DR-493.
 * Source: Rule 12D-8.002(4), Florida Administrative Code.
 */
export const MOST_COST_OF_SALE_PERCENT = 15

/** Dollars. Up to this a deed states no price but the least stamps ($100 on most). Ours. */
export const NOMINAL_PRICE_DOLLARS = 1_000

/**
 * Two parcels of one neighborhood with the same price in the same month, at more than this many times just value, are
 * one sale of several parcels that the file does not mark. Ours: seen in Hillsborough 2019 and 2020.
 */
export const BULK_PRICE_PER_JUST_VALUE = 2

/** A neighborhood’s ratio from fewer sales than these is told with their number. Ours, checked 2026-12-01. */
export const FEW_RATIO_SALES = 15

export const FIT = {
  /** Fewest usable sales from which rates are estimated. Ours. */
  fewestSales: 60,
  /** Pulls of the ridge, in sales' worth of information. Tuned for the places; the others ours. */
  coefficientPull: 0.01,
  trendBendPull: 8,
  areaPull: 4,
  neighborhoodPull: 4,
  platPull: 2,
  /** Residuals beyond this many spreads lose weight (Huber). Customary value. */
  huberSpreads: 1.5,
  robustRounds: 4,
  passesPerRound: 3,
  /** The market's slope may bend this many months before the value date. Ours. */
  bendMonthsBefore: [6, 12, 18],
} as const

/** A home's age counts up to this many years: older houses have been renewed. Ours. */
export const OLDEST_AGE_YEARS = 80

/** Up to these ages a home may lose by the year, each at a rate of its own. Tuned. */
export const AGE_KNOTS = [3, 10, 25, 50] as const

/** A loss by age that lies within so many standard errors of none is not counted. Customary value. */
export const AGE_LEAST_ERRORS = 2

/** Centres only, so that coefficients stay small: about 1,800 square feet, about 8,100 square feet of land. */
export const LOG_AREA_CENTRE = 7.5
export const LOG_LAND_CENTRE = 9
/** Log land size counts within these distances of its center: a farm is not a thousand lots. Ours. */
export const LOG_LAND_RANGE = [-2, 3] as const

/** '3' is average in the manual's scale 1 to 6. Source: DOR 2025 User's Guide, IMP_QUAL. */
export const AVERAGE_QUALITY = 3

/**
 * What buyers pay for each dollar of special features (pools, docks, fences) on the roll: one rate for the county, the same
 * in every grid. The roll's own dollar is where it is drawn to (the roll values features at about their cost); it stays
 * between nothing and that dollar: nobody can show a board why a pool is worth more than the record says. Ours; pull: inner
 * months.
 */
export const FEATURES = {
  usualRate: 1,
  leastRate: 0,
  mostRate: 1,
  /** In squares of (features ÷ price): a home with features of a tenth of its price counts 0.01. */
  pull: 0.1,
} as const

/**
 * Sales from 24 months before the value date are compared; those of the 3 after it are listed and carry no value. Practice:
 * field notes on comparables.
 */
export const WINDOW_MONTHS = { before: 24, after: 3 } as const

export type Scope = 'neighborhood' | 'market_area' | 'zip' | 'county'

export interface Bands {
  readonly scope: Scope
  readonly areaPercent: number
  readonly ageYears: number
  /** Larger lot ÷ smaller lot. */
  readonly landRatio: number
  readonly qualityGrades: number
  readonly months: number
}

const bands = (
  scope: Scope,
  areaPercent: number,
  ageYears: number,
  landRatio: number,
  qualityGrades: number,
  months: number,
): Bands => ({ scope, areaPercent, ageYears, landRatio, qualityGrades, months })

/** Tried from the top until enough sales pass. Starting point: bands in use in the field; steps ours. */
export const BAND_STEPS: readonly Bands[] = [
  bands('neighborhood', 15, 10, 1.5, 0, 18),
  bands('neighborhood', 25, 15, 2, 1, 24),
  bands('neighborhood', 40, 25, 3, 1, 24),
  bands('neighborhood', 60, 40, 5, 2, 24),
  bands('market_area', 20, 15, 2, 1, 24),
  bands('market_area', 35, 25, 3, 1, 24),
  bands('zip', 20, 15, 2, 1, 24),
  bands('zip', 35, 25, 3, 1, 24),
  bands('county', 20, 15, 2, 1, 24),
]

export const COMPARABLES = {
  /** Bands stop widening once this many sales pass; at most so many are kept. Tuned. */
  wanted: 10,
  /** So many more that fit are listed in a packet, and carry no value. Ours. */
  listedBeyond: 20,
  /** Fewer are not printed. Field notes: three to six is what a board is used to. */
  fewest: 3,
  /**
   * Percent of the price, amounts without their signs: a sale that needs more says little about the home. Ours: half the
   * price would be the adjuster's and not the market's. Left out as long as `fewest` remain.
   */
  mostGrossPercent: 50,
  /**
   * Highest ÷ lowest adjusted price: further apart, the estimate is called a rough one and nobody is advised to buy on it.
   * Ours. On the inner months 6 of 100 estimates, off by 12.3 percent in the middle, the others by 5.7.
   */
  mostApart: 2,
  /** Percent of the price: where most sales need more than this, the estimate is a rough one. Customary limit of lenders. */
  muchGrossPercent: 25,
  /**
   * Which sales are compared: a difference of one unit here makes a sale e^−½ as like. Quality is ours, the others are tuned. `logPlace` is what the
   * price equation gives the places beside each other: sales of another neighborhood that need little for it come first.
   */
  likeness: { logArea: 0.2, ageYears: 11, logLand: 0.4, quality: 1, months: 8, logPlace: 0.2 },
  /** A sale in the same development is e^this times as like. Tuned. */
  samePlat: 1.5,
  sameNeighborhood: 1,
  /** How far the prices disagree: each counts at most this far, in log price, from the middle one. Tuned. */
  mostLogDistance: 0.25,
  /** Adjusted prices that differ more than this, in log price, carry no value. Ours. */
  mostDisagreement: 0.25,
} as const

/** What another neighborhood or development may change a price by. */
export const LOCATION = {
  /** In log price: a quarter more. Ours; see docs/experiments.md. */
  mostLog: Math.log(1.25),
  /** A neighborhood or a development needs so many sales, or no price is moved for it. Ours. */
  fewestSales: 10,
} as const

/** A corrected figure may be so many times larger or smaller: the widest bands in which sales are compared. */
export const CORRECTION = { mostRatio: { livingAreaSqft: 1.6, landSqft: 5 } } as const

export const INTERVAL = {
  /** Share of the measured errors inside, so that 80 of 100 later prices are inside: markets drift. Tuned. */
  measuredCoverage: 0.825,
  /** Errors of this many latest months are measured. Ours. */
  months: 6,
  /** Expected error in log price = least + perDisagreement × disagreement, up to the most. Tuned. */
  leastError: 0.05,
  errorPerDisagreement: 0.5,
  mostDisagreement: 0.25,
  /** A use needs so many measured errors of its own, or it gets no interval. Ours; see docs/experiments.md. */
  fewestErrors: 30,
  /** In a large county no more sales of a use and month are tested: 1,500 errors place the ends well enough. Ours. */
  mostTestedOfUseInMonth: 250,
} as const

export const LEVEL = {
  /** Sales of this many months before the value date. Practice: the calendar year before 1 January. */
  months: 12,
  /** Fewer do not measure a level. Ours. */
  fewestSales: 30,
} as const

export const EQUITY = {
  /** Neighbors are up to this much larger, or smaller in proportion. Field notes: 10 to 20 percent. */
  areaPercent: 20,
  /** Fewer are not compared. Ours. */
  fewestNeighbors: 8,
  /** The lot of the home and the median lot: further apart, value per square foot of building shows the land. As for sales. */
  landRatio: 2,
  /** Of the just value: extra features beyond the usual ones that come to more make the same of them. Ours. */
  featurePercent: 10,
} as const

export const RECORD = {
  /** Homes built this many years apart may share plans. Ours. */
  planYears: 2,
  /** Fewer homes do not show what is usual. Ours. */
  fewestHomes: 8,
  /** An area is doubted beyond both of these distances from the middle one. Ours. */
  areaPercent: 30,
  areaSpreads: 3.5,
  /** Acres and square feet have a size; source: DOR 2025 User's Guide, LND_UNTS_CD. */
  sqftPerLandUnit: new Map([
    ['1', 43_560],
    ['2', 1],
  ]),
  /** More parcels at one address are a building with units. Ours. */
  mostTwins: 2,
  /** Land is doubted beyond this, and beyond half of the two decimals that acres are written with. Ours. */
  landPercent: 5,
  landUnitStep: 0.02,
  /** Ours: an inspection older than this cannot have seen what changed since. Shown as a fact, not as a breach of a duty. */
  inspectionYears: 5,
  /** Source: DOR 2025 User's Guide, DOR_UC: vacant residential, commercial, industrial, institutional. */
  vacantUses: new Set(['000', '010', '040', '070']),
  builtUses: new Set(['001', '002', '004', '005', '008']),
} as const
