/** Takes out of a PDF what does not show on its pages: who made it and when, what is attached, what acts, earlier states. */
import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { withoutNotes } from '../jpeg-notes.ts'
import { UnpacksTooLarge, unpacked } from './unpack.ts'

const named = (name: string): PDFName => PDFName.of(name)
const names = (...all: readonly string[]): ReadonlySet<unknown> => new Set(all.map(named))

const hiddenTypes = names('Metadata', 'EmbeddedFile', 'Filespec', 'F')
const actions = names(
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'GoToDp', 'Thread', 'Rendition'],
  ...[
    'Movie',
    'Sound',
    'RichMediaExecute',
    'GoTo3DView',
    'Trans',
    'ResetForm',
    'Hide',
    'SetOCGState',
    'Named',
  ],
)
const actingMarks = names('FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D')
/** Of no other meaning wherever they stand; a font, say, may be called by any name but hardly by one of these. */
const hiddenKeys = names(
  ...['PieceInfo', 'LastModified', 'XFA', 'Perms', 'DSS', 'Collection'],
  ...['OpenAction', 'EmbeddedFiles', 'JavaScript', 'AF'],
)
/** Who commented, when, and on what subject: of marks that are no fields of a form. */
const commentKeys = ['T', 'M', 'CreationDate', 'NM', 'Subj'].map(named)

/** More than any honest paper has. */
const mostObjects = 500_000

/** What a page is drawn with, beside its pictures: a survey on paper of the largest size has a tenth of it. */
const mostStreamBytes = 64_000_000
const mostBytesInAll = 256_000_000

export class SignedPdf extends Error {
  override readonly name = 'SignedPdf'
}

const dictOf = (object: PDFObject | undefined): PDFDict | undefined => {
  if (object instanceof PDFRawStream) return object.dict
  return object instanceof PDFDict ? object : undefined
}

/** A link may lead to a page of the web, and to nothing on the reader's own machine. */
const isOtherAddress = (dict: PDFDict): boolean => {
  const address = dict.lookup(named('URI'))
  const isText = address instanceof PDFString || address instanceof PDFHexString
  return (
    dict.lookup(named('S')) === named('URI') && !(isText && /^(https?|mailto):/i.test(address.decodeText()))
  )
}

const isHidden = (object: PDFObject | undefined): boolean => {
  const dict = dictOf(object)
  if (dict === undefined) return false
  const [type, action, mark] = ['Type', 'S', 'Subtype'].map((key) => dict.lookup(named(key)))
  if (hiddenTypes.has(type) || actions.has(action) || isOtherAddress(dict)) return true
  return actingMarks.has(mark) && dict.has(named('Rect'))
}

/** What is done by itself, such as on opening or on a look at a page; a font, say, may be called by this name too. */
const isActionTable = (key: PDFName, value: PDFObject | undefined): boolean =>
  key === named('AA') &&
  value instanceof PDFDict &&
  value.values().some((one) => dictOf(value.context.lookup(one))?.has(named('S')))

const isHiddenEntry = (key: PDFName, value: PDFObject | undefined): boolean =>
  hiddenKeys.has(key) || isActionTable(key, value) || isHidden(value)

const isSignature = (dict: PDFDict): boolean => {
  const type = dict.lookup(named('Type'))
  const isCalledSo = type === named('Sig') || type === named('DocTimeStamp')
  return dict.has(named('Contents')) && (isCalledSo || dict.has(named('ByteRange')))
}

const cleanDict = (dict: PDFDict) => {
  if (isSignature(dict)) throw new SignedPdf()
  const isComment = dict.has(named('Rect')) && dict.has(named('Subtype'))
  if (isComment && dict.lookup(named('Subtype')) !== named('Widget'))
    for (const key of commentKeys) dict.delete(key)
  for (const [key, value] of dict.entries())
    if (isHiddenEntry(key, dict.context.lookup(value))) dict.delete(key)
}

/** Places count in an array, so one stays where it was, empty. */
const cleanArray = (array: PDFArray) => {
  array.asArray().forEach((_, at) => {
    if (isHidden(array.lookup(at))) array.set(at, PDFNull)
  })
}

const cleanStream = (stream: PDFRawStream) => {
  const filter = stream.dict.lookup(named('Filter'))
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  if (only === named('DCTDecode')) stream.updateContents(withoutNotes(stream.contents))
}

/** Of pictures nothing is unpacked here, nor of what cannot be. */
const unpackedBytes = (stream: PDFRawStream): number => {
  if (stream.dict.lookup(named('Subtype')) === named('Image')) return 0
  try {
    return unpacked(stream, mostStreamBytes).length
  } catch (error) {
    if (error instanceof UnpacksTooLarge) throw error
    return 0
  }
}

/** What it is made of, cleaned. */
const partsOf = (object: PDFObject | undefined): readonly PDFObject[] => {
  if (object instanceof PDFArray) {
    cleanArray(object)
    return object.asArray()
  }
  const dict = dictOf(object)
  if (dict === undefined) return []
  cleanDict(dict)
  if (object instanceof PDFRawStream) cleanStream(object)
  return dict.values()
}

/** Cleans all that the pages hold together, and drops the rest: what an earlier state of the file left behind. */
const cleanAll = ({ context }: PDFDocument) => {
  const reached = new Set<PDFRef>()
  let bytes = 0
  const waiting: PDFObject[] = context.trailerInfo.Root ? [context.trailerInfo.Root] : []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFRef && reached.has(next)) continue
    if (next instanceof PDFRef) reached.add(next)
    if (reached.size > mostObjects) throw new Error('A PDF has more objects than any honest one.')
    const object = context.lookup(next)
    if (object instanceof PDFRawStream) bytes += unpackedBytes(object)
    if (bytes > mostBytesInAll) throw new UnpacksTooLarge()
    waiting.push(...partsOf(object))
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
}

const cleanCatalog = ({ catalog, context }: PDFDocument) => {
  const all = catalog.lookup(named('Names'))
  const lists = all instanceof PDFDict ? all.keys() : []
  for (const key of lists.filter((one) => one !== named('Dests'))) dictOf(all)?.delete(key)
  delete context.trailerInfo.Info
  delete context.trailerInfo.ID
}

/** Throws SignedPdf for one whose signature would not hold, UnpacksTooLarge for one that grows without measure, and whatever the library throws for one it cannot read. */
export const stripPdf = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const file = await PDFDocument.load(bytes, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
    // One that is locked against changes opens with an empty password, as in every reader.
    password: '',
  })
  cleanCatalog(file)
  cleanAll(file)
  return file.save({ rewrite: true, updateFieldAppearances: false, addDefaultPage: false })
}
