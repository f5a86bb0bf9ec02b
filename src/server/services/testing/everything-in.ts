/** Writes out all that a PDF file holds, shown or not, so that a test can look for what should be gone. */
import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'

const unpacked = (stream: PDFRawStream): string => {
  try {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  } catch {
    // A picture: as it lies there.
    return Buffer.from(stream.contents).toString('latin1')
  }
}

const textsOf = (dict: PDFDict): readonly string[] =>
  dict.values().flatMap((value) => {
    if (value instanceof PDFDict) return textsOf(value)
    return value instanceof PDFString || value instanceof PDFHexString ? [value.decodeText()] : []
  })

export const everythingIn = async (bytes: Uint8Array): Promise<string> => {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  const held = context.enumerateIndirectObjects().map(([, object]) => object)
  const dicts = held.flatMap((object) => {
    if (object instanceof PDFRawStream) return [object.dict]
    return object instanceof PDFDict ? [object] : []
  })
  return [
    ...held.map((object) => (object instanceof PDFRawStream ? `${object.dict}` : `${object}`)),
    ...dicts.flatMap(textsOf),
    ...held.filter((object) => object instanceof PDFRawStream).map(unpacked),
    `${context.trailerInfo.Info ?? ''}`,
  ].join('\n')
}
