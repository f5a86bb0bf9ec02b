/** Owns what the owner of a case does with documents in tests: has them written, changes them, fetches their files. */
import {
  downloadDocument,
  generateDocument,
  getDocumentStatus,
  type WrittenDocument,
} from '#contract/document/documents.ts'
import { saveDocumentSection } from '#contract/document/edits.ts'
import { getPackets, makePacket } from '#contract/document/packets.ts'
import { calendarDate } from '#core/calendar-date.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { richHeld } from '#core/document/testing/rich-case.ts'
import type { CaseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { until } from '#server/jobs/until.ts'
import type { TestApp } from '#test/app.ts'
import { sectionIn } from './drafting-fixture.ts'

const noted = calendarDate('2026-09-28')
const { corrections, comparables, condition, value, filing, hearing, deliveries } = richHeld.file

/** The rich case is of later in the season; here what is noted in it has come by October. */
export const richByAutumn = {
  corrections,
  comparables,
  condition,
  value,
  hearing,
  filing: { ...filing, paidOn: noted },
  deliveries: deliveries.map((one) => ({ ...one, sentOn: one.sentOn && noted })),
}

export const caseAuthor = ({ url: site }: TestApp, { client, propertyId, caseId }: CaseOwner) => {
  const statusOf = async (id: string) => (await client.call(getDocumentStatus, { id })).document
  /** Completed or failed. */
  const finished = async (id: string): Promise<WrittenDocument> => {
    await until(async () => ['completed', 'failed'].includes((await statusOf(id)).status))
    return statusOf(id)
  }
  const written = async (kind: DocumentKind): Promise<WrittenDocument> =>
    finished((await client.call(generateDocument, { kind, propertyId })).documentId)
  /** Upon the section as it is now. */
  const save = async (id: string, sectionId: string, text: string) => {
    const { version } = sectionIn(await statusOf(id), sectionId)
    return client.call(saveDocumentSection, { id, sectionId, version, text })
  }
  const bytesOf = async (id: string, format: 'pdf' | 'docx'): Promise<Buffer> => {
    const { url, fileName } = await client.call(downloadDocument, { id, format })
    if (!fileName.endsWith(`.${format}`)) throw new Error(`${fileName} is no ${format}`)
    return Buffer.from(await (await fetch(`${site}${url}`)).arrayBuffer())
  }
  /** Why no packet of the case can be made now. */
  const packetRefusal = async () => {
    const refused = await client.refusal(makePacket, { id: caseId, megabytes: 5 })
    if (refused.code !== 'conflict') throw new Error(`The packet was refused as ${refused.code}.`)
    return (await client.call(getPackets, { id: caseId })).toFix.map(({ kind }) => kind)
  }
  return { statusOf, finished, written, save, bytesOf, packetRefusal }
}
