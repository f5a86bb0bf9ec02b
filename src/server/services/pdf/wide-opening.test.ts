/** Proves that a paper that opens across the page has its title on that page, and that a named section is named with its page. */
import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { RECONCILIATION } from '#core/document/named-sections.ts'
import type { Block, PaperSection } from '#core/document/paper.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { type Packet, writePacket } from './packet.ts'

const run = (text: string) => ({ text, strong: false, url: null })

const grid = (rows: number): Block => ({
  kind: 'table',
  table: {
    caption: 'Sales comparison grid',
    columns: ['', 'Subject: my home', 'Sale 1'].map((title) => ({ title, width: 20 })),
    rows: Array.from({ length: rows }, (_, at) =>
      [`Row ${at + 1}`, 'Here', 'There'].map((text) => [run(text)]),
    ),
    blankRows: 0,
    blankLines: 0,
    hasRowTitles: true,
  },
})

const section = (title: string | null, blocks: readonly Block[], landscape = false): PaperSection => ({
  title,
  newPage: false,
  forOwner: false,
  blocks,
  ...(landscape && { landscape: true }),
})

const packetWith = (rows: number): Packet => ({
  title: 'Evidence packet',
  subtitle: '',
  cover: [],
  lead: 'Parcel 1',
  front: [
    {
      title: 'The case in brief',
      sections: [
        section(null, [{ kind: 'text', words: [{ ...run(RECONCILIATION), pageOf: RECONCILIATION }] }]),
      ],
    },
  ],
  documents: [
    {
      title: 'Comparable analysis',
      sections: [
        section(null, [{ kind: 'text', words: [run('How to read it.')] }, grid(rows)], true),
        section(RECONCILIATION, [{ kind: 'text', words: [run('The steps.')] }]),
      ],
    },
  ],
  exhibits: [],
  letters: [],
  back: [],
  last: [],
})

const pagesOf = async (rows: number) => {
  const chunks: Buffer[] = []
  const out = new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(chunk)
      done()
    },
  })
  const { parts } = await writePacket(packetWith(rows), out, new Date('2026-11-23T12:00:00Z'))
  return { parts: new Map(parts), pdf: await readPdf(new Uint8Array(Buffer.concat(chunks))) }
}

it.each([
  ['that fits its page', 12],
  ['that is higher than its page', 60],
])('a grid %s begins under the title of its paper', async (_, rows) => {
  const { parts, pdf } = await pagesOf(rows)
  const at = parts.get('Comparable analysis') ?? 0
  const page = pdf.pages[at - 1] ?? ''
  expect(page).toContain('Comparable analysis')
  expect(page).toContain('Sales comparison grid')
  expect(page).toContain('Row 1')
  const steps = parts.get(RECONCILIATION) ?? 0
  expect(pdf.pages[steps - 1]).toContain('The steps.')
  expect(pdf.text.replace(/\s+/g, ' ')).toContain(`${RECONCILIATION}, page ${steps}`)
})
