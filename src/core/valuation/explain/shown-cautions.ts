/** Owns which cautions stand beside an estimate wherever it is shown. */

export type ShownEstimate =
  | { readonly sufficient: false }
  /** Missing in reports of older methods. */
  | { readonly sufficient: true; readonly cautions?: readonly string[] | undefined }

/** Whole sentences; none for an estimate that is not shown. */
export const cautionsOf = (estimate: ShownEstimate): readonly string[] =>
  estimate.sufficient ? (estimate.cautions ?? []) : []
