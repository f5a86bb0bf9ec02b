/** Owns what the owner of a case says of the county's record, as the sales are compared with it. */

import type { CaseFile } from '#core/case/file.ts'
import { purchaseSaid } from '#core/case/own-purchase.ts'
import type { ExhibitFile } from '#core/document/exhibits.ts'
import { recordCorrections } from './grid/corrected-grid.ts'

export const ownerSays = (
  file: Pick<CaseFile, 'corrections' | 'value'>,
  files: readonly Pick<ExhibitFile, 'kind' | 'caption' | 'name' | 'takenOn'>[],
) => ({ corrections: recordCorrections(file), purchase: purchaseSaid(file, files) })
