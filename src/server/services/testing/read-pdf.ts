/** Reads a PDF file as a reader's program does: words, structure, bookmarks, language and title. */
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = {
  readonly role?: string
  readonly alt?: string
  readonly children?: readonly Node[]
  readonly id?: string
  readonly type?: string
}

export type ReadPdf = {
  readonly pages: readonly string[]
  readonly text: string
  /** Every tag of the file, in reading order. */
  readonly tags: readonly string[]
  /** The words for each figure. */
  readonly alts: readonly string[]
  readonly outline: readonly string[]
  readonly title: unknown
  readonly language: unknown
  readonly isTagged: boolean
  readonly links: readonly string[]
  /** Strokes and words that are neither in the structure nor marked as decoration. */
  readonly unmarked: number
  /** The words of the first page that are set in its largest type. */
  readonly largest: string
  /** Width and height of the first page in points. */
  readonly size: readonly number[]
}

const wordsOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
}

const largestOf = async (page: PDFPageProxy | undefined): Promise<string> => {
  const { items } = (await page?.getTextContent()) ?? { items: [] }
  const texts = items.flatMap((item) => ('str' in item ? [item] : []))
  const most = Math.max(...texts.map(({ height }) => height))
  return texts.flatMap(({ str, height }) => (height === most ? [str] : [])).join('')
}

const tagsIn = (node: Node): readonly string[] => [
  ...(node.role === undefined || node.role === 'Root' ? [] : [node.role]),
  ...(node.children ?? []).flatMap(tagsIn),
]

const altsIn = (node: Node): readonly string[] => [
  ...(node.role === 'Figure' ? [node.alt ?? ''] : []),
  ...(node.children ?? []).flatMap(altsIn),
]

const opens: readonly number[] = [OPS.beginMarkedContent, OPS.beginMarkedContentProps]
const paints: readonly number[] = [OPS.showText, OPS.constructPath, OPS.fill, OPS.stroke]

const unmarkedOn = async (page: PDFPageProxy): Promise<number> => {
  const { fnArray } = await page.getOperatorList()
  let depth = 0
  return fnArray.filter((operator) => {
    if (opens.includes(operator)) depth += 1
    if (operator === OPS.endMarkedContent) depth -= 1
    return depth === 0 && paints.includes(operator)
  }).length
}

const linksOf = async (page: PDFPageProxy): Promise<readonly string[]> =>
  (await page.getAnnotations()).flatMap(({ url }: { url?: string }) => url ?? [])

const allPages = (file: PDFDocumentProxy): Promise<PDFPageProxy[]> =>
  Promise.all(Array.from({ length: file.numPages }, (_, at) => file.getPage(at + 1)))

export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const file = await loading.promise
  const pages = await allPages(file)
  const words = await Promise.all(pages.map(wordsOf))
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  const { info } = await file.getMetadata()
  const marks = (await file.getMarkInfo()) as ReadonlyMap<string, boolean> | null
  const outline = (await file.getOutline()) ?? []
  const viewport = pages[0]?.getViewport({ scale: 1 })
  const read = {
    pages: words,
    text: words.join('\n').replace(/\s+/g, ' '),
    tags: trees.flatMap((tree) => (tree ? tagsIn(tree as Node) : [])),
    alts: trees.flatMap((tree) => (tree ? altsIn(tree as Node) : [])),
    outline: outline.map(({ title }) => title),
    largest: await largestOf(pages[0]),
    title: 'Title' in info ? info.Title : null,
    language: 'Language' in info ? info.Language : null,
    isTagged: marks?.get('Marked') === true,
    links: (await Promise.all(pages.map(linksOf))).flat(),
    unmarked: (await Promise.all(pages.map(unmarkedOn))).reduce((sum, one) => sum + one, 0),
    size: [viewport?.width ?? 0, viewport?.height ?? 0],
  }
  await loading.destroy()
  return read
}
