/** Owns made-up photos and papers that an owner adds: drawn, dated, and plainly no real ones. */
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { takenAt } from '#server/features/upload/testing/files.ts'
import type { Sheet } from './looked-home.ts'

const size = { width: 1600, height: 1200 }

const drawing = (says: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
<rect width="1600" height="1200" fill="silver"/><path d="M0 900 L700 300 L1600 840 L1600 1200 L0 1200 Z" fill="gray"/>
<path d="M200 1100 L520 620 L760 800 L1180 430" stroke="black" stroke-width="18" fill="none"/>
<text x="80" y="140" font-family="sans-serif" font-size="72" fill="black">${says} (made-up picture)</text></svg>`

export const photoOf = ({ says, on }: Sheet): Promise<Buffer> =>
  sharp(Buffer.from(drawing(says)))
    .resize(size)
    .jpeg()
    .withExif(takenAt(`${on.replaceAll('-', ':')} 10:12:00`))
    .toBuffer()

export const paperOf = async ({ says, on }: Sheet): Promise<Buffer> => {
  const document = new PDFDocument({ size: 'LETTER', margin: 72 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.fontSize(12).text(on, { align: 'right' }).moveDown(2).fontSize(14)
  for (const line of says.split(/(?<=\.) /)) document.text(line).moveDown()
  document.end()
  await ended
  return Buffer.concat(chunks)
}
