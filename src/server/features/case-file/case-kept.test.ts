/** Proves that earlier versions of a case are kept and can be gone back to, and that all of it can be taken along. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createCase,
  deleteCase,
  exportCase,
  getCase,
  listCaseVersions,
  restoreCaseVersion,
} from '#contract/case/cases.ts'
import { getRehearsal } from '#contract/case/rehearsal.ts'
import { getDocumentStatus, listDocuments } from '#contract/document/documents.ts'
import { saveDocumentSection } from '#contract/document/edits.ts'
import { emptyCase } from '#core/case/file.ts'
import { fetched, make, updateOlder } from '#server/features/packet/testing/packet-fixture.ts'
import { exportPersonalData } from '#server/features/personal-data/actions.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { forEndurance } from '#test/endurance.ts'
import { seasonOfTheSample } from '#test/reports.ts'
import { type CaseOwner, caseOfHome, caseOwner } from './testing/case-fixture.ts'
import { fillCase } from './testing/fill-case.ts'

let app: TestApp
let owner: CaseOwner
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
  owner = await caseOwner(app, 'standard')
})
afterAll(() => app.close())

const value = (reasons: string) => ({ opinionCents: 38_000_000, reasons })

describe('earlier versions', () => {
  it('are kept with every save, and can be made the present one without losing what they replace', async () => {
    const { client, caseId: id, save } = owner
    const { version: first } = await save({ value: value('the first thought') })
    const { version } = await save({ value: value('the second thought') })
    const { versions } = await client.call(listCaseVersions, { id })
    expect(versions.slice(0, 2).map((one) => one.version)).toEqual([version, first])
    await client.call(restoreCaseVersion, { id, version, restore: first })
    expect((await owner.read()).file.value.reasons).toBe('the first thought')
    await client.call(restoreCaseVersion, { id, version: version + 1, restore: version })
    expect((await owner.read()).file.value.reasons).toBe('the second thought')
    const never = { id, version: version + 2, restore: 100_000 }
    expect(await client.refusal(restoreCaseVersion, never)).toMatchObject({ code: 'not_found' })
  })

  it('of one day are the newest 20', async () => {
    const other = await caseOwner(app, 'standard')
    for (let at = 0; at < 24; at += 1) await other.save({ value: value(`thought ${at}`) })
    const { total } = await other.client.call(listCaseVersions, { id: other.caseId })
    expect(total).toBe(20)
  })
})

it('the archive holds what was typed, and its address is good for ten minutes', async () => {
  const { client, caseId } = owner
  await owner.save({ value: value('for the archive') })
  const { url, fileName } = await client.call(exportCase, { id: caseId })
  expect(fileName).toMatch(/^case-2026-[0-9a-f]{8}\.zip$/)
  const bytes = Buffer.from(await (await fetch(`${app.url}${url}`)).arrayBuffer())
  const parts = await unzip(bytes)
  expect([...parts.keys()]).toEqual(['README.txt', 'case.json'])
  expect(JSON.parse(parts.get('case.json') ?? '')).toMatchObject({
    taxYear: 2026,
    file: { value: value('for the archive') },
    record: { justValueCents: 42_000_000 },
  })
  expect(parts.get('README.txt')).toContain('103 Sample Orange Way')
  app.pass(11 * 60)
  expect((await fetch(`${app.url}${url}`)).status).toBe(410)
})

describe('of two homes of one owner', () => {
  const kinds = [
    'cover_letter',
    'evidence_list',
    'comparable_analysis',
    'condition_exhibit',
    'playbook',
  ] as const
  let ours: CaseOwner
  let other: CaseOwner
  let archive: Awaited<ReturnType<typeof unzip>>

  const fill = async (of: CaseOwner, mark: string) => {
    await fillCase(of, mark, kinds)
    await updateOlder(of)
  }

  const archiveOf = async ({ client, caseId: id }: CaseOwner) => {
    const { url } = await client.call(exportCase, { id })
    return unzip(Buffer.from(await (await fetch(`${app.url}${url}`)).arrayBuffer()))
  }

  beforeAll(async () => {
    ours = await caseOwner(app)
    other = await caseOfHome(ours, 101)
  })

  /** The packet and the archive of one, made while all of the other is there. */
  const holdsOnly = async (of: CaseOwner, own: string, foreign: string) => {
    const { text, outline } = await readPdf(await fetched(app, of, (await make(of)).id))
    for (const part of ['record', 'leak', 'opinion', 'room', 'bill', 'reason'])
      expect(text).toContain(`${own} ${part}`)
    expect(outline).toContain(`Exhibit A: ${own}.pdf`)
    expect(`${text} ${outline.join()}`).not.toContain(foreign)
    const parts = await archiveOf(of)
    expect([...parts].join()).not.toContain(foreign)
    return parts
  }

  it('packet and archive of one hold nothing of the other home', async () => {
    await fill(ours, 'Alder')
    await fill(other, 'Birch')
    if (forEndurance(false, true)) await holdsOnly(other, 'Birch', 'Alder')
    archive = await holdsOnly(ours, 'Alder', 'Birch')
  }, 180_000)

  it('the archive holds the documents as they stand, the packet, the delivery log and the papers', () => {
    const parts = archive
    const documents = [...kinds].map((kind) => `documents/${kind.replaceAll('_', '-')}.pdf`).toSorted()
    expect([...parts.keys()].toSorted()).toEqual(
      [
        'README.txt',
        'case.json',
        'delivery-log.txt',
        ...documents,
        'evidence-packet.pdf',
        'files/paper-01.pdf',
      ].toSorted(),
    )
    for (const [path, text] of parts) if (path.endsWith('.pdf')) expect(text).toMatch(/^%PDF-/)
    expect(parts.get('delivery-log.txt')).toContain(
      '“Alder packet”) to the property appraiser, sent by email',
    )
    expect(parts.get('README.txt')).toContain('documents/evidence-list.pdf: Evidence list and summary')
  })

  it('a document with words of the playbook is not in it, and the page in it says so', async () => {
    const { documents } = await ours.client.call(listDocuments, {})
    const list = documents.find(
      ({ kind, propertyId }) => kind === 'evidence_list' && propertyId === ours.propertyId,
    )
    const playbook = documents.find(
      ({ kind, propertyId }) => kind === 'playbook' && propertyId === ours.propertyId,
    )
    const { document } = await ours.client.call(getDocumentStatus, { id: playbook?.id ?? '' })
    const text = document.sections
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n')
      .slice(0, 4000)
    const id = list?.id ?? ''
    await ours.client.call(saveDocumentSection, { id, sectionId: 'witnesses', version: 1, text })
    const parts = await archiveOf(ours)
    expect([...parts.keys()]).not.toContain('documents/evidence-list.pdf')
    expect(parts.get('README.txt')).toContain('Not here: Evidence list and summary.')
  })
})

