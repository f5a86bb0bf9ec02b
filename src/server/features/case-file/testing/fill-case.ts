/** Owns a case whose every word says whose it is, so that a test finds it where it does not belong. */
import { emptyCase } from '#core/case/file.ts'
import { evidenceSent, sale } from '#core/case/testing/cases.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { written } from '#server/features/packet/testing/packet-fixture.ts'
import { paper } from '#server/features/upload/testing/files.ts'
import { addUpload } from '#server/features/upload/testing/send-upload.ts'
import type { CaseOwner } from './case-fixture.ts'

/** Everything that is typed, added and then written carries the mark. */
export const fillCase = async (
  of: CaseOwner,
  mark: string,
  kinds: readonly DocumentKind[],
): Promise<void> => {
  const told = { recordValue: `${mark} record`, trueValue: `${mark} truth`, why: '', proof: mark }
  const damage = { id: mark, what: `${mark} leak`, where: mark, presentOnValuationDay: true }
  await of.save({
    corrections: [{ ...told, id: mark, field: 'pool' }],
    comparables: [sale(mark, { reason: `${mark} reason` })],
    condition: [{ ...damage, costCents: 700_000, costSource: 'own', costDetail: mark }],
    value: { opinionCents: 38_000_000, reasons: `${mark} opinion` },
    filing: { ...emptyCase.filing, petitionNumber: `${mark}-00417` },
    hearing: { ...emptyCase.hearing, heldOn: '2026-12-07', place: `${mark} room` },
    deliveries: [{ ...evidenceSent, sentOn: '2026-09-28', what: `${mark} packet`, proof: `${mark} receipt` }],
  })
  const bill = await paper({ pages: 1, says: `${mark} bill` })
  await addUpload(of, { kind: 'paper', name: `${mark}.pdf` }, bill)
  await Promise.all(kinds.map((kind) => written(of, kind)))
}
