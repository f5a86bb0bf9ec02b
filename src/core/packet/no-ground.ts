/** Owns when nothing in a case leads to the value that it asks for, so that its packet waits for a ground, or for its owner to insist. */

import { type CaseFile, chosenIn } from '#core/case/file.ts'
import { isPetitionCopy } from '#core/document/exhibit-links.ts'
import type { ExhibitFile } from '#core/document/exhibits.ts'
import { saysOnlyOpinion } from '#core/document/facts/owner-words/testimony.ts'
import { formatMoney } from '#core/money.ts'

/** Without a sale that is argued from, a price of the owner's own below the county's, or like homes that support the value. */
const hasFigures = (file: CaseFile, factIds: ReadonlySet<string>): boolean =>
  factIds.has('own-purchase.leads') ||
  factIds.has('equity.stands') ||
  factIds.has('case.sales') ||
  (chosenIn(file).length > 0 && !factIds.has('recon-listed'))

interface Grounds {
  readonly file: CaseFile
  /** Of the papers of the packet. */
  readonly factIds: ReadonlySet<string>
  readonly exhibits: readonly ExhibitFile[]
}

/** In a sentence or two to the owner; null where something leads there, or the owner wants the packet all the same. */
export const noGroundWords = ({ file, factIds, exhibits }: Grounds): string | null => {
  const { opinionCents, keepsReasons } = file.value
  if (opinionCents === null || keepsReasons === true || hasFigures(file, factIds)) return null
  if (!exhibits.every(isPetitionCopy) || !saysOnlyOpinion(file)) return null
  return `Nothing in your case supports ${formatMoney(opinionCents)}: no sale, no error in the record, no defect, and no reason that you can testify to. Add what shows it, or withdraw the petition. If you want a packet that states only your opinion, check “Keep sentences that could hurt your case” under “More options” in “Your opinion of value.”`
}
