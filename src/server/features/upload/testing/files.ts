/** Owns the photos and papers that the tests send: good ones, and some that must not be kept. */

import { crc32 } from 'node:zlib'
import { PDFHexString, PDFName, PDFDocument as PdfFile } from '@cantoo/pdf-lib'
import PDFDocument from 'pdfkit'
import sharp, { type Exif } from 'sharp'

/** What a camera writes into a photo, with the moment of taking as it would write it. */
export const takenAt = (moment: string): Exif => ({
  IFD0: { Make: 'Sample Camera' },
  IFD2: { DateTimeOriginal: moment },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 0/1' },
})

/** 600 × 400 as it is stored, to be turned to 400 × 600; with a place and a maker in its metadata. */
export const photo = (width = 600, height = 400, moment = '2025:12:30 09:26:53'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })
    .jpeg()
    .withExif(takenAt(moment))
    .withMetadata({ orientation: 6 })
    .toBuffer()

export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()

type Options = {
  readonly pages?: number
  readonly password?: string
  /** Locks it against changes; it opens without. */
  readonly ownerPassword?: string
  readonly program?: true
  readonly says?: string
}

export const paper = async ({
  pages = 2,
  password,
  ownerPassword,
  program,
  says = 'Roof estimate',
}: Options = {}): Promise<Buffer> => {
  const document = new PDFDocument({
    ...(password && { userPassword: password }),
    ...(ownerPassword && { ownerPassword, pdfVersion: '1.7ext3' }),
    autoFirstPage: false,
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => {
    document.on('end', resolve)
  })
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`${says}, page ${page}`)
  if (program) document.addNamedJavaScript('greet', 'app.alert("hello")')
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** With a field for a signature that is filled, as signing programs leave it. */
export const signedPaper = async (): Promise<Buffer> => {
  const file = await PdfFile.load(await paper())
  const { context } = file
  const signature = context.obj({
    Type: 'Sig',
    Filter: PDFName.of('Adobe.PPKLite'),
    Contents: PDFHexString.of('00'.repeat(16)),
    ByteRange: [0, 10, 20, 10],
  })
  const field = context.obj({ FT: 'Sig', V: context.register(signature) })
  file.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [context.register(field)] }))
  return Buffer.from(await file.save())
}

/** A form that is filled in, its fields drawn by nobody: that is left to the reader, as many programs do. */
export const filledForm = async (total = 'Total 8,613 dollars'): Promise<Buffer> => {
  const file = await PdfFile.create()
  const page = file.addPage([612, 792])
  page.drawText('Estimate for the roof', { x: 60, y: 700 })
  const form = file.getForm()
  const field = form.createTextField('total')
  field.addToPage(page, { x: 60, y: 500, width: 300, height: 40 })
  const maker = form.createDropdown('maker')
  maker.addOptions(['Sample Roofing', 'Other Roofing'])
  maker.select('Sample Roofing')
  maker.addToPage(page, { x: 60, y: 400, width: 300, height: 40 })
  field.acroField.setValue(PDFHexString.fromText(total))
  for (const { acroField } of [field, maker])
    for (const widget of acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'))
  form.acroForm.dict.set(PDFName.of('NeedAppearances'), file.context.obj(true))
  return Buffer.from(await file.save({ updateFieldAppearances: false }))
}

/** What a form of another kind shows to a reader that cannot read it. */
export const formOfElsewhere = async (): Promise<Buffer> => {
  const file = await PdfFile.create()
  file.addPage().drawText('Please wait...')
  const { context, catalog } = file
  const xfa = context.register(context.flateStream('<xdp/>'))
  catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], XFA: xfa }))
  catalog.set(PDFName.of('NeedsRendering'), context.obj(true))
  return Buffer.from(await file.save())
}

/** A small picture that says it is this large: what counts is refused before a pixel of it is drawn. */
export const saysItIs = async (width: number, height: number, format: 'jpeg' | 'png'): Promise<Buffer> => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#abc' } })
    .toFormat(format)
    .toBuffer()
  if (format === 'png') {
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    return bytes
  }
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}
