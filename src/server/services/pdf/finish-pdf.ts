/** Puts into a PDF of ours what the typesetter cannot say: titles of rows and, beside pages from elsewhere, places of pictures; and packs it to half. */
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib'
import type { SetPages } from '../typst/compiler.ts'

const named = (name: string): PDFName => PDFName.of(name)
const isTagged = (dict: PDFDict, tag: string): boolean => dict.lookup(named('S')) === named(tag)

const kidsOf = (dict: PDFDict): readonly PDFDict[] => {
  const kids = dict.lookup(named('K'))
  const all: readonly PDFObject[] =
    kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [kids]
  return all.map((kid) => dict.context.lookup(kid)).filter((kid) => kid instanceof PDFDict)
}

const taggedIn = (dict: PDFDict, tag: string): readonly PDFDict[] =>
  isTagged(dict, tag) ? [dict] : kidsOf(dict).flatMap((kid) => taggedIn(kid, tag))

/** The first cell of each row is its title. Source: ISO 32000-1, 14.8.4.3.4 and table 349. */
const titleRows = (table: PDFDict): void => {
  for (const row of taggedIn(table, 'TR')) {
    const [first] = kidsOf(row)
    if (first === undefined || !isTagged(first, 'TD')) continue
    first.set(named('S'), named('TH'))
    first.set(named('A'), first.context.obj([{ O: 'Table', Scope: 'Row' }]))
  }
}

const heightOf = (page: PDFDict | undefined): number => {
  const box = page?.lookup(named('MediaBox'))
  const top = box instanceof PDFArray ? box.lookup(3) : undefined
  return top instanceof PDFNumber ? top.asNumber() : 0
}

/** Source: ISO 32000-1, table 344: from the lower left corner. */
const placeFigure = (figure: PDFDict, [x, y, width, height]: SetPages['pictures'][number]): void => {
  const page = figure.lookup(named('Pg'))
  const top = heightOf(page instanceof PDFDict ? page : undefined) - y
  const place = { O: 'Layout', Placement: 'Block', BBox: [x, top - height, x + width, top] }
  figure.set(named('A'), figure.context.obj([place]))
}

/** `hasForeign`: beside pages from elsewhere the typesetter shows no title, and says of no picture where it stands. */
export const finishPdf = async (
  { bytes, rowTitles, pictures }: SetPages,
  { hasForeign }: { readonly hasForeign: boolean },
): Promise<Buffer> => {
  const file = await PDFDocument.load(bytes, { updateMetadata: false })
  const root = file.catalog.lookup(named('StructTreeRoot'))
  const tagged = (tag: string) => (root instanceof PDFDict ? taggedIn(root, tag) : [])
  tagged('Table').forEach((table, at) => {
    if (rowTitles[at] === true) titleRows(table)
  })
  if (hasForeign) {
    tagged('Figure').forEach((figure, at) => {
      const place = pictures[at]
      if (place) placeFigure(figure, place)
    })
    file.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true)
  }
  return Buffer.from(await file.save({ updateFieldAppearances: false }))
}
