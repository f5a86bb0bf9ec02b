/** Proves that pages from elsewhere come over as they look: turned, filled in, locked against changes; and nothing that acts. */
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { degrees, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PdfKit from 'pdfkit'
import { expect, it } from 'vitest'
import { filledForm } from '#server/features/upload/testing/files.ts'
import { structureFaults } from '../testing/pdf-structure.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { type Packet, type PacketExhibit, writePacket } from './packet.ts'

const now = new Date('2026-10-01T15:00:00Z')

/** Two pages: one with a filled-in field, one that lies on its side; and a link that acts. */
const filledIn = async (): Promise<Uint8Array> => {
  const file = await PDFDocument.create()
  const [first, second] = [file.addPage([612, 792]), file.addPage([400, 300])]
  first.drawText('Estimate for the roof', { x: 60, y: 700 })
  const field = file.getForm().createTextField('total')
  field.setText('Total eight thousand')
  field.addToPage(first, { x: 60, y: 500, width: 300, height: 40 })
  second.drawText('A plan on its side', { x: 40, y: 100 })
  second.setRotation(degrees(90))
  file.addJavaScript('greet', 'app.alert("hello")')
  return file.save()
}

const locked = (): Promise<Buffer> => {
  const file = new PdfKit({ ownerPassword: 'owner', pdfVersion: '1.7' })
  file.text('Locked against changes').end()
  return buffer(file)
}

const exhibit = (label: string, bytes: Uint8Array, pages: number): PacketExhibit => ({
  kind: 'paper',
  label,
  title: 'A paper',
  heading: `Exhibit ${label}: A paper`,
  note: null,
  pages,
  read: async () => bytes,
})

const packetOf = async (exhibits: readonly PacketExhibit[]): Promise<Buffer> => {
  const packet: Packet = {
    title: 'Evidence packet',
    subtitle: '',
    cover: [],
    lead: 'Parcel 1',
    front: [],
    documents: [],
    letters: [],
    back: [],
    last: [],
    exhibits,
  }
  const out = new PassThrough()
  const [bytes] = await Promise.all([buffer(out), writePacket(packet, out, now)])
  return bytes
}

it('carries pages over with what is filled in, each in its own way up, and no program', async () => {
  const bytes = await packetOf([exhibit('A', await filledIn(), 2), exhibit('B', await locked(), 1)])
  const { pages, outline, unmarked, tags } = await readPdf(bytes)
  expect(pages).toHaveLength(4)
  expect(pages[1]).toContain('Estimate for the roof')
  expect(pages[1]).toContain('Total eight thousand')
  expect(pages[2]).toContain('A plan on its side')
  expect(pages[3]).toContain('Locked against changes')
  expect(outline).toEqual(['Cover', 'Index', 'Exhibit A: A paper', 'Exhibit B: A paper'])
  expect(tags.filter((tag) => tag === 'Figure')).toHaveLength(3)
  expect(unmarked).toBe(0)
  expect(await structureFaults(bytes)).toEqual([])
  const file = await PDFDocument.load(bytes)
  expect(file.getPages().map((page) => page.getWidth())).toEqual([612, 612, 612, 612])
  expect(bytes.toString('latin1')).not.toMatch(/JavaScript|AcroForm|pdfuaid/)
})

it('draws what is filled into a form that leaves the drawing to its reader', async () => {
  const { pages } = await readPdf(await packetOf([exhibit('A', await filledForm(), 1)]))
  expect(pages.at(-1)).toContain('Total 8,613 dollars')
  expect(pages.at(-1)).toContain('Sample Roofing')
})

/** As many pages do, it names no color: what it draws is in the one that a page begins with. */
const colorless = async (): Promise<Uint8Array> => {
  const file = await PDFDocument.create()
  const { node } = file.addPage([612, 792])
  const drawing = file.context.register(file.context.stream('60 500 200 200 re f'))
  node.set(PDFName.of('Contents'), drawing)
  return file.save()
}

/** In which color each page from elsewhere begins, by its place among them. */
const colorsAtForms = async (bytes: Uint8Array, page: number): Promise<readonly string[]> => {
  const file = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const { fnArray, argsArray } = await (await file.getPage(page)).getOperatorList()
  const found: string[] = []
  let fill = '#000000'
  const kept: string[] = []
  fnArray.forEach((operator, at) => {
    if (operator === OPS.save) kept.push(fill)
    if (operator === OPS.restore) fill = kept.pop() ?? fill
    if (operator === OPS.setFillRGBColor || operator === OPS.setFillGray) fill = String(argsArray[at][0])
    if (operator === OPS.paintFormXObjectBegin) found.push(fill)
  })
  await file.loadingTask.destroy()
  return found
}

it('leaves a page in the color it has, whatever stands above it in ours', async () => {
  const bytes = await packetOf([exhibit('A', await colorless(), 1)])
  expect(await colorsAtForms(bytes, 2)).toEqual(['#000000'])
})

it('stops at a paper that is no PDF, and names it', async () => {
  const broken = packetOf([exhibit('C', Buffer.from('no PDF at all'), 1)])
  await expect(broken).rejects.toMatchObject({ name: 'PaperUnreadable', heading: 'Exhibit C: A paper' })
})
