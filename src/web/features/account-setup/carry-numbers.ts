/** Takes the numbers of a notice that were typed for a first answer into the account, as a report of its home: nobody types them again. */
import { reportTypes } from '#contract/report/property-types.ts'
import { requestPropertyAnalysis, submitTrimNumbers } from '#contract/report/reports.ts'
import { call } from '#web/call/api.ts'
import { numbersTyped } from '#web/property/numbers-typed.ts'
import { lookedUpHome } from '#web/property/remembered-home.ts'
import { recordOf } from './record-of.ts'
import type { SetupProperty } from './setup-form.ts'

/** Of another home they say nothing. Without an answer the account is as good: they can be typed there. */
export const carryNumbers = async (email: string, home: SetupProperty): Promise<void> => {
  const numbers = numbersTyped()
  if (numbers === null || recordOf(home, lookedUpHome()) === null) return
  const street = [home.addressLine1, home.addressLine2].filter(Boolean).join(' ')
  try {
    const { leadId } = await call(requestPropertyAnalysis, {
      email,
      address: `${street}, ${home.city}, FL ${home.zipCode}`,
      propertyType: reportTypes[home.propertyType],
      entersHome: true,
    })
    await call(submitTrimNumbers, { leadId, trimNumbers: numbers })
  } catch {
    // See above.
  }
}
