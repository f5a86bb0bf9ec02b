/** Where an owner gets mail is asked for once: what one case is told, the owner's other cases of the year know too. */
import { isHalfAddress } from '#core/case/mailing-address.ts'
import type { Transaction } from '#server/db/open.ts'
import type { CaseRow } from '#server/db/schema/cases.ts'
import { lockOtherCases, writeCase } from './queries.ts'

/** A case that was told another address keeps it. Its place among the cases worked on stays: nobody worked on it. */
export const tellOtherCases = async (tx: Transaction, saved: CaseRow, before: CaseRow): Promise<void> => {
  const { ownerAddress = '' } = saved.file.filing
  const { ownerAddress: known = '' } = before.file.filing
  if (ownerAddress === known || ownerAddress.trim() === '' || isHalfAddress(ownerAddress)) return
  for (const other of await lockOtherCases(tx, saved)) {
    const { filing } = other.file
    if (![undefined, '', known].includes(filing.ownerAddress)) continue
    await writeCase(tx, other, { ...other.file, filing: { ...filing, ownerAddress } }, other.updatedAt)
  }
}
