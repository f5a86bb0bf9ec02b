/** The address that the landing page answered for last, kept in this browser so that it is not typed again after a purchase. Small: the first view loads it. */
import { storeChoice, storedChoice } from '#web/browser/stored-choice.ts'

const name = 'lookedUp'

export const keepLookedUp = (address: string) => storeChoice(name, address)

/** '' when nothing is kept. */
export const lookedUpHere = (): string => storedChoice(name) ?? ''

export const forgetLookedUp = () => storeChoice(name, '')
