/** Owns what a tax roll is called before its reader. */
import * as words from '#messages/property/roll-name.ts'

interface NamedRoll {
  readonly countyName: string
  readonly rollYear: number
  readonly synthetic: boolean
}

/** 'Leon County 2026 tax roll (sample)'. */
export const rollNameOf = ({ synthetic, ...roll }: NamedRoll): string =>
  synthetic ? words.sampleTaxRoll(roll) : words.taxRoll(roll)
