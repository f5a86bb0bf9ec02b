/** Makes the pages of a PDF from elsewhere plain pictures of themselves: what is filled in becomes part of each page, nothing acts. */
import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { drawFields } from './field-looks.ts'

/** `[left, bottom, right, top]` in points. */
type Box = readonly [number, number, number, number]

/** Something drawn upon a page: a field that is filled in, a stamp, a mark. */
type Mark = {
  readonly form: PDFRef
  readonly box: Box
  readonly rect: Box
  readonly matrix: readonly number[]
}

export type FlatPaper = {
  readonly bytes: Buffer
  /** As they lie, in points. */
  readonly pages: readonly { readonly width: number; readonly height: number }[]
}

const openPaper = (bytes: Uint8Array): Promise<PDFDocument> =>
  // One that is locked against changes opens with an empty password, as in every reader.
  PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest, password: '' })

const named = (name: string): PDFName => PDFName.of(name)

const numbersIn = (array: PDFArray | undefined): readonly number[] =>
  Array.from({ length: array?.size() ?? 0 }, (_, at) => {
    const found = array?.lookup(at)
    return found instanceof PDFNumber ? found.asNumber() : 0
  })

const boxOf = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Box => [
  Math.min(a, c),
  Math.min(b, d),
  Math.max(a, c),
  Math.max(b, d),
]

const hiddenFlags = 2 | 32

/** How it looks now: a field with several looks names the present one. */
const appearanceOf = (annotation: PDFDict): PDFStream | undefined => {
  const looks = annotation.lookup(named('AP'))
  const normal = looks instanceof PDFDict ? looks.lookup(named('N')) : undefined
  if (normal instanceof PDFStream) return normal
  const present = annotation.lookup(named('AS'))
  const look = normal instanceof PDFDict && present instanceof PDFName ? normal.lookup(present) : undefined
  return look instanceof PDFStream ? look : undefined
}

const markOf = (file: PDFDocument, annotation: PDFObject | undefined): readonly Mark[] => {
  if (!(annotation instanceof PDFDict)) return []
  const flags = annotation.lookup(named('F'))
  if (flags instanceof PDFNumber && (flags.asNumber() & hiddenFlags) !== 0) return []
  const look = appearanceOf(annotation)
  const rect = annotation.lookup(named('Rect'))
  if (look === undefined || !(rect instanceof PDFArray)) return []
  const [box, matrix] = [look.dict.lookup(named('BBox')), look.dict.lookup(named('Matrix'))]
  if (!(box instanceof PDFArray)) return []
  look.dict.set(named('Subtype'), named('Form'))
  const form = file.context.getObjectRef(look) ?? file.context.register(look)
  const turned = matrix instanceof PDFArray ? numbersIn(matrix) : [1, 0, 0, 1, 0, 0]
  return [{ form, box: boxOf(numbersIn(box)), rect: boxOf(numbersIn(rect)), matrix: turned }]
}

const cornersOf = ([left, bottom, right, top]: Box, matrix: readonly number[]): Box => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const xs = [left, right].flatMap((x) => [bottom, top].map((y) => a * x + c * y + e))
  const ys = [left, right].flatMap((x) => [bottom, top].map((y) => b * x + d * y + f))
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** From the mark's own box onto its rectangle on the page. Source: ISO 32000-1, 12.5.5. */
const placeOf = ({ box, rect, matrix }: Mark): readonly number[] => {
  const [left, bottom, right, top] = cornersOf(box, matrix)
  const [x, y] = [(rect[2] - rect[0]) / (right - left || 1), (rect[3] - rect[1]) / (top - bottom || 1)]
  return [x, 0, 0, y, rect[0] - left * x, rect[1] - bottom * y]
}

/** What a page leads to beside its look: other pages, actions, its own tags. */
const leftOut = ['Annots', 'AA', 'StructParents', 'Metadata', 'PieceInfo', 'B', 'Thumb', 'PresSteps', 'Trans']

const flatten = (file: PDFDocument, page: PDFPage): void => {
  const { node } = page
  const annotations = node.Annots()?.asArray() ?? []
  const marks = annotations.flatMap((entry) => markOf(file, node.context.lookup(entry)))
  for (const key of leftOut) node.delete(named(key))
  if (marks.length === 0) return
  node.normalize()
  const draws = marks.map((mark) => {
    const name = node.newXObject('Mark', mark.form)
    return `q ${placeOf(mark).join(' ')} cm ${name} Do Q`
  })
  const { context } = node
  const begin = context.register(context.stream('q '))
  // The page's own program may break off anywhere; what it changed is put back.
  const end = context.register(context.stream(`\nQ\n${draws.join('\n')}\n`))
  node.wrapContentStreams(begin, end)
}

const sizeOf = (page: PDFPage) => {
  const box = boxOf(numbersIn(page.node.CropBox() ?? page.node.MediaBox()))
  const [width, height] = [Math.max(1, box[2] - box[0]), Math.max(1, box[3] - box[1])]
  return Math.round(page.getRotation().angle / 90) % 2 === 0
    ? { width, height }
    : { width: height, height: width }
}

/** Throws for a file that cannot be taken apart. */
export const flattenPdf = async (bytes: Uint8Array): Promise<FlatPaper> => {
  const file = await openPaper(bytes)
  drawFields(file)
  const pages = file.getPages()
  for (const page of pages) flatten(file, page)
  const flat = await PDFDocument.create({ updateMetadata: false })
  for (const page of await flat.copyPages(file, file.getPageIndices())) flat.addPage(page)
  return { bytes: Buffer.from(await flat.save()), pages: pages.map(sizeOf) }
}
