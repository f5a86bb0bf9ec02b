/** Copies what a page from elsewhere is drawn with into our own PDF file, object by object. */
import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import type { PdfFile } from './pdf-flow.ts'
import type { PaperPage } from './pdf-paper.ts'

export type OwnObject = PDFKit.PDFKitReference
type Value = string | number | boolean | null | Buffer | OwnObject | Value[] | Dictionary
type Dictionary = { [key: string]: Value }

/** The way back into the page's own file, its own tags, and all that acts: none of it belongs to how a page looks. */
const leftOut = new Set([
  ...['Parent', 'StructParent', 'StructParents', 'Metadata', 'PieceInfo'],
  ...['OC', 'A', 'AA', 'OPI', 'Ref', 'Length'],
])

/** More than any honest paper has on its pages. */
const mostObjects = 200_000

const plainName = (name: PDFName): string => name.toString().slice(1)

const buffered = ({ buffer, byteOffset, length }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, length)

/** The writer takes a stream with nothing in it for none at all. */
const orLineBreak = (bytes: Buffer, data: Dictionary): Buffer => {
  if (bytes.length > 0) return bytes
  delete data.Filter
  delete data.DecodeParms
  return Buffer.from('\n')
}

type Held = PDFDict | PDFRawStream

export type Copier = {
  /** A form in our file that draws the page, without the marks upon it. */
  readonly page: (page: PaperPage) => OwnObject
  readonly form: (stream: PDFRawStream) => OwnObject
}

/** Of one paper: what several of its pages are drawn with is copied once. */
export const copierInto = (pdf: PdfFile, context: PDFContext): Copier => {
  const copied = new Map<Held, OwnObject>()
  const waiting: (() => void)[] = []

  const fill = (into: Dictionary, entries: Iterable<readonly [PDFName, PDFObject]>) => {
    for (const [key, value] of entries)
      if (!leftOut.has(plainName(key))) into[plainName(key)] = converted(value)
    return into
  }

  const converted = (found: PDFObject): Value => {
    if (found instanceof PDFRef) return referenced(context.lookup(found))
    if (found instanceof PDFDict) return fill({}, found.entries())
    if (found instanceof PDFArray) return found.asArray().map(converted)
    if (found instanceof PDFName) return plainName(found)
    if (found instanceof PDFNumber) return found.asNumber()
    if (found instanceof PDFBool) return found.asBoolean()
    if (found instanceof PDFString || found instanceof PDFHexString) return Buffer.from(found.asBytes())
    return null
  }

  const referenced = (found: PDFObject | undefined): Value => {
    if (found === undefined) return null
    return found instanceof PDFDict || found instanceof PDFRawStream ? own(found) : converted(found)
  }

  /** Named at once and filled in later, so that a circle of references ends. */
  const own = (held: Held): OwnObject => {
    const known = copied.get(held)
    if (known) return known
    if (copied.size >= mostObjects) throw new Error('A paper has more objects than any honest one.')
    const [dict, bytes] = held instanceof PDFDict ? [held, null] : [held.dict, buffered(held.contents)]
    // The writer decides when an object is made whether it packs its stream: not one that is packed already.
    const data: Dictionary = dict.has(PDFName.of('Filter')) ? { Filter: 'FlateDecode' } : {}
    const made = pdf.ref(data)
    copied.set(held, made)
    waiting.push(() => {
      fill(data, dict.entries())
      made.end(bytes === null ? undefined : orLineBreak(bytes, data))
    })
    return made
  }

  const written = (made: OwnObject): OwnObject => {
    for (let next = waiting.pop(); next; next = waiting.pop()) next()
    return made
  }

  const page = ({ content, resources, group, box }: PaperPage): OwnObject => {
    const data: Dictionary = { Type: 'XObject', Subtype: 'Form', FormType: 1, BBox: [...box] }
    fill(data, content.filters)
    if (resources) data.Resources = converted(resources)
    if (group) data.Group = converted(group)
    const made = pdf.ref(data)
    made.end(orLineBreak(buffered(content.bytes), data))
    return written(made)
  }

  return { page, form: (stream) => written(own(stream)) }
}
