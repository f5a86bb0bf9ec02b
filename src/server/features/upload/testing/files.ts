/** Owns the photos and papers that the tests send: good ones, and some that must not be kept. */

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
  readonly program?: true
  readonly says?: string
}

export const paper = async ({
  pages = 2,
  password,
  program,
  says = 'Roof estimate',
}: Options = {}): Promise<Buffer> => {
  const document = new PDFDocument({ ...(password && { userPassword: password }), autoFirstPage: false })
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
