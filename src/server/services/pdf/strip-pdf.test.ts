/** Proves that nothing hidden stays in a PDF, whatever shows stays, and that one with a signature is refused. */
import { AFRelationship, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { bomb } from '#server/features/upload/testing/bomb.ts'
import { photo, signedPaper } from '#server/features/upload/testing/files.ts'
import { withoutNotes } from '../jpeg-notes.ts'
import { everythingIn } from '../testing/everything-in.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { SignedPdf, stripPdf } from './strip-pdf.ts'
import { UnpacksTooLarge } from './unpack.ts'

const described = (file: PDFDocument) => {
  file.setAuthor('Hidden author')
  file.setTitle('Hidden title')
  const xmp = '<x:xmpmeta><dc:creator>Hidden creator</dc:creator></x:xmpmeta>'
  const stream = file.context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' })
  file.catalog.set(PDFName.of('Metadata'), file.context.register(stream))
}

/** A page with words, a photo that says where it was taken, a comment, a link to a page and one to a program. */
const paperWithAll = async (): Promise<Uint8Array> => {
  const file = await PDFDocument.create({ updateMetadata: false })
  const page = file.addPage([400, 400])
  const { context } = file
  page.drawText('Roof estimate', { x: 40, y: 300, size: 12 })
  page.drawImage(await file.embedJpg(await photo()), { x: 40, y: 40, width: 60, height: 40 })
  const mark = (more: object) =>
    context.register(context.obj({ Type: 'Annot', Rect: [0, 0, 20, 20], ...more }))
  const link = (action: object) => mark({ Subtype: 'Link', A: context.obj({ ...action }) })
  const comment = { T: PDFString.of('Hidden commenter'), Contents: PDFString.of('Look here') }
  page.node.set(
    PDFName.of('Annots'),
    context.obj([
      mark({ Subtype: 'Text', ...comment }),
      link({ S: 'URI', URI: PDFString.of('https://example.com/shown') }),
      link({ S: 'Launch', F: PDFString.of('hidden.exe') }),
    ]),
  )
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Maker: { Private: PDFString.of('Hidden piece') } }))
  described(file)
  file.addJavaScript('greet', 'app.alert("hidden program")')
  await file.attach(Buffer.from('Hidden attachment'), 'hidden.txt', {
    mimeType: 'text/plain',
    afRelationship: AFRelationship.Data,
  })
  const whole = await file.save({ useObjectStreams: false })
  return whole
}

it('leaves behind makers, comments’ authors, attachments, programs, and what a photo says of itself', async () => {
  const before = await paperWithAll()
  const said = /hidden|Sample Camera/gi
  const found = new Set((await everythingIn(before)).match(said))
  expect(found).toEqual(new Set(['Hidden', 'hidden', 'Sample Camera']))
  const stripped = await stripPdf(before)
  expect((await everythingIn(stripped)).match(said)).toBeNull()
  const { pages, links, title } = await readPdf(stripped)
  expect({ pages, links, title }).toEqual({
    pages: ['Roof estimate'],
    links: ['https://example.com/shown'],
    title: null,
  })
  expect(await everythingIn(stripped)).toContain('Look here')
})

it('drops what an earlier state of the file left behind', async () => {
  const file = await PDFDocument.create({ updateMetadata: false })
  file.addPage([200, 200]).drawText('Shown', { x: 20, y: 100, size: 12 })
  file.context.register(PDFString.of('Left behind'))
  const before = await file.save()
  expect(await everythingIn(before)).toContain('Left behind')
  const stripped = await stripPdf(before)
  expect(await everythingIn(stripped)).not.toContain('Left behind')
  expect((await readPdf(stripped)).text).toBe('Shown')
})

const text = (words: string) => PDFString.of(words)

/** Wherever a PDF may say that something is to be done by itself, and a font that only bears such a name. */
const actingPaper = async (): Promise<Uint8Array> => {
  const file = await PDFDocument.create({ updateMetadata: false })
  const page = file.addPage([400, 400])
  const { context, catalog } = file
  const visit = (to: string) => ({ S: 'URI', URI: text(to) })
  const table = (...events: readonly string[]) =>
    context.obj(Object.fromEntries(events.map((event) => [event, visit('https://example.com/acting')])))
  catalog.set(PDFName.of('OpenAction'), context.obj(visit('https://example.com/acting')))
  catalog.set(PDFName.of('AA'), context.register(table('WC', 'DP')))
  page.node.set(PDFName.of('AA'), table('O', 'C'))
  const annotation = (more: object) =>
    context.register(context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 20, 20], ...more }))
  const acting = { S: 'JavaScript', JS: text('acting()') }
  page.node.set(
    PDFName.of('Annots'),
    context.obj([
      annotation({ A: { ...visit('https://example.com/shown'), Next: acting } }),
      annotation({ A: visit('file:///acting.exe') }),
      annotation({ A: visit('javascript:acting()') }),
      annotation({ AA: table('E') }),
      annotation({ A: { S: 'Launch', F: text('acting.exe') } }),
    ]),
  )
  const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' })
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { AA: context.register(font) } }))
  page.node.set(
    PDFName.of('Contents'),
    context.register(context.stream('BT /AA 12 Tf 40 300 Td (Shown) Tj ET')),
  )
  await file.attach(Buffer.from('acting attachment'), 'acting.txt')
  return file.save({ useObjectStreams: false })
}

it('leaves behind what acts by itself, on opening, on a page or on a mark, and what leads into the reader’s machine', async () => {
  const before = await actingPaper()
  expect(await everythingIn(before)).toMatch(/acting/)
  const stripped = await stripPdf(before)
  const everything = await everythingIn(stripped)
  expect(everything).not.toMatch(/acting|OpenAction|JavaScript|Launch|EmbeddedFile/)
  const { pages, links } = await readPdf(stripped)
  expect({ pages, links }).toEqual({ pages: ['Shown'], links: ['https://example.com/shown'] })
})

it('is not for one whose page unpacks to 200 MB', async () => {
  await expect(stripPdf(bomb(200))).rejects.toThrow(UnpacksTooLarge)
})

it('is not for one with a signature, which would not hold', async () => {
  await expect(stripPdf(await signedPaper())).rejects.toThrow(SignedPdf)
})

it('takes the notes out of a JPEG, and leaves alone what is none', async () => {
  const jpeg = await photo()
  const plain = Buffer.from(withoutNotes(jpeg))
  expect([jpeg.includes('Exif'), plain.includes('Exif')]).toEqual([true, false])
  expect(plain.subarray(-2)).toEqual(jpeg.subarray(-2))
  const other = Buffer.from('no picture at all')
  expect(withoutNotes(other)).toEqual(other)
})
