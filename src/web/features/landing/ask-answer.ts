/** Asks for the answer to an address, and for the counties it can be given for. */
import type { QuickAnswer } from '#contract/report/reports.ts'
import { addressLack } from '#core/property/address-lack.ts'
import * as words from '#messages/landing/ask-answer.ts'

export type AskedAnswer =
  | { readonly kind: 'answered'; readonly address: string; readonly answer: QuickAnswer }
  | { readonly kind: 'refused'; readonly message: string }

/** Loaded on the first use of the form, so that the first paint does not wait for it. */
const loadCalls = () => Promise.all([import('#web/call/api.ts'), import('#contract/report/reports.ts')])

const noAddress = words.enterYourHomesAddressStartingWith()

const lackWords = { 'po-box': words.aPoBoxIsntAHome(), 'no-street': words.startWithTheHouseNumber() } as const

export const askAnswer = async (typed: string): Promise<AskedAnswer> => {
  const address = typed.trim()
  if (address === '') return { kind: 'refused', message: noAddress }
  const lack = addressLack(address)
  if (lack !== null) return { kind: 'refused', message: lackWords[lack] }
  try {
    const [{ call }, { askQuickAnswer }] = await loadCalls()
    return { kind: 'answered', address, answer: (await call(askQuickAnswer, { address })).answer }
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : ''
    return { kind: 'refused', message: message || words.thatDidNotWorkPleaseTry() }
  }
}

/** Null where it could not be asked: the line then says what holds everywhere. */
export const askCoverage = async () => {
  try {
    const [{ call }, { readCoverage }] = await loadCalls()
    return (await call(readCoverage, {})).records
  } catch {
    return null
  }
}
