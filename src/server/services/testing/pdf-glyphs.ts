/** Reads what a PDF file of ours draws of its words: every sign by its number in its font, and how far right each goes. */
import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Drawn = {
  /** 0 is the box that stands for a sign which the font has not. */
  readonly signs: readonly number[]
  /** In points from the left edge of the page, of each stretch of words that is seen. */
  readonly rightEdges: readonly number[]
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A string of PDF as its bytes. Source: ISO 32000-1, 7.3.4.2. */
const unescaped = (text: string): string =>
  text.replace(/\\([0-7]{1,3}|\n|[\s\S])/g, (_, sign: string) => {
    if (/^[0-7]/.test(sign)) return String.fromCharCode(Number.parseInt(sign, 8))
    return sign === '\n' ? '' : (escapes[sign] ?? sign)
  })

/** Two bytes to each sign. */
const signsIn = (content: string): readonly number[] =>
  [...content.matchAll(/\(((?:\\[\s\S]|[^\\()])*)\)/g)].flatMap(([, text = '']) =>
    (unescaped(text).match(/[\s\S]{2}/g) ?? []).map((pair) => 256 * pair.charCodeAt(0) + pair.charCodeAt(1)),
  )

const signsOf = async (bytes: Uint8Array): Promise<readonly number[]> => {
  const file = await PDFDocument.load(bytes, { updateMetadata: false })
  const contents = file.getPages().flatMap(({ node }) => {
    const found = node.Contents()
    return found instanceof PDFArray ? found.asArray().map((one) => node.context.lookup(one)) : [found]
  })
  return contents
    .filter((one) => one instanceof PDFRawStream)
    .flatMap((one) => signsIn(Buffer.from(decodePDFRawStream(one).decode()).toString('latin1')))
}

/** A space at the end of a line is not seen. */
const rightEdgesOn = async (page: PDFPageProxy): Promise<readonly number[]> => {
  const { items } = await page.getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' && !item.str.endsWith(' ')
      ? [Number(item.transform[4]) + item.width]
      : [],
  )
}

export const drawnWords = async (bytes: Uint8Array): Promise<Drawn> => {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const file = await loading.promise
  const numbers = Array.from({ length: file.numPages }, (_, at) => at + 1)
  const pages = await Promise.all(numbers.map((number) => file.getPage(number)))
  const rightEdges = (await Promise.all(pages.map(rightEdgesOn))).flat()
  await loading.destroy()
  return { signs: await signsOf(bytes), rightEdges }
}