const newCase = { ...emptyCase, notice: { ...emptyCase.notice, homestead: true } }

it('the person’s own data holds the case, and a removed case is gone', async () => {
  const other = await caseOwner(app, 'standard')
  const held = await exportPersonalData(app.ctx, other.email)
  expect(held?.account?.cases).toMatchObject([{ id: other.caseId, taxYear: 2026, file: newCase }])
  await other.client.call(deleteCase, { id: other.caseId })
  expect(await other.client.refusal(getCase, { id: other.caseId })).toMatchObject({ code: 'not_found' })
  expect(await other.client.refusal(deleteCase, { id: other.caseId })).toMatchObject({ code: 'not_found' })
})

it('a hearing is practiced from its own weak points, by its owner with AI-Enhanced only', async () => {
  const practicing = await caseOwner(app)
  const { client, caseId: id, propertyId } = practicing
  await practicing.save({ value: { opinionCents: 38_700_000, reasons: 'The roof' } })
  const { runs, questions, address } = await client.call(getRehearsal, { id })
  expect(address).toContain('103 Sample Orange Way')
  expect(runs.map(({ minutes }) => minutes)).toEqual([5, 10, 15])
  expect(runs[0]?.parts.flatMap(({ lines }) => lines.map(({ words }) => words)).join(' ')).toContain(
    '$387,000',
  )
  expect(questions.map((one) => one.id)).toContain('sales-few')
  expect(questions.map((one) => one.id)).not.toContain('opinion-missing')
  expect(questions.map((one) => one.id)).not.toContain('other-case')
  await caseOfHome(practicing, 101)
  const beside = await client.call(getRehearsal, { id })
  expect(beside.questions.map((one) => one.id)).toContain('other-case')
  const standard = await caseOwner(app, 'standard')
  expect(await standard.client.refusal(getRehearsal, { id: standard.caseId })).toMatchObject({
    code: 'upgrade_required',
  })
  const { caseId: earlier } = await client.call(createCase, { propertyId, taxYear: 2025 })
  expect(await client.refusal(getRehearsal, { id: earlier })).toMatchObject({ code: 'conflict' })
})
