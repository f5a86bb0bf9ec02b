/** Says what each exemption that rests on who the owner is takes off, and saves on one home. */

import { formatMoney } from '#core/money.ts'
import { personalSavings, type TaxedReading } from '#core/tax/exemption/personal.ts'
import {
  type PersonalExemption,
  SENIOR_AGE,
  VETERAN_DISABILITY_PERCENT,
} from '#core/tax/law/personal-exemptions.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import * as words from '#messages/verdict/personal-exemptions.ts'

type Amounts = { readonly amount: string; readonly isSaving: 'yes' | 'no'; readonly saving: string }

const LINES: Record<PersonalExemption, (amounts: Amounts) => string> = {
  personal: words.personal,
  veteran: (amounts) => words.veteran({ ...amounts, percent: VETERAN_DISABILITY_PERCENT }),
  senior: (amounts) => words.senior({ ...amounts, age: SENIOR_AGE }),
}

/** One line each. Without readings: what it takes off alone. */
export const exemptionLines = (readings: readonly TaxedReading[]): readonly string[] =>
  personalSavings(readings).map(({ id, mostCents, savingCents }) =>
    LINES[id]({
      amount: formatMoney(mostCents),
      isSaving: savingCents === null ? 'no' : 'yes',
      saving: formatMoney(inWholeDollars(savingCents ?? 0)),
    }),
  )
