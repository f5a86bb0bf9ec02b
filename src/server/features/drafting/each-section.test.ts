/** Proves that every section of every kind of document can be changed by its owner, and is in both files as it was typed, if it is handed over. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DOCUMENT_KINDS, type DocumentKind } from '#core/document/draft-kinds.ts'
import { caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { forEndurance } from '#test/endurance.ts'
import { seasonOfTheSample } from '#test/reports.ts'
import { caseAuthor, richByAutumn } from './testing/case-author.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

/** One of each: with tables, a form's answers, a letter, and one that holds pages for the owner alone. */
const oneOfEach: readonly DocumentKind[] = [
  'comparable_analysis',
  'dr486_answer_sheet',
  'cover_letter',
  'hearing_script',
]

it.each(forEndurance(oneOfEach, DOCUMENT_KINDS))('%s', async (kind) => {
  const owner = await caseOwner(app)
  await owner.save(richByAutumn)
  const { written, save, statusOf, bytesOf } = caseAuthor(app, owner)
  const { id, sections } = await written(kind)
  const typed = new Map(sections.map((section, at) => [section.id, `Section ${at + 1} in words of mine.`]))
  for (const [sectionId, text] of typed) await save(id, sectionId, text)
  const after = await statusOf(id)
  expect(after).toMatchObject({ status: 'completed', sectionsOwn: sections.length })
  expect(after.sections.map((one) => [one.id, one.writtenBy, one.paragraphs])).toEqual(
    [...typed].map(([sectionId, text]) => [sectionId, 'owner', [text]]),
  )
  const { text } = await readPdf(await bytesOf(id, 'pdf'))
  const words = (await unzip(await bytesOf(id, 'docx'))).get('word/document.xml') ?? ''
  for (const { id: sectionId, forOwner } of sections) {
    const said = typed.get(sectionId) ?? ''
    // A file is sent as it is, without what is for its owner.
    expect([text.includes(said), words.replace(/<[^>]*>/g, '').includes(said)]).toEqual([
      !forOwner,
      !forOwner,
    ])
  }
})
