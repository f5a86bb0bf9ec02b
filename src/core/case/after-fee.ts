/** Owns what the petition fee leaves of a year's saving. */
import { inWholeDollars } from '#core/tax/saving/later.ts'

/** In cents, under the readings of the law that are open. */
interface Saving {
  readonly lowCents: number
  readonly highCents: number
}

/** In the whole dollars that it is shown in. */
export const afterFee = ({ lowCents, highCents }: Saving, feeCents: number): Saving => ({
  lowCents: Math.max(0, inWholeDollars(lowCents) - feeCents),
  highCents: Math.max(0, inWholeDollars(highCents) - feeCents),
})
