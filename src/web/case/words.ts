/** How the parts of a case are called wherever they are shown, in the order of the path. */
import type { CaseStep } from '#core/case/parts.ts'
import * as words from '#messages/case/words.ts'

export const stepNames: Readonly<Record<CaseStep, string>> = {
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
