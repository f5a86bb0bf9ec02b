/** Owns what a tax roll is called before its reader. */

/** 'Leon County 2026 tax roll (sample)'. */
export const rollNameOf = (roll: {
  readonly countyName: string
  readonly rollYear: number
  readonly synthetic: boolean
}): string => `${roll.countyName} County ${roll.rollYear} tax roll${roll.synthetic ? ' (sample)' : ''}`
