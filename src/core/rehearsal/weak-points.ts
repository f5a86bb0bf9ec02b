/** Owns looking through a case for what is thin: the one list behind the private playbook and the rehearsal. */

import { isReceivedLate } from '#core/case/days/late-filing.ts'
import type { CaseFile } from '#core/case/file.ts'
import { gridCorrections } from '#core/document/facts/sales/grid/corrected-grid.ts'
import { filedLate } from './likely/of-weak.ts'
import { weakConclusion } from './weak-conclusion.ts'
import { otherThanRoll, weakCondition, weakDeliveries, weakRecord } from './weak-evidence.ts'
import { weakFiles } from './weak-files.ts'
import { weakGrid } from './weak-grid.ts'
import { weakHomestead } from './weak-homestead.ts'
import type { WeakMaterial, WeakPoint } from './weak-point.ts'
import { weakRows } from './weak-rows.ts'
import { weakSales } from './weak-sales.ts'
import { weakValue } from './weak-value.ts'

/** What may be asked of a petition that came after the last day which the notice prints. */
const weakFiling = (file: CaseFile): readonly WeakPoint[] => {
  const { petitionFiledOn } = file.filing
  const { petitionDueOn } = file.notice
  if (petitionFiledOn === null || petitionDueOn === null || !isReceivedLate(file)) return []
  return [
    {
      id: 'petition-late',
      step: 'filing',
      asker: 'magistrate',
      reason: { code: 'petition_late', receivedOn: petitionFiledOn, printedOn: petitionDueOn },
      answer: filedLate(petitionFiledOn, petitionDueOn),
    },
  ]
}

/** None without a case; a case without any gap of the kinds known here has none either. */
export const weakPoints = (material: WeakMaterial): readonly WeakPoint[] => {
  const { held, sales, justCents, taxYear, asOf } = material
  if (held === null) return []
  const { file } = held
  const found = typeof sales === 'string' ? null : sales
  return [
    ...weakHomestead(material),
    ...weakFiling(file),
    ...weakValue(file, found, justCents),
    ...weakConclusion(file, found, justCents),
    ...weakSales(file, found, taxYear),
    ...(found ? weakGrid(file, gridCorrections(found, file), found) : []),
    ...weakRecord(file),
    ...otherThanRoll(file, material.parcel ?? material.rollParcel ?? null),
    ...weakCondition(file),
    ...weakFiles(held, taxYear),
    ...weakDeliveries(file, asOf),
    ...weakRows(file, found),
  ]
}
