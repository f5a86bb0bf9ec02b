/** Owns how a table by tax year is read: a row holds from its year until the next row of its kind. */

export interface From {
  readonly from: number
}

/** The row that holds in a year: the one with the latest `from` that is not after it. */
export const rowOf = <Row extends From>(rows: readonly Row[], taxYear: number): Row | undefined =>
  rows.reduce<Row | undefined>(
    (held, row) => (row.from <= taxYear && (held === undefined || row.from > held.from) ? row : held),
    undefined,
  )
