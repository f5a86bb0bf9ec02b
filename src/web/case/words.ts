/** How the parts of a case are called, and how sure its dates are, wherever they are shown. */
import type { DeadlineCertainty } from '#core/appeal/deadlines/shape.ts'
import type { CaseStation } from '#core/case/parts.ts'
import * as words from '#messages/case/words.ts'

export const stationNames: Readonly<Record<CaseStation, string>> = {
  notice: words.yourTrimNotice(),
  facts: words.thePropertyRecord(),
  comparables: words.comparableSales(),
  condition: 'Condition',
  papers: words.photosAndPapers(),
  value: words.yourOpinionOfValue(),
  filing: words.petitionAndPayment(),
  hearing: 'Hearing',
  deliveries: words.deliveryLog(),
  outcome: 'Decision',
}

export const certaintyWords: Readonly<Record<DeadlineCertainty, string>> = {
  printed: words.asPrintedOnYourNotice(),
  reported: words.asReportedForYourCountyThe(),
  statute: words.setByLaw(),
  'before-statute': words.theLastBusinessDayBeforeThe(),
  estimate: words.anEstimate(),
  suggestion: words.ourSuggestion(),
}
