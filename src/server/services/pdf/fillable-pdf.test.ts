/** Proves that a form is filled whole or left blank, field by field, and that nothing it came with is in it. */
import { once } from 'node:events'
import { PDFDocument } from '@cantoo/pdf-lib'
import PdfWriter from 'pdfkit'
import { expect, it } from 'vitest'
import { readPdf } from '../testing/read-pdf.ts'
import { fieldsOfPdf, fillPdf } from './fillable-pdf.ts'

const now = new Date('2026-09-01T15:00:00Z')

const form = async (isTicked: boolean): Promise<Uint8Array> => {
  const file = await PDFDocument.create()
  const page = file.addPage([612, 792])
  const fields = file.getForm()
  fields.createTextField('Name').addToPage(page, { x: 40, y: 700, width: 120, height: 20 })
  const box = fields.createCheckBox('Late')
  box.addToPage(page, { x: 40, y: 600, width: 20, height: 20 })
  if (isTicked) box.check()
  const county = fields.createDropdown('County')
  county.addOptions(['Leon County', 'Lee County'])
  county.select('Lee County')
  county.addToPage(page, { x: 40, y: 500, width: 120, height: 20 })
  return file.save()
}

const filled = async (answers: Readonly<Record<string, string>>, isTicked = true) => {
  const { bytes, tooSmall } = await fillPdf(await form(isTicked), new Map(Object.entries(answers)), {
    title: 'A form',
    now,
  })
  const { text, unmarked } = await readPdf(bytes)
  return { text, tooSmall, painted: unmarked }
}

it('tells the fields of a PDF and their kinds, and nothing of what is none', async () => {
  expect(await fieldsOfPdf(await form(false))).toEqual([
    { name: 'Name', kind: 'text', place: { page: 1, box: [39.5, 699.5, 160.5, 720.5] } },
    { name: 'Late', kind: 'tick', place: { page: 1, box: [39.5, 599.5, 60.5, 620.5] } },
    { name: 'County', kind: 'choice', place: { page: 1, box: [39.5, 499.5, 160.5, 520.5] } },
  ])
  expect(await fieldsOfPdf(Buffer.from('%PDF-1.7 and nothing else'))).toBeNull()
})

it('takes an answer into a text and into a list by its name', async () => {
  expect(await filled({ Name: 'Ada Reyes', County: 'Leon' })).toMatchObject({
    text: expect.stringMatching(/Ada Reyes.*Leon County/),
    tooSmall: [],
  })
})

it('fills one that is locked against changes, as state forms often are', async () => {
  const locked = new PdfWriter({ ownerPassword: 'secret', userPassword: '', pdfVersion: '1.6' })
  const chunks: Buffer[] = []
  locked.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(locked, 'end')
  locked.font('Helvetica').text('Name:')
  locked.initForm()
  locked.formText('Name', 100, 100, 300, 20)
  locked.end()
  await ended
  const { bytes } = await fillPdf(Buffer.concat(chunks), new Map([['Name', 'Ada Reyes']]), {
    title: 'A form',
    now,
  })
  expect((await readPdf(bytes)).text).toBe('Name:Ada Reyes')
})

it('clears a tick and a choice that the file came with', async () => {
  const [ticked, plain] = [await filled({}), await filled({}, false)]
  expect(ticked.text.trim()).toBe('')
  expect(ticked.painted).toBe(plain.painted)
})

it('leaves blank what is too long, is not in its type, or is not in the list, and says so', async () => {
  const long = await filled({
    Name: 'A very long name that nobody could read in so small a field',
    County: 'Dade',
  })
  expect(long).toMatchObject({ text: expect.not.stringMatching(/name|Dade/), tooSmall: ['Name', 'County'] })
  expect((await filled({ Name: 'Łukasz 王' })).tooSmall).toEqual(['Name'])
})
