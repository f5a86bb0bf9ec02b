/** Owns a case with all that a packet may hold, and making and fetching its packet in tests. */

import { getCaseSales } from '#contract/case/cases.ts'
import { generateDocument, getDocumentStatus, listDocuments } from '#contract/document/documents.ts'
import { renewDocument } from '#contract/document/edits.ts'
import { downloadPacket, getPackets, makePacket, type Packet } from '#contract/document/packets.ts'
import { describeUpload } from '#contract/document/uploads.ts'
import { type ConditionItem, emptyCase } from '#core/case/file.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { PACKET_KINDS } from '#core/packet/hand-over.ts'
import { type CaseOwner, caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { paper, photo } from '#server/features/upload/testing/files.ts'
import { addUpload } from '#server/features/upload/testing/send-upload.ts'
import { until } from '#server/jobs/until.ts'
import type { TestApp } from '#test/app.ts'

const hearing = { heldOn: '2026-12-07', time: '09:30', place: 'Room 4', remoteLink: '', minutes: 15 }
const leak: ConditionItem = {
  id: 'leak',
  what: 'Leak above the hall',
  where: 'Roof',
  presentOnValuationDay: true,
  costCents: 861_300,
  costSource: 'estimate',
  costDetail: 'Sample Roofing',
}

/** Two that are the owner's own, and a letter that goes out by itself. */
const ownKinds: readonly DocumentKind[] = ['playbook', 'hearing_script', 'withdrawal_letter']

export const written = async ({ client, propertyId }: CaseOwner, kind: DocumentKind) => {
  const { documentId } = await client.call(generateDocument, { kind, propertyId })
  await until(
    async () => (await client.call(getDocumentStatus, { id: documentId })).document.status === 'completed',
  )
}

/** What was written again because another paper came to it, too. */
const allWritten = ({ client, propertyId }: CaseOwner) =>
  until(async () => {
    const { documents } = await client.call(listDocuments, { propertyId, pageSize: 100 })
    return documents.every(({ status }) => status === 'completed')
  })

/** A paper written while the sales are still worked through is older than its case a moment later. */
export const salesFound = ({ client, caseId: id }: CaseOwner): Promise<void> =>
  until(async () => (await client.call(getCaseSales, { id })).sales.kind === 'found')

/** `uploadIds`: a paper of two pages, and a photo with a day and a caption that our type does not hold whole. */
export const fullCase = async (app: TestApp) => {
  const owner = await caseOwner(app)
  await owner.save({
    hearing: { ...emptyCase.hearing, ...hearing },
    filing: { ...emptyCase.filing, petitionNumber: '2026-00417' },
    condition: [leak],
    value: { opinionCents: 38_700_000, reasons: 'The roof and three sales.' },
  })
  const roof = await addUpload(owner, { kind: 'photo', name: 'IMG_1.jpg' }, await photo())
  const estimate = await addUpload(owner, { kind: 'paper', name: 'estimate.pdf' }, await paper({ pages: 2 }))
  const words = { caption: 'The roof, north side', takenOn: '2026-01-04' }
  await owner.client.call(describeUpload, { id: owner.caseId, uploadId: roof, ...words })
  await salesFound(owner)
  // The cover letter among the first, though it names the papers that go with it.
  await Promise.all([...PACKET_KINDS, ...ownKinds].map((kind) => written(owner, kind)))
  await allWritten(owner)
  return { owner, uploadIds: [estimate, roof] as const }
}

export const seen = async ({ client, caseId: id }: CaseOwner) => client.call(getPackets, { id })

export const newest = async (of: CaseOwner): Promise<Packet> => {
  const [packet] = (await seen(of)).packets
  if (!packet) throw new Error('there is no packet')
  return packet
}

/** What the case lists as older than it is written again, as its owner would with one press. */
export const updateOlder = async (of: CaseOwner): Promise<void> => {
  await allWritten(of)
  const { toFix } = await seen(of)
  const stale = toFix.filter(({ kind }) => kind === 'stale').flatMap(({ documentIds }) => documentIds)
  for (const id of stale) {
    await of.client.call(renewDocument, { id })
    // A letter follows the papers that it names: until it has, it cannot be renewed itself.
    await allWritten(of)
  }
}

export const make = async (of: CaseOwner): Promise<Packet> => {
  const { caseId: id, client } = of
  const { packetId } = await client.call(makePacket, { id, megabytes: 10 })
  await until(async () => ['completed', 'failed'].includes((await newest(of)).status))
  const packet = await newest(of)
  if (packet.id !== packetId) throw new Error('another packet took its place')
  return packet
}

export const fetched = async (
  app: TestApp,
  { client, caseId: id }: CaseOwner,
  packetId: string,
): Promise<Uint8Array> => {
  const { url } = await client.call(downloadPacket, { id, packetId })
  const response = await fetch(`${app.url}${url}`)
  const type = response.headers.get('content-type')
  if (type !== 'application/pdf') throw new Error(`${response.status} ${type}`)
  return new Uint8Array(await response.arrayBuffer())
}
