/** The sentence shown when a call did not succeed. */
import { ApiFailure } from './api.ts'

/** The failure's own message when it has one that is fit to show, else the screen's. */
export const failureMessage = (failure: unknown, fallback: string): string =>
  failure instanceof ApiFailure ? failure.message || fallback : fallback
