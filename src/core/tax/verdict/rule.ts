/** Owns by which state of the arithmetic a kept verdict was judged, so that an older one is judged again. */

/**
 * Raised whenever a change of the arithmetic, or of the law in `tax-law.ts`, could give a kept verdict another answer.
 * 2: parts that a notice does not print, and exemptions of the homestead alone (November 2026).
 * 3: a home's own purchase below its just value is the evidence (November 2026).
 * 4: that purchase counts as a just value, as it does in the case (November 2026).
 * 5: the sales are weighed as a packet weighs them (November 2026).
 * 6: the estimate is of other homes' sales alone (November 2026).
 * 7: the purchase is worth a second saving, at the ratio of its own neighborhood (November 2026).
 * 8: that second saving is one of the lower values worked out (November 2026).
 * 9: it leads where its price on January 1 is below the county's value, by what it saves as a just value (November 2026).
 * 10: a homestead's two taxable values that are the same are asked about (November 2026).
 * 11: an estimate is worth a second saving, too, at the ratio of the home's neighborhood (November 2026).
 * 12: a purchase leads only where what was paid is clearly below the county's value, as papers have it (November 2026).
 */
export const VERDICT_RULE = 12

/** A verdict without a rule was kept before rules were counted. */
export const isOfOlderRule = ({ rule = 1 }: { readonly rule?: number | undefined }): boolean =>
  rule < VERDICT_RULE
