/** Proves that a packet holds what its owner chose and may hand over, each figure from a fact, and is made once. */
import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCase } from '#contract/case/cases.ts'
import { getRehearsal } from '#contract/case/rehearsal.ts'
import { downloadDocument, getDocumentStatus, listDocuments } from '#contract/document/documents.ts'
import { downloadPacket, makePacket, type Packet } from '#contract/document/packets.ts'
import { describeUpload } from '#contract/document/uploads.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { type FactSheet, renderingsOf } from '#core/document/facts/sheet.ts'
import { PACKET_KINDS } from '#core/packet/hand-over.ts'
import type { CaseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { paper } from '#server/features/upload/testing/files.ts'
import { addUpload } from '#server/features/upload/testing/send-upload.ts'
import { until } from '#server/jobs/until.ts'
import { structureFaults } from '#server/services/testing/pdf-structure.ts'
import { type ReadPdf, readPdf } from '#server/services/testing/read-pdf.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { seasonOfTheSample } from '#test/reports.ts'
import { writePacketFile } from './jobs.ts'
import { fetched, fullCase, make, newest, seen, updateOlder } from './testing/packet-fixture.ts'

let app: TestApp
let owner: CaseOwner
let uploadIds: readonly [estimate: string, roof: string]

beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
  ;({ owner, uploadIds } = await fullCase(app))
})
afterAll(() => app.close())

const figuresIn = (text: string): readonly string[] => text.match(/\d(?:[\d,.]*\d)?/g) ?? []

const sheetsOf = async (kinds: readonly DocumentKind[]): Promise<readonly FactSheet[]> =>
  (
    await app.rows<{ facts: FactSheet }>(
      'select facts from documents where user_id = $1 and kind = any($2)',
      [owner.user.id, kinds],
    )
  ).map(({ facts }) => facts)

/** As its owner prints it for the hearing. */
const scriptText = async (): Promise<string> => {
  const { client, propertyId } = owner
  const { documents } = await client.call(listDocuments, { propertyId })
  const script = documents.find(({ kind }) => kind === 'hearing_script')
  const { url } = await client.call(downloadDocument, { id: script?.id ?? '' })
  const response = await fetch(`${app.url}${url}`)
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text.replace(/\s+/g, ' ')
}

