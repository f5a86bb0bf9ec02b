/** Owns a form of the tests' own making, which is not the state's, and a finished answer sheet to fill it from. */
import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { generateDocument, getDocumentStatus } from '#contract/document/documents.ts'
import type { FormMapping } from '#core/document/official-form.ts'
import { until } from '#server/jobs/until.ts'
import type { TestApp } from '#test/app.ts'
import type { Person } from '#test/people.ts'
import { typedNumbers } from '#test/reports.ts'
import { keepForm } from '../keep-form.ts'

const texts = [
  'Tax year',
  'Taxpayer name',
  'Parcel and address',
  'Minutes',
  'Printed name',
  'Petition number',
]
const ticks = ['Filed late', 'Value too high']

export const testMapping: FormMapping = {
  fields: {
    county: 'County',
    tax_year_short: 'Tax year',
    taxpayer_name: 'Taxpayer name',
    parcel_and_address: 'Parcel and address',
    minutes: 'Minutes',
    printed_name: 'Printed name',
  },
  leftBlank: ['Petition number', ...ticks],
}

const line = (page: PDFPage, label: string, at: number) => {
  page.drawText(`${label}:`, { x: 40, y: 700 - 50 * at, size: 10 })
  return { x: 180, y: 692 - 50 * at, width: 340, height: 24 }
}

/**
 * With a list, boxes of which one comes ticked, a text that comes filled in, a program, and words about itself. `narrow` names a
 * field in which nothing has room.
 */
export const testForm = async (narrow?: string): Promise<Buffer> => {
  const file = await PDFDocument.create()
  const page = file.addPage([612, 792])
  const form = file.getForm()
  const county = form.createDropdown('County')
  county.addOptions(['HILLSBOROUGH', 'LEON'])
  county.addToPage(page, line(page, 'County', 0))
  for (const [at, name] of texts.entries())
    form
      .createTextField(name)
      .addToPage(page, { ...line(page, name, at + 1), ...(name === narrow && { width: 6 }) })
  form.getTextField('Petition number').setText('1999-00001')
  for (const [at, name] of ticks.entries())
    form.createCheckBox(name).addToPage(page, { ...line(page, name, at + 8), width: 20 })
  form.getCheckBox('Value too high').check()
  file.addJavaScript('greet', 'app.alert("hello")')
  file.setAuthor('Somebody')
  file.setSubject('A form for tests')
  return Buffer.from(await file.save())
}

/** As the operator's command does it. */
const supplyForm = async ({ ctx }: TestApp): Promise<void> => {
  const kept = await keepForm(ctx, {
    form: 'DR-486',
    edition: 'test',
    bytes: await testForm(),
    mapping: testMapping,
  })
  if (!kept.ok) throw new Error(kept.faults.join(' '))
}

/** Of a home whose numbers are typed. */
export const answerSheet = async ({ client }: Person, propertyId: string): Promise<{ id: string }> => {
  const asked = { kind: 'dr486_answer_sheet', propertyId, trimNumbers: typedNumbers } as const
  const { documentId: id } = await client.call(generateDocument, asked)
  await until(async () => (await client.call(getDocumentStatus, { id })).document.status === 'completed')
  return { id }
}

/** A finished answer sheet, where there is a form to fill in from it. */
export const sheetWithForm = async (
  app: TestApp,
  person: Person,
  propertyId: string,
): Promise<{ id: string }> => {
  await supplyForm(app)
  return answerSheet(person, propertyId)
}
