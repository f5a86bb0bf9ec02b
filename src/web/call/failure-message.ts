/** The sentence shown when a call did not succeed. */

import * as words from '#messages/call/failure-message.ts'
import { ApiFailure } from './api.ts'

/** The failure's own message when it has one that is fit to show, else the screen's. */
export const failureMessage = (failure: unknown, fallback: string): string =>
  failure instanceof ApiFailure ? failure.message || fallback : fallback

/** The same under a title; null while nothing has failed. */
export const failureNotice = (
  title: string,
  failure: unknown,
): { readonly title: string; readonly message: string } | null =>
  failure ? { title, message: failureMessage(failure, words.pleaseTryAgain()) } : null
