/** Owns a one-page PDF of plain lines, enough for a test invoice. */

export type PdfLine = { readonly text: string; readonly size: number }

const pageHeight = 792
const margin = 72

/** WinAnsi keeps these at places of its own; the other Latin letters stand as in Latin-1. Source: ISO 32000-1 annex D. */
const winAnsi: Readonly<Record<string, string>> = {
  '–': '\x96',
  '—': '\x97',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
}

/** What the font cannot show becomes a question mark. */
const pdfText = (text: string): string =>
  text
    .replace(/[–—’“”]/g, (letter) => winAnsi[letter] ?? letter)
    .replace(/[^\x20-\x7e\x92-\x97\xa0-\xff]/g, '?')
    .replace(/[\\()]/g, (letter) => `\\${letter}`)

const drawn = (lines: readonly PdfLine[]): string => {
  let y = pageHeight - margin
  return lines
    .map(({ text, size }) => {
      y -= size * 1.6
      return `BT /F1 ${size} Tf ${margin} ${y.toFixed(1)} Td (${pdfText(text)}) Tj ET`
    })
    .join('\n')
}

/** Source of the file structure: ISO 32000-1 §7.5. */
export const textPdf = (lines: readonly PdfLine[]): Buffer => {
  const content = drawn(lines)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${pageHeight}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${body}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + trailer, 'latin1')
}
