/** Proves that documents are written from the owner’s case, come as PDF and Word files, and that what the owner makes of them stays. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadDocument, generateDocument } from '#contract/document/documents.ts'
import {
  getDocumentChanges,
  lockDocument,
  renewDocument,
  rewriteDocumentSection,
  saveDocumentSection,
} from '#contract/document/edits.ts'
import {
  compareDocumentVersions,
  getDocumentVersion,
  listDocumentVersions,
  restoreDocumentVersion,
} from '#contract/document/versions.ts'
import { emptyCase } from '#core/case/file.ts'
import { DOCUMENT_KINDS } from '#core/document/draft-kinds.ts'
import { type CaseOwner, caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { seasonOfTheSample } from '#test/reports.ts'
import { sentencesToRemind } from './notices.ts'
import { caseAuthor, richByAutumn } from './testing/case-author.ts'
import { sectionIn, textOf } from './testing/drafting-fixture.ts'

let app: TestApp
let owner: CaseOwner
let author: ReturnType<typeof caseAuthor>
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
  owner = await caseOwner(app)
  author = caseAuthor(app, owner)
  await owner.save(richByAutumn)
})
afterAll(() => app.close())

const conflict = { status: 409, code: 'conflict' }

it.each(DOCUMENT_KINDS)('writes %s whole from a full case', async (kind) => {
  expect(await author.written(kind)).toMatchObject({ status: 'completed', failure: null })
})

describe('from the owner’s case', () => {
  it('the evidence list has the owner’s corrections, value and condition', async () => {
    const { sections, ...document } = await author.written('evidence_list')
    const text = textOf({ sections, ...document })
    expect(text).toContain('The property record is wrong about living area')
    expect(text).toContain('I ask the board for a just value of $379,000.')
    const rows = sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' ? block.table.rows : []))
    expect(rows).toContainEqual([
      'Condition',
      '(6) condition',
      expect.stringContaining('Record and condition'),
    ])
  })
  it('the file names no product, and holds nothing that is for its owner', async () => {
    const { id } = await author.written('evidence_list')
    const { text } = await readPdf(await author.bytesOf(id, 'pdf'))
    expect(text).toMatch(/slab/i)
    expect(text).not.toMatch(/Just Value|when to hand this over|Do not send/)
  })

  it('the analysis says what the sales of the roll say, or why they say nothing', async () => {
    const { sections } = await author.written('case_summary')
    const estimate = sections.find(({ id }) => id === 'estimate')?.paragraphs.join(' ') ?? ''
    expect(estimate).toMatch(/Sales of similar homes point to a price|There is no estimate for this home/)
  })
})

it('a script keeps the length it was asked for when it is held against the case', async () => {
  const asked = { kind: 'hearing_script', propertyId: owner.propertyId, minutes: 5 } as const
  const { id } = await author.finished((await owner.client.call(generateDocument, asked)).documentId)
  const { changes } = await owner.client.call(getDocumentChanges, { id })
  expect(changes.map(({ label }) => label)).not.toContain('Length')
})

describe('a letter', () => {
  it('comes as a PDF and as a Word file, in the owner’s name', async () => {
    const { id } = await author.written('cover_letter')
    const { text } = await readPdf(await author.bytesOf(id, 'pdf'))
    const { firstName, lastName } = owner.user
    expect(text).toMatch(new RegExp(`${firstName} ${lastName}\\s+103 Sample Orange Way`))
    expect(text).toContain(owner.user.email)
    expect(text).toContain('Hearing: Wednesday, January 20, 2027, at 1:05 pm')
    const parts = await unzip(await author.bytesOf(id, 'docx'))
    const words = (parts.get('word/document.xml') ?? '').replace(/<[^>]*>/g, '')
    expect(words).toContain('Petition 2026-00417, tax year 2026Parcel SAMPLE-0002')
    expect(text).not.toMatch(/For you|Do not send|Just Value|Where this comes from/)
    expect([...parts.values()].join()).not.toMatch(/For you: when|Do not send|Just Value/)
  })

  it('is not the only thing that does', async () => {
    const { id } = await author.written('condition_exhibit')
    const body = (await unzip(await author.bytesOf(id, 'docx'))).get('word/document.xml') ?? ''
    expect(body).toMatch(/<w:tbl>.*Cracked slab.*<\/w:tbl>/s)
  })
})

describe('changed by its owner', () => {
  it('a section is the owner’s own: kept as typed, named as such, in the file, and what is strange in it pointed out', async () => {
    const { id, version } = await author.written('condition_exhibit')
    const stale = { id, sectionId: 'items', version, text: 'Too late.' }
    await author.save(id, 'items', 'The slab of the garage is cracked.\n\nI paid $9,876 for props.')
    expect(await owner.client.refusal(saveDocumentSection, stale)).toMatchObject(conflict)
    const document = await author.statusOf(id)
    expect(document).toMatchObject({ version: version + 1, sectionsOwn: 1, writtenBy: 'composer' })
    expect(sectionIn(document, 'items')).toMatchObject({
      paragraphs: ['The slab of the garage is cracked.', 'I paid $9,876 for props.'],
      writtenBy: 'owner',
      notices: [{ kind: 'figures', at: ['I paid $9,876 for props.'] }],
    })
    const { text } = await readPdf(await author.bytesOf(id, 'pdf'))
    expect(text).toContain('I paid $9,876 for props.')
  })

  it('is written over only when that is asked for, and never when it is locked', async () => {
    const { id } = await author.written('condition_exhibit')
    const { version } = sectionIn(await author.statusOf(id), 'items')
    const asked = { id, sectionId: 'items', version }
    expect(await owner.client.refusal(rewriteDocumentSection, asked)).toMatchObject(conflict)
    for (const sectionId of ['items', undefined]) {
      const part = { id, ...(sectionId && { sectionId }) }
      await owner.client.call(lockDocument, { ...part, locked: true })
      const over = { ...asked, overwrite: true }
      expect(await owner.client.refusal(rewriteDocumentSection, over)).toMatchObject(conflict)
      const typed = { id, sectionId: 'items', version, text: 'Other words.' }
      expect(await owner.client.refusal(saveDocumentSection, typed)).toMatchObject(conflict)
      await owner.client.call(lockDocument, { ...part, locked: false })
    }
    await owner.client.call(rewriteDocumentSection, { ...asked, overwrite: true })
    expect(sectionIn(await author.statusOf(id), 'items')).toMatchObject({
      writtenBy: 'composer',
      notices: [],
    })
  })

  it('is reminded of what a board will not hear, once for the document, until its owner keeps it', async () => {
    const { id } = await author.written('comparable_analysis')
    const unheard = ['My taxes are too high.', 'The appraiser lied about the slab.']
    await author.save(id, 'adjustments', `Sales are compared here. ${unheard.join(' ')}`)
    const { notices } = sectionIn(await author.statusOf(id), 'adjustments')
    expect(notices.map(({ kind }) => kind).toSorted()).toEqual(['accusation', 'tax-burden'])
    const reminded = async () => sentencesToRemind(await author.statusOf(id)).toSorted()
    expect(await reminded()).toEqual(unheard)
    await owner.client.call(lockDocument, { id, sectionId: 'adjustments', locked: true })
    expect(await reminded()).toEqual([])
    await owner.client.call(lockDocument, { id, sectionId: 'adjustments', locked: false })
    const { version } = sectionIn(await author.statusOf(id), 'adjustments')
    const back = { id, sectionId: 'adjustments', version, overwrite: true }
    await owner.client.call(rewriteDocumentSection, back)
    expect(await reminded()).toEqual([])
  })

  it('has versions to read and compare, and a way back that is a version too', async () => {
    const { id } = await author.written('condition_exhibit')
    const { versions } = await owner.client.call(listDocumentVersions, { id })
    expect(versions.map(({ cause }) => cause)).toEqual(['rewritten', 'edited', 'written'])
    const second = await owner.client.call(getDocumentVersion, { id, version: 2 })
    expect(second).toMatchObject({ sectionTitle: sectionIn(await author.statusOf(id), 'items').title })
    const { sections } = await owner.client.call(compareDocumentVersions, { id, from: 1, to: 2 })
    const changed = sections.filter(({ change }) => change !== 'same')
    expect(changed).toMatchObject([{ id: 'items' }])
    expect(changed[0]?.pieces).toContainEqual({ kind: 'added', text: expect.stringContaining('props') })
    const back = { id, version: 3, restore: 2 }
    expect(await owner.client.call(restoreDocumentVersion, back)).toEqual({ version: 4 })
    expect(await owner.client.refusal(restoreDocumentVersion, back)).toMatchObject(conflict)
    const gone = owner.client.refusal(restoreDocumentVersion, { ...back, restore: 99 })
    expect((await gone).message).toContain('couldn’t find that version')
    expect(sectionIn(await author.statusOf(id), 'items')).toMatchObject({ writtenBy: 'owner', version: 4 })
  })

  it('with words of the playbook cannot be taken along, by itself or in a packet', async () => {
    const { id: ofPlaybook, sections } = await author.written('playbook')
    const { id } = await author.written('evidence_list')
    const own = 'I would settle for far less than I ask for.'
    await author.save(ofPlaybook, sections[0]?.id ?? '', own)
    const written = sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
    for (const words of [written.slice(0, 4000), own]) {
      await author.save(id, 'witnesses', words)
      const { notices } = sectionIn(await author.statusOf(id), 'witnesses')
      expect(notices.map(({ kind }) => kind)).toContain('private')
    }
    expect(await owner.client.refusal(downloadDocument, { id })).toMatchObject(conflict)
    expect(await author.packetRefusal()).toContain('private')
    await author.save(id, 'witnesses', 'My neighbor Kim.')
    expect((await owner.client.call(downloadDocument, { id })).fileName).toMatch(
      /^evidence-list-and-summary-\d.*\.pdf$/,
    )
  })

  it('says what has changed in the case, and written again keeps what was changed and locked', async () => {
    const { id, version } = await author.written('evidence_list')
    await owner.client.call(lockDocument, { id, sectionId: 'case', locked: true })
    expect(await owner.client.call(getDocumentChanges, { id })).toEqual({ comparable: true, changes: [] })
    await owner.save({ value: { opinionCents: 36_500_000, reasons: '' }, condition: [] })
    const { changes } = await owner.client.call(getDocumentChanges, { id })
    expect(changes).toContainEqual(expect.objectContaining({ before: '$379,000', now: '$365,000' }))
    const before = await author.statusOf(id)
    await owner.client.call(renewDocument, { id })
    const after = await author.finished(id)
    expect(sectionIn(after, 'case').notices.map(({ kind }) => kind)).toContain('outdated')
    expect(after).toMatchObject({ status: 'completed', version: version + 1 })
    expect(sectionIn(after, 'witnesses')).toMatchObject({
      writtenBy: 'owner',
      paragraphs: ['My neighbor Kim.'],
    })
    expect(sectionIn(after, 'case').paragraphs).toEqual(sectionIn(before, 'case').paragraphs)
    expect(await owner.client.call(getDocumentChanges, { id })).toEqual({ comparable: true, changes: [] })
    const back = { id, version: version + 1, restore: version }
    await owner.client.call(restoreDocumentVersion, back)
    expect(textOf(await author.statusOf(id))).toContain('$379,000')
    expect((await owner.client.call(getDocumentChanges, { id })).changes.length).toBeGreaterThan(0)
  })
})

it('who answers that the home is no homestead reads so, though the record shows one', async () => {
  const landlord = await caseOwner(app)
  const value = { opinionCents: 36_500_000, reasons: '' }
  const analysis = async (homestead: boolean) => {
    await landlord.save({ value, notice: { ...emptyCase.notice, homestead } })
    return textOf(await caseAuthor(app, landlord).written('case_summary'))
  }
  const [lived, rented] = [await analysis(true), await analysis(false)]
  expect(lived).toContain('It is a homestead.')
  expect(rented).toContain(
    'You told us it isn’t your homestead. The county’s numbers still have a homestead exemption, so the figures here count it.',
  )
  expect(rented).not.toContain('It is not a homestead.')
  expect(rented).not.toContain('This home is a homestead')
  expect(rented).toContain('Ask the property appraiser to take the homestead exemption off.')
  expect(rented).not.toContain('We don’t see a homestead exemption')
  // A base of $365,000 rises to $375,950 under 3 percent, and to $401,500 under 10, which the schools do not count.
  expect(lived).toMatch(/plan to ask for.*later years: \$784 in 2027/)
  expect(rented).toMatch(/plan to ask for.*later years: \$230 in 2027\. With Amendment 3: /)
  const [script, notes] = [
    textOf(await caseAuthor(app, landlord).written('hearing_script')),
    textOf(await caseAuthor(app, landlord).written('playbook')),
  ]
  expect(script).toContain('set the just value of the property at $365,000')
  expect(`${script} ${notes}`).not.toMatch(/\b(?:my|your) (?:own )?home\b/iu)
  const [sheet, talk] = [
    textOf(await caseAuthor(app, landlord).written('dr486_answer_sheet')),
    textOf(await caseAuthor(app, landlord).written('informal_conference_sheet')),
  ]
  expect(sheet).toContain('Before you file, report to the property appraiser that the homestead exemption')
  expect(talk).toContain('First, ask them to take off the homestead exemption on the record.')
  // 420,000 - 395,000 at 5.366 mills and 420,000 - 368,589 at 12.4343: 134.15 and 639.26.
  expect(notes).toMatch(
    /taxed on up to \$420,000\. Now it’s \$395,000 .* Without the exemption, your tax is up to \$773 a year higher/,
  )
})
