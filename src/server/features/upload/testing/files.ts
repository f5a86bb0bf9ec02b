/** Owns the photos and papers that the tests send: good ones, and some that must not be kept. */
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** 600 × 400 as it is stored, to be turned to 400 × 600; with a place and a maker in its metadata. */
export const photo = (width = 600, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Sample Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()

type Options = { readonly pages?: number; readonly password?: string; readonly program?: true }

export const paper = async ({ pages = 2, password, program }: Options = {}): Promise<Buffer> => {
  const document = new PDFDocument({ ...(password && { userPassword: password }), autoFirstPage: false })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => {
    document.on('end', resolve)
  })
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`Roof estimate, page ${page}`)
  if (program) document.addNamedJavaScript('greet', 'app.alert("hello")')
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** The beginning of a phone's photo in the HEIC form. */
export const heic = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)])
