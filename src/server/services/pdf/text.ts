/** Reads the words of a PDF file as a reader's program does, page after page. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export const textOfPdf = async (bytes: Uint8Array): Promise<string> => {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const file = await loading.promise
  const numbers = Array.from({ length: file.numPages }, (_, at) => at + 1)
  const contents = await Promise.all(
    numbers.map(async (number) => (await file.getPage(number)).getTextContent()),
  )
  await loading.destroy()
  return contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
}
