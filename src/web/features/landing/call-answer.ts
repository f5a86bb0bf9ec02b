/** Asks the server for a first answer; loaded with the first use of a form, so that the first paint does not wait for it. */
import type { InputOf } from '#contract/endpoint.ts'
import { askQuickAnswer, type QuickAnswer } from '#contract/report/quick-answer.ts'
import * as words from '#messages/landing/call-answer.ts'
import { ApiFailure, call } from '#web/call/api.ts'

export const callAnswer = async (input: InputOf<typeof askQuickAnswer>): Promise<QuickAnswer> => {
  try {
    return (await call(askQuickAnswer, input)).answer
  } catch (failure) {
    // Asked too often: the address is not at fault, and a report can be asked for meanwhile.
    const minutes = failure instanceof ApiFailure ? failure.waitMinutes : 0
    if (minutes === 0) throw failure
    return { kind: 'working', message: words.youveLookedUpManyHomes({ minutes }), countyId: null }
  }
}
