/** Owns the numbers that the guided path of a case turns on, with the source of each. Checked 2026-11-21. */

/** Chosen sales below which a comparison is too thin to show. Practice, not a rule; our own judgment. */
export const fewestChosenSales = 3

/** Sales that are chosen in one press, the most alike ones: they fit one page of the grid. Our own judgment. */
export const usualChosenSales = 5

/** Days before the petition is due from which nothing else comes first: it counts when received. Our own judgment. */
export const fileFirstDays = 5

/** Month and day of the tax year from which its bill can be paid. Source: s. 197.333, F.S. Checked 2026-11-30. */
export const billsAreOutFrom = '11-01'

/** Days after the board's decision in which the circuit court can be asked. Source: s. 194.171(2), F.S. */
export const courtDays = 60

export const courtSource = 's. 194.171(2), F.S.'

/**
 * Month and day, in the year after the tax year, by which boards finish: 1 December where petitions rose by more than a
 * tenth. Likely, not verified: seen in a bill of 2015, its later place not read. The written decision follows within 20
 * calendar days of the board's last day: s. 194.034(2), F.S.
 */
export const boardsFinish = '06-01'
export const decisionDays = 20

export const decisionSource = 's. 194.034(2), F.S.; the date most boards finish is an estimate'

/** Versions of a case that are kept whatever their age, and days of which the last one is kept. Our own choice. */
export const keptVersions = { newest: 20, days: 40 } as const

/** Month and day from which a day can be of a petition or its notice: the roll is complete on July 1, s. 193.023(1), F.S. */
export const noticesNotBefore = '07-01'

/** Years after the tax year in which a hearing is still believed. Our own bound: boards have taken more than a year. */
export const yearsUntilHearing = 5

/** Figures of a home that a record or its owner can state: a figure outside them is a slip. Ours, and wide on purpose. */
export const homeFigures = {
  living_area: { least: 100, most: 100_000, unit: 'square feet', example: '1,910' },
  year_built: { least: 1565, most: 2100, unit: '', example: '1998' },
  bedrooms: { least: 0, most: 99, unit: 'bedrooms', example: '3' },
  bathrooms: { least: 0, most: 99, unit: 'bathrooms', example: '2.5' },
  land_area: { least: 0.001, most: 1_000_000_000, unit: 'square feet or acres', example: '8,000' },
} as const

export type MeasuredField = keyof typeof homeFigures

/** A sale below it is asked about, in cents: deeds of gifts name $10 or $100. Our own judgment. */
export const leastSalePriceCents = 100_000

/** Shares of the just value below which a value asked for is a slip, and below which it is asked about. Our own judgment. */
export const shareOfJustValue = { least: 0.01, asked: 0.1 } as const

/** Days before a step of the case is due from which it comes before the next lesson. Our own judgment. */
export const caseFirstDays = 21

/** Nearer than this two weighings of sales are the same. Our own choice, checked 2026-11-23. */
export const sameValueShare = 0.02
