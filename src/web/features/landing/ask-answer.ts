/** Asks for the answer to an address, and for the counties it can be given for. */
import type { OutputOf } from '#contract/endpoint.ts'
import type { QuickAnswer } from '#contract/report/quick-answer.ts'
import type { readCoverage } from '#contract/report/reports.ts'
import { networkErrorPleaseCheckYour } from '#messages/contract/envelope.ts'
import * as words from '#messages/landing/ask-answer.ts'
import { addressFault } from '#web/property/address-fault.ts'
import type { LookedUp } from '#web/property/looked-up.ts'

export type AskedAnswer =
  | {
      readonly kind: 'answered'
      readonly address: string
      /** As it was typed; '' where none was asked for. */
      readonly parcelNumber: string
      /** As they were typed; null where the record answered. */
      readonly trimNumbers: LookedUp['trimNumbers']
      readonly answer: QuickAnswer
    }
  | { readonly kind: 'refused'; readonly message: string }

const loadCall = () => import('#web/features/landing/call-answer.ts').catch(() => null)

const noAddress = words.enterYourHomesAddressStartingWith()

/** Words behind a comma are meant for the city, known or not. */
const namesACity = (line: string): boolean =>
  /,\s*(?!(?:apt|unit|suite|ste|lot|bldg|fla?|florida)\b)\p{L}{3}/iu.test(line)

const restToAdd = (address: string): string =>
  namesACity(address) ? words.addTheZip() : words.addTheCityAndZip()

/** Why no report is made of an address yet. */
export type NoHome = {
  readonly message: string
  /** Whole, and not on the county's record: with the nearest that are; null where the address is half. */
  readonly nearest: readonly string[] | null
}

type HomeAt = {
  /** null where a home can be meant, and where that could not be asked: the report then says it. */
  readonly noHome: NoHome | null
  /** null unless the address means one home on the record. */
  readonly parcelId: string | null
}

const unknownHome: HomeAt = { noHome: null, parcelId: null }

export const homeAt = async (address: string): Promise<HomeAt> => {
  const loaded = await loadCall()
  if (loaded === null) return unknownHome
  try {
    const answer = await loaded.callAnswer({ address })
    switch (answer.kind) {
      case 'answer':
        return { noHome: null, parcelId: answer.parcelId }
      case 'not_on_record':
        return { ...unknownHome, noHome: { message: answer.message, nearest: answer.addresses } }
      case 'half_address':
        return { ...unknownHome, noHome: { message: restToAdd(address), nearest: null } }
      default:
        return unknownHome
    }
  } catch {
    return unknownHome
  }
}

/** `numbers`: those of the notice, as JSON; '' where none were asked for. */
export const askAnswer = async (typed: string, parcel = '', numbers = ''): Promise<AskedAnswer> => {
  const parcelNumber = parcel.trim()
  const address = typed.trim()
  if (address === '') return { kind: 'refused', message: noAddress }
  const fault = addressFault(address)
  if (fault !== null) return { kind: 'refused', message: fault }
  const loaded = await loadCall()
  // Without a connection the scripts do not come either.
  if (loaded === null) return { kind: 'refused', message: networkErrorPleaseCheckYour() }
  try {
    const trimNumbers: LookedUp['trimNumbers'] = numbers ? JSON.parse(numbers) : null
    const answer = await loaded.callAnswer({
      address,
      ...(parcelNumber && { parcelNumber }),
      ...(trimNumbers && { trimNumbers }),
    })
    return answer.kind === 'half_address'
      ? { kind: 'refused', message: restToAdd(address) }
      : { kind: 'answered', address, parcelNumber, trimNumbers, answer }
  } catch (failure) {
    // Anything else than the server's own words is no sentence for a person.
    const isTold = failure instanceof Error && 'code' in failure && failure.message !== ''
    return { kind: 'refused', message: isTold ? failure.message : words.thatDidNotWorkPleaseTry() }
  }
}

export type CoveredCounty = OutputOf<typeof readCoverage>['records'][number]

/**
 * Null where it could not be asked: the line then says what holds everywhere. Asked for on the first view, without the calls'
 * scripts; `at` is the contract's own address.
 */
export const askCoverage = async (at: string): Promise<readonly CoveredCounty[] | null> => {
  try {
    const { data } = await (await fetch(at)).json()
    return data.records
  } catch {
    return null
  }
}
