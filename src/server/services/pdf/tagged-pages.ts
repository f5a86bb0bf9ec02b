/** Gives the pages of a PDF a structure, as they are, so that a screen reader finds its way. */
import {
  degrees,
  PDFDocument,
  type PDFEmbeddedPage,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFRef,
} from '@cantoo/pdf-lib'

type Lying = { readonly width: number; readonly height: number; readonly turned: number }

const named = (name: string): PDFName => PDFName.of(name)

/** All that is drawn on a page is one paragraph: its words are read in the order in which they are drawn. */
const addTagged = (
  file: PDFDocument,
  look: PDFEmbeddedPage,
  { width, height, turned }: Lying,
  at: number,
) => {
  const page = file.addPage([width, height])
  page.setRotation(degrees(turned))
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [named('P'), '<</MCID 0>>']))
  page.drawPage(look, { x: 0, y: 0, width, height })
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  page.node.set(named('StructParents'), file.context.obj(at))
  page.node.set(named('Tabs'), named('S'))
}

/** A dictionary of `StructTreeRoot` with a paragraph for each page. Source: ISO 32000-1, 14.7. */
const structureOf = (file: PDFDocument): PDFRef => {
  const { context } = file
  const [root, whole] = [context.nextRef(), context.nextRef()]
  const parts = file
    .getPages()
    .map(({ ref }) => context.register(context.obj({ Type: 'StructElem', S: 'P', P: whole, Pg: ref, K: 0 })))
  context.assign(whole, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: parts }))
  const parents = context.obj({ Nums: parts.flatMap((part, at) => [at, [part]]) })
  const tree = { Type: 'StructTreeRoot', K: [whole], ParentTree: parents, ParentTreeNextKey: parts.length }
  context.assign(root, context.obj(tree))
  return root
}

/** One bookmark for each page. */
const bookmarksOf = (file: PDFDocument): PDFRef => {
  const { context } = file
  const list = context.nextRef()
  const entries = file.getPages().map(() => context.nextRef())
  file.getPages().forEach((page, at) => {
    const [entry, before, next] = [entries[at], entries[at - 1], entries[at + 1]]
    if (entry === undefined) return
    const bookmark = {
      Title: PDFHexString.fromText(`Page ${at + 1}`),
      Parent: list,
      Dest: [page.ref, 'Fit'],
      ...(before && { Prev: before }),
      ...(next && { Next: next }),
    }
    context.assign(entry, context.obj(bookmark))
  })
  const [first, last] = [entries[0] ?? list, entries.at(-1) ?? list]
  context.assign(list, context.obj({ Type: 'Outlines', First: first, Last: last, Count: entries.length }))
  return list
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The title once more, in the form that other programs read. Source: ISO 16684-1 (XMP). */
const metadataOf = ({ context }: PDFDocument, title: string): PDFRef => {
  const about = `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`
  const description = `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">${about}</rdf:Description>`
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF>`
  const packet = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}</x:xmpmeta><?xpacket end="r"?>`
  return context.register(context.stream(Buffer.from(packet), { Type: 'Metadata', Subtype: 'XML' }))
}

export const tagPages = async (
  bytes: Uint8Array,
  { title, now }: { readonly title: string; readonly now: Date },
): Promise<Buffer> => {
  const found = await PDFDocument.load(bytes, { updateMetadata: false, password: '' })
  const file = await PDFDocument.create({ updateMetadata: false })
  const pages = found.getPages()
  const looks = await file.embedPages(pages)
  pages.forEach((page, at) => {
    const look = looks[at]
    if (look) addTagged(file, look, { ...page.getSize(), turned: page.getRotation().angle }, at)
  })
  const { catalog, context } = file
  catalog.set(named('StructTreeRoot'), structureOf(file))
  catalog.set(named('MarkInfo'), context.obj({ Marked: true }))
  catalog.set(named('Metadata'), metadataOf(file, title))
  catalog.set(named('Outlines'), bookmarksOf(file))
  file.setTitle(title, { showInWindowTitleBar: true })
  file.setLanguage('en-US')
  file.setCreationDate(now)
  file.setModificationDate(now)
  return Buffer.from(await file.save())
}
