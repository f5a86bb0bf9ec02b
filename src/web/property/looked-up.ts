/** The address that the landing page answered for last, kept in this browser so that it is not typed again after a purchase. Small: the first view loads it. */
import { storeChoice, storedChoice } from '#web/browser/stored-choice.ts'

const name = 'lookedUp'
const homesteadName = 'lookedUpHomestead'

/** With what the record says of a homestead exemption; null where no record was found. */
export const keepLookedUp = (address: string, homestead: boolean | null = null) => {
  storeChoice(name, address)
  storeChoice(homesteadName, homestead === null ? '' : homestead ? 'yes' : 'no')
}

/** '' when nothing is kept. */
export const lookedUpHere = (): string => storedChoice(name) ?? ''

/** null where nothing is known of it. */
export const lookedUpHomestead = (): boolean | null => {
  const kept = storedChoice(homesteadName)
  return kept ? kept === 'yes' : null
}

export const forgetLookedUp = () => keepLookedUp('')
