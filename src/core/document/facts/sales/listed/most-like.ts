/** Owns the order of sales by how like the home they are, for saying which of them is most like it: as the grid weighs them. */

import type { AdjustedRollSale } from '../material.ts'
import { apartPercent, isUnplaced } from './unplaced.ts'

type Compared = Pick<AdjustedRollSale, 'nearness' | 'adjustments' | 'grossPercent'>

/** Small adjustments tell of likeness only where every sale is adjusted for its place. */
export const isToldByAdjustments = (all: readonly Compared[]): boolean => !all.some(isUnplaced)

/** Negative where the first is the more alike. */
export const moreAlike = (one: Compared, other: Compared): number => apartPercent(one) - apartPercent(other)
