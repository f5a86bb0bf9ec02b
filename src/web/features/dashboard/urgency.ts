/** Whether the petition of a home is filed. */
import type { Home } from './data.ts'

/** Once a petition is filed its days are kept whatever the answer was. */
export const isFiled = (home: Home | null): boolean => home?.own?.isUnderWay === true
