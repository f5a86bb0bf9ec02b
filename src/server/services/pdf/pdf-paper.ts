/** Reads the pages of a PDF from elsewhere: what each is drawn with, and how it lies. */
import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { unpacked } from './unpack.ts'

/** `[left, bottom, right, top]` in points. */
export type Box = readonly [number, number, number, number]

/** A stream as it lies in the file: its dictionary says how it is packed. */
export type Packed = { readonly filters: ReadonlyMap<PDFName, PDFObject>; readonly bytes: Uint8Array }

/** Something drawn upon a page: a field that is filled in, a stamp, a mark. */
export type Mark = {
  readonly form: PDFRawStream
  readonly box: Box
  readonly rect: Box
  readonly matrix: readonly number[]
}

export type PaperPage = {
  readonly content: Packed
  readonly resources: PDFDict | undefined
  readonly group: PDFObject | undefined
  readonly box: Box
  /** Clockwise: 0, 90, 180 or 270. */
  readonly turned: number
  readonly marks: readonly Mark[]
}

/** More than any page of words and lines has; a picture is not part of it. */
const mostContentBytes = 64_000_000

export const openPaper = (bytes: Uint8Array): Promise<PDFDocument> =>
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

/** The parts of a page's content are one program, which may break off anywhere and go on in the next part. */
const joined = (parts: readonly PDFRawStream[]): Packed => {
  const bytes = Buffer.concat(parts.flatMap((part) => [unpacked(part, mostContentBytes), Buffer.from('\n')]))
  return { filters: new Map(), bytes }
}

const contentOf = ({ node }: PDFPage): Packed => {
  const found = node.Contents()
  if (found instanceof PDFRawStream) return packedOf(found)
  const parts = found instanceof PDFArray ? found.asArray().map((entry) => node.context.lookup(entry)) : []
  const streams = parts.filter((part) => part instanceof PDFRawStream)
  const [only] = streams
  return only && streams.length === 1 ? packedOf(only) : joined(streams)
}

const packedOf = ({ dict, contents }: PDFRawStream): Packed => {
  const filters = dict.entries().filter(([key]) => key === named('Filter') || key === named('DecodeParms'))
  return { filters: new Map(filters), bytes: contents }
}

const hiddenFlags = 2 | 32

/** How it looks now: a field with several looks names the present one. */
const appearanceOf = (annotation: PDFDict): PDFRawStream | undefined => {
  const looks = annotation.lookup(named('AP'))
  const normal = looks instanceof PDFDict ? looks.lookup(named('N')) : undefined
  if (normal instanceof PDFRawStream) return normal
  const present = annotation.lookup(named('AS'))
  const look = normal instanceof PDFDict && present instanceof PDFName ? normal.lookup(present) : undefined
  return look instanceof PDFRawStream ? look : undefined
}

const markOf = (annotation: PDFObject | undefined): readonly Mark[] => {
  if (!(annotation instanceof PDFDict)) return []
  const flags = annotation.lookup(named('F'))
  if (flags instanceof PDFNumber && (flags.asNumber() & hiddenFlags) !== 0) return []
  const form = appearanceOf(annotation)
  const rect = annotation.lookup(named('Rect'))
  if (form === undefined || !(rect instanceof PDFArray)) return []
  const [box, matrix] = [form.dict.lookup(named('BBox')), form.dict.lookup(named('Matrix'))]
  if (!(box instanceof PDFArray)) return []
  const turned = matrix instanceof PDFArray ? numbersIn(matrix) : [1, 0, 0, 1, 0, 0]
  return [{ form, box: boxOf(numbersIn(box)), rect: boxOf(numbersIn(rect)), matrix: turned }]
}

export const readPage = (page: PDFPage): PaperPage => {
  const { node } = page
  const box = boxOf(numbersIn(node.CropBox() ?? node.MediaBox()))
  const annotations = node.Annots()?.asArray() ?? []
  return {
    content: contentOf(page),
    resources: node.Resources(),
    group: node.get(named('Group')),
    box,
    turned: (((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360) % 360,
    marks: annotations.flatMap((entry) => markOf(node.context.lookup(entry))),
  }
}
