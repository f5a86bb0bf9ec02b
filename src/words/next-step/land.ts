/** Owns what a verdict says of a parcel that is not a home: nothing in it speaks of a house. */

import { isHome, useCodeName } from '#core/property/use-code.ts'
import type { HelpCode } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/next-step/land.ts'

/** What the roll calls the parcel; null for a home. */
export const nameOfNoHome = (useCode: string): string | null =>
  isHome(useCode) ? null : useCodeName(useCode)

const CHECK_LAND_RECORD = words.compareTheCountysRecordWithThe()

const ofProperty = (text: string): string => text.replaceAll(/\b(the|this|your) home\b/g, '$1 property')

interface Told {
  readonly headline: string
  readonly explanation: readonly string[]
  readonly whatElseHelps: readonly { readonly code: HelpCode; readonly text: string }[]
}

const VACANT_LOT = '000'
const HELP_FOR_HOMES: ReadonlySet<HelpCode> = new Set<HelpCode>([
  'claim_homestead',
  'exemption_does_not_apply',
  'check_portability',
])

/** The verdict of a parcel with this use code; that of a home is given back as it is. */
export const verdictForUse = <V extends Told>(verdict: V, useCode: string): V => {
  if (isHome(useCode)) return verdict
  return {
    ...verdict,
    headline: ofProperty(verdict.headline),
    explanation: verdict.explanation.map(ofProperty),
    whatElseHelps: verdict.whatElseHelps
      .filter(({ code }) => useCode !== VACANT_LOT || !HELP_FOR_HOMES.has(code))
      .map((help) =>
        help.code === 'check_record'
          ? { ...help, text: CHECK_LAND_RECORD }
          : { ...help, text: ofProperty(help.text) },
      ),
  }
}