describe('a packet', () => {
  let packet: Packet
  let bytes: Uint8Array
  let pdf: ReadPdf
  beforeAll(async () => {
    packet = await make(owner)
    bytes = await fetched(app, owner, packet.id)
    pdf = await readPdf(bytes)
  })

  it('has a cover, an index that is right, every document that is handed over, and the exhibits', async () => {
    expect(packet).toMatchObject({
      status: 'completed',
      made: { fits: true, bytes: bytes.length, changes: [], olderPapers: [] },
    })
    expect(pdf.pages).toHaveLength(packet.made?.pages ?? 0)
    expect((await owner.client.call(getCase, { id: owner.caseId })).case.hasPacket).toBe(true)
    // So short an index stands on the cover.
    const [cover = '', , brief = ''] = pdf.pages
    for (const known of [
      'Dana Whitfield',
      '103 Sample Orange Way',
      'Leon County',
      '2026-00417',
      '9:30 am',
      'Room 4',
    ])
      expect(cover).toContain(known)
    expect(cover).toMatch(/Value requested\s+\$387,000/)
    expect(cover.replace(/\s+/g, ' ')).toMatch(
      /Subject property 103 Sample Orange Way, .* Use Single-family home, built in 2021 Size 2,050 sq ft effective area, lot of 9,000 sq ft Source County property record: Leon County 2026 tax roll/,
    )
    expect(brief.replace(/\s+/g, ' ')).toContain('I ask the board for a just value of $387,000.')
    expect(pdf.outline).toEqual([
      'Cover',
      'Index',
      'Cover letter with request for evidence',
      'The case in brief',
      'Comparable analysis',
      'Record and condition',
      'Exhibit A: The roof, north side',
      'Exhibit B: estimate.pdf',
      // With the certificate on its page, where that saves one.
      'Evidence list',
      'Certificate of delivery',
    ])
    for (const title of pdf.outline.filter((one) => one !== 'Cover' && one !== 'Index')) {
      const page = Number(new RegExp(`${title} (\\d+)`).exec(cover)?.[1])
      expect(pdf.pages[page - 1]).toContain(title)
    }
  })

  it('is stamped on every page, and shows the pages of a paper as they are', () => {
    const count = pdf.pages.length
    pdf.pages.forEach((text, at) => {
      expect(text).toMatch(new RegExp(`Parcel \\S+, page ${at + 1} of ${count}(, Exhibit [AB])?$`))
    })
    const photo = pdf.pages.find((text) => text.startsWith('Exhibit A'))
    expect(photo?.replace(/\s+/g, ' ')).toContain(
      'Photo taken on January 4, 2026, after the valuation date. I use it for what was there on January 1, 2026',
    )
    expect(pdf.pages.find((text) => text.includes('Roof estimate, page 2'))).toMatch(/Exhibit B$/)
    expect(pdf.pages.at(-1)).toContain('Certificate of delivery')
    // With the photo and the two pages of the paper.
    expect(pdf.pages.at(-1)?.replace(/\s+/g, ' ')).toContain(`This packet, all of its ${count} pages`)
  })

  it('names the sales behind its ratio: how many, of which use and year, and from which file', () => {
    const said = pdf.text.replace(/\s+/g, ' ')
    expect(said).toMatch(
      /homes that sold in Leon County in 2025 \(\d+ qualified sales; use: single-family home\)/,
    )
    expect(said).toContain('The figures are from the 2026 tax roll and the Leon County sale file of 2026')
  })

  it('is told of in the hearing script with the page on which each of its parts begins, until the case changes', async () => {
    const text = await scriptText()
    expect(text).toContain('Page numbers are those of the evidence packet you made on')
    const named = [...text.matchAll(/(Exhibit [A-Z]), page (\d+)/g)]
    expect(named.length).toBeGreaterThan(0)
    for (const [, exhibit = '', page] of named) expect(pdf.pages[Number(page) - 1]).toContain(`${exhibit}: `)
    const { runs, questions } = await owner.client.call(getRehearsal, { id: owner.caseId })
    for (const said of [JSON.stringify(runs), JSON.stringify(questions)]) {
      const practiced = [...said.matchAll(/(Exhibit [A-Z]|Reconciliation to one value), page (\d+)/g)]
      expect(practiced.length).toBeGreaterThan(0)
      for (const [, part = '', page] of practiced) expect(pdf.pages[Number(page) - 1]).toContain(part)
    }
    const [kept] = await app.rows<{ parts: object }>('select parts from packets where id = $1', [packet.id])
    const keep = (parts: object | null) =>
      app.rows('update packets set parts = $2 where id = $1', [packet.id, parts && JSON.stringify(parts)])
    await keep(null)
    expect(await scriptText()).toContain('No page numbers yet. Make your evidence packet')
    await keep(kept?.parts ?? null)
    expect(await scriptText()).toBe(text)
  })

  it('states no figure that is not a fact of its documents or of its cover', async () => {
    const facts = (await sheetsOf(PACKET_KINDS)).flatMap((sheet) => sheet.facts)
    const stated = facts.flatMap((fact) => [...renderingsOf(fact), fact.label, fact.source])
    const known = [...stated, pdf.pages[0] ?? '', 'Photo taken on January 4, 2026']
    const pages = Array.from({ length: pdf.pages.length }, (_, at) => String(at + 1))
    const allowed = new Set([...pages, ...known.flatMap(figuresIn)])
    expect(figuresIn(pdf.text).filter((figure) => !allowed.has(figure))).toEqual([])
    expect(pdf.text).toContain('$8,613')
  })

  it('holds nothing of the playbook, of the script, or of pages that are for the owner', async () => {
    const rows = await app.rows<{ id: string; kind: DocumentKind }>(
      'select id, kind from documents where user_id = $1',
      [owner.user.id],
    )
    const documents = await Promise.all(
      rows.map(async ({ id }) => (await owner.client.call(getDocumentStatus, { id })).document),
    )
    const goes = (kind: DocumentKind) => PACKET_KINDS.includes(kind)
    const sentences = (isOwn: boolean) =>
      documents
        .flatMap(({ kind, sections }) =>
          sections.filter(({ forOwner }) => (!goes(kind) || forOwner) === isOwn),
        )
        .flatMap(({ paragraphs }) => paragraphs)
    const handedOver = new Set(sentences(false))
    const own = sentences(true).filter((one) => one.length > 40 && !handedOver.has(one))
    expect(own.length).toBeGreaterThan(20)
    for (const sentence of own) expect(pdf.text).not.toContain(sentence.replace(/\s+/g, ' '))
    // A note for the owner's eyes belongs to the screen and to the owner's own pages.
    expect(pdf.text).not.toMatch(/read every line|before you (use|send|hand)|for you( only|:)/i)
    for (const title of ['Notes for you only', 'Hearing script', 'Withdrawal'])
      expect(pdf.outline.join()).not.toContain(title)
  })

  it('is tagged throughout, titled, in English, with links from the index and words for every picture', async () => {
    expect(pdf).toMatchObject({ title: 'Evidence packet', language: 'en-US', isTagged: true, unmarked: 0 })
    // A photo, the two pages of a paper, and the plots of the sales and of like homes.
    expect(pdf.tags.filter((tag) => tag === 'Figure')).toHaveLength(5)
    expect(pdf.tags).toEqual(expect.arrayContaining(['TOC', 'TOCI', 'Link', 'H1', 'H2', 'H3']))
    expect(await structureFaults(bytes)).toEqual([])
  })

  it('is the same one for the same case, and made once though its job comes again', async () => {
    const { caseId: id, client } = owner
    const again = await client.call(makePacket, { id, megabytes: 10 })
    expect(again).toEqual({ packetId: packet.id, status: 'completed' })
    const meta = { id: packet.id, attempt: 2, isLastAttempt: false, signal: new AbortController().signal }
    await writePacketFile.run(app.ctx, { packetId: packet.id }, meta)
    expect(await newest(owner)).toEqual(packet)
  })

  it('goes on after a stop in the middle', async () => {
    const back = "status = 'queued', store_key = null, finished_at = null"
    await app.rows(`update packets set ${back} where id = $1`, [packet.id])
    const again = { id: packet.id, attempt: 2, isLastAttempt: false }
    const run = (signal: AbortSignal) =>
      writePacketFile.run(app.ctx, { packetId: packet.id }, { ...again, signal })
    const ending = new AbortController()
    const ended = expect(run(ending.signal)).rejects.toThrow('ended without an answer')
    await until(async () => (await newest(owner)).status === 'running')
    ending.abort()
    await ended
    await run(new AbortController().signal)
    expect(await newest(owner)).toMatchObject({ status: 'completed', made: { pages: packet.made?.pages } })
  })

  it('says what has changed since, and is there until the next one is', async () => {
    const { caseId: id, client } = owner
    const [uploadId] = uploadIds
    await client.call(describeUpload, { id, uploadId, caption: 'Estimate of Sample Roofing', takenOn: null })
    expect((await newest(owner)).made?.changes).toEqual([
      '“Exhibit B: estimate.pdf” is called “Exhibit B: Estimate of Sample Roofing” now.',
    ])
    await owner.save({ value: { opinionCents: 38_600_000, reasons: 'The roof and three sales.' } })
    expect(await scriptText()).toContain('No page numbers: your case has changed since')
    const older = (await newest(owner)).made?.olderPapers ?? []
    expect(older.join()).toMatch(/“Evidence list and summary”: .*opinion of value/)
    const { toFix } = await seen(owner)
    expect(toFix).toMatchObject([{ kind: 'stale' }])
    // Script and playbook are used beside them.
    expect(toFix[0]?.documentIds).toHaveLength(PACKET_KINDS.length + 2)
    expect(await client.refusal(makePacket, { id, megabytes: 10 })).toMatchObject({ code: 'conflict' })
    await updateOlder(owner)
    expect((await seen(owner)).toFix).toEqual([])
    const next = await make(owner)
    expect(next.id).not.toBe(packet.id)
    expect(next.made).toMatchObject({ changes: [], olderPapers: [] })
    expect((await seen(owner)).packets.map((one) => one.id)).toEqual([next.id])
    expect(await client.refusal(downloadPacket, { id, packetId: packet.id })).toMatchObject({
      code: 'not_found',
    })
  })

  it('follows its owner in what goes in and in what order, as does the list that is written then', async () => {
    const [estimate] = uploadIds
    const documentOrder: DocumentKind[] = ['condition_exhibit', 'comparable_analysis']
    const exhibits = { exhibitOrder: [estimate], exhibitsLeftOut: [] }
    const leaveOut = async (documentsLeftOut: DocumentKind[]) => {
      await owner.save({ packet: { documentOrder, documentsLeftOut, ...exhibits } })
      await updateOlder(owner)
    }
    await leaveOut(['condition_exhibit'])
    expect((await seen(owner)).toFix).toMatchObject([
      { kind: 'unwritten', message: expect.stringContaining('“Record and condition,” which you left out.') },
    ])
    await leaveOut(['cover_letter'])
    const pdf = await readPdf(await fetched(app, owner, (await make(owner)).id))
    expect(pdf.outline).toEqual([
      'Cover',
      'Index',
      'The case in brief',
      'Record and condition',
      'Comparable analysis',
      'Evidence list',
      'Exhibit A: Estimate of Sample Roofing',
      'Exhibit B: The roof, north side',
      'Certificate of delivery',
    ])
    const list = pdf.pages.join(' ').replace(/\s+/g, ' ')
    expect(list).toMatch(
      /Exhibit A, page 9 Paper, \d pages?: Estimate of Sample Roofing.*Exhibit B, page 11 Photo (?:\S+ ){1,4}The roof, north side/,
    )
  })

  it('names the paper that cannot be carried over, and keeps the one there is', async () => {
    const before = await newest(owner)
    const broken = await addUpload(owner, { kind: 'paper', name: 'broken.pdf' }, await paper())
    const keys = 'select store_key from uploads where id = $1'
    const [row] = await app.rows<{ store_key: string }>(keys, [broken])
    await updateOlder(owner)
    await writeFile((await app.ctx.files.pathOf(row?.store_key ?? '')) ?? '', 'no PDF at all')
    const failed = await make(owner)
    expect(failed.failure).toMatchObject({ reason: 'paper_unreadable' })
    expect(failed.failure?.message).toMatch(/^Exhibit C: broken\.pdf: we can’t copy its pages/)
    expect((await seen(owner)).packets.map((one) => one.id)).toEqual([failed.id, before.id])
  })
})
