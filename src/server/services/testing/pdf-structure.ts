/** Looks through the bones of one of our PDF files for what PDF/UA-1 asks of them; each fault in words. */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'

type Element = { readonly tag: string; readonly dict: PDFDict }

const name = (text: string): PDFName => PDFName.of(text)

const textIn = (dict: PDFDict, key: string): string => {
  const found = dict.lookup(name(key))
  return found instanceof PDFString || found instanceof PDFHexString ? found.decodeText() : ''
}

const tagOf = (dict: PDFDict): string => String(dict.lookup(name('S')) ?? '').slice(1)

const kidsOf = (file: PDFDocument, dict: PDFDict): readonly PDFObject[] => {
  const kids = dict.lookup(name('K'))
  const all = kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [kids]
  return all.flatMap((kid) => file.context.lookup(kid) ?? [])
}

/** In reading order. */
const elementsIn = (file: PDFDocument, dict: PDFDict): readonly Element[] => [
  ...(dict.has(name('S')) ? [{ tag: tagOf(dict), dict }] : []),
  ...kidsOf(file, dict).flatMap((kid) =>
    kid instanceof PDFDict && kid.has(name('S')) ? elementsIn(file, kid) : [],
  ),
]

const catalogFaults = (file: PDFDocument): readonly string[] => {
  const { catalog } = file
  const marks = catalog.lookup(name('MarkInfo'))
  const view = catalog.lookup(name('ViewerPreferences'))
  const metadata = catalog.lookup(name('Metadata'))
  return [
    ...(textIn(catalog, 'Lang') === 'en-US' ? [] : ['no language']),
    ...(marks instanceof PDFDict && String(marks.lookup(name('Marked'))) === 'true' ? [] : ['not marked']),
    ...(view instanceof PDFDict && String(view.lookup(name('DisplayDocTitle'))) === 'true'
      ? []
      : ['the title is not shown']),
    ...(metadata instanceof PDFRawStream ? [] : ['no metadata']),
    ...(catalog.lookup(name('Outlines')) instanceof PDFDict ? [] : ['no bookmarks']),
    ...(file.getTitle() ? [] : ['no title']),
  ]
}

const elementFaults = (elements: readonly Element[]): readonly string[] => {
  let level = 0
  return elements.flatMap(({ tag, dict }) => {
    if (tag === 'Figure') {
      const attributes = dict.lookup(name('A'))
      const all = attributes instanceof PDFArray ? attributes.asArray() : [attributes]
      const hasBox = all.some((one) => one instanceof PDFDict && one.has(name('BBox')))
      return [
        ...(textIn(dict, 'Alt') === '' ? ['a figure without words for it'] : []),
        ...(hasBox ? [] : ['a figure without its place']),
      ]
    }
    const next = Number(/^H([1-6])$/.exec(tag)?.[1] ?? 0)
    if (next === 0) return []
    const skipped = next > level + 1
    level = next
    return skipped ? [`a heading of level ${next} where ${next - 1} is missing`] : []
  })
}

const annotationFaults = (page: PDFDict, at: number): readonly string[] => {
  const annotations = page.lookup(name('Annots'))
  const all = annotations instanceof PDFArray ? annotations : undefined
  return Array.from({ length: all?.size() ?? 0 }, (_, index) => all?.lookup(index)).flatMap((one) => {
    if (!(one instanceof PDFDict)) return ['an annotation that is none']
    return [
      ...(one.has(name('StructParent')) ? [] : [`page ${at + 1}: a link outside the structure`]),
      ...(one.has(name('Contents')) ? [] : [`page ${at + 1}: a link without words`]),
    ]
  })
}

const fontFaults = (page: PDFDict, at: number): readonly string[] => {
  const resources = page.lookup(name('Resources'))
  const fonts = resources instanceof PDFDict ? resources.lookup(name('Font')) : undefined
  if (!(fonts instanceof PDFDict)) return []
  return fonts.keys().flatMap((key) => {
    const font = fonts.lookup(key)
    const isWhole =
      font instanceof PDFDict && font.has(name('DescendantFonts')) && font.has(name('ToUnicode'))
    return isWhole ? [] : [`page ${at + 1}: a font that is not in the file`]
  })
}

const pageFaults = (page: PDFDict, at: number): readonly string[] => [
  // Asked for where there is something to go to. Source: ISO 14289-1, 7.18.3.
  ...(page.lookup(name('Tabs')) === name('S') || !page.has(name('Annots'))
    ? []
    : [`page ${at + 1}: the tab key does not follow the structure`]),
  ...(page.lookup(name('StructParents')) instanceof PDFNumber
    ? []
    : [`page ${at + 1}: not in the structure`]),
  ...annotationFaults(page, at),
  ...fontFaults(page, at),
]

/** Every page has something in the structure that points at it. */
const unreachedPages = (file: PDFDocument, elements: readonly Element[]): readonly string[] => {
  // What goes on overleaf names its further pages in its parts.
  const parts = elements.flatMap(({ dict }) => kidsOf(file, dict).filter((kid) => kid instanceof PDFDict))
  const reached = new Set(
    [...elements.map(({ dict }) => dict), ...parts]
      .map((dict) => dict.get(name('Pg')))
      .filter((ref) => ref instanceof PDFRef),
  )
  return file
    .getPages()
    .flatMap(({ ref }, at) => (reached.has(ref) ? [] : [`page ${at + 1}: nothing in it is tagged`]))
}

export const structureFaults = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const file = await PDFDocument.load(bytes, { updateMetadata: false })
  const root = file.catalog.lookup(name('StructTreeRoot'))
  if (!(root instanceof PDFDict)) return ['no structure']
  const elements = elementsIn(file, root)
  return [
    ...catalogFaults(file),
    ...(root.lookup(name('ParentTree')) instanceof PDFDict ? [] : ['no way from the page to the structure']),
    ...elementFaults(elements),
    ...file.getPages().flatMap(({ node }, at) => pageFaults(node, at)),
    ...unreachedPages(file, elements),
  ]
}
