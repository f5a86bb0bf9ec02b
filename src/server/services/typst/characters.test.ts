/** Proves that what people type in any script is on paper whole: no empty boxes, nothing past the margin, nothing lost. */
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import type { Block, Paper } from '#core/document/paper.ts'
import { renderPdf } from '../pdf/pdf.ts'
import { drawnWords } from '../testing/pdf-glyphs.ts'
import { structureFaults } from '../testing/pdf-structure.ts'
import { readPdf } from '../testing/read-pdf.ts'

const plain = (text: string) => [{ text, strong: false, url: null }]

/** On letter paper, in points. */
const rightMargin = 612 - 54

const bytesOf = (title: string, blocks: readonly Block[]): Promise<Buffer> => {
  const section = { title, newPage: false, forOwner: false, blocks }
  const paper: Paper = { form: 'sheet', title, subtitle: title, foot: title, sections: [section] }
  return renderPdf(paper, new Date('2026-10-01T15:00:00Z'))
}

/** In every kind of place that a text of the owner comes to. */
const everywhere = (text: string): readonly Block[] => [
  { kind: 'text', words: [...plain(text), { text, strong: true, url: null }] },
  { kind: 'note', words: plain(text) },
  { kind: 'list', items: [plain(text)] },
  { kind: 'fields', fields: [{ label: text, value: text, hint: text }] },
  {
    kind: 'table',
    table: {
      caption: text,
      columns: [
        { title: 'One', width: 1 },
        { title: 'Two', width: 1 },
      ],
      rows: [[plain(text), plain(text)]],
      blankRows: 0,
      blankLines: 0,
    },
  },
]

const expectWhole = async (bytes: Buffer) => {
  const { signs, rightEdges } = await drawnWords(bytes)
  expect(signs.length).toBeGreaterThan(0)
  expect(signs).not.toContain(0)
  expect(Math.max(...rightEdges)).toBeLessThanOrEqual(rightMargin + 0.5)
  expect(await structureFaults(bytes)).toEqual([])
}

const fontNames = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  const objects = context.enumerateIndirectObjects().map(([, object]) => object)
  return objects.flatMap((one) => {
    const name = one instanceof PDFDict ? one.get(PDFName.of('FontName')) : undefined
    return name === undefined ? [] : [String(name)]
  })
}

const together = (text: string): string => text.replace(/\s+/g, '')

const scripts: readonly (readonly [string, string])[] = [
  ['signs', 'Roof ✓ ✔ ✗ ≥ 5 ft ≈ 3″ × 2′ ≤ ½ ⅔ ≠ √ ∞ ★ ☐ ☑ → ← ● ■ ▲ ♥ ⚠ ℃ ₂ ① ₹'],
  ['Vietnamese', 'Mái nhà bị dột từ hai năm nay'],
  ['Russian and Ukrainian', 'Крыша течёт уже два года. Ґанок і дах потребують ремонту.'],
  ['Greek', 'Η στέγη στάζει εδώ και δύο χρόνια. ἀρχή'],
  ['Japanese', '屋根は二年前から雨漏りしています。カタカナ「引用」'],
  ['simplified Chinese', '屋顶漏水已经两年了，维修费用发票如下。'],
  ['traditional Chinese', '屋頂漏水已經兩年了，維修費用發票如下。'],
  ['Korean', '지붕이 2년째 새고 있습니다.'],
  ['emoji', 'Home 🏠 water 💧 sun ☀ smile 😀'],
]

describe.each(scripts)('%s', (_, text) => {
  it('stands on paper as it was typed', async () => {
    const bytes = await bytesOf('Report', [{ kind: 'text', words: plain(text) }])
    await expectWhole(bytes)
    expect(together((await readPdf(bytes)).text)).toContain(together(text))
  })
})

it('keeps each word of Hebrew whole, from right to left', async () => {
  const words = 'הגג דולף כבר שנתיים'.split(' ')
  const bytes = await bytesOf('Report', [{ kind: 'text', words: plain(words.join(' ')) }])
  await expectWhole(bytes)
  // What reads a line from its left end meets the last word first.
  expect((await readPdf(bytes)).text).toContain(words.toReversed().join(' '))
})

it('loses no letter of Arabic, whose letters join', async () => {
  const text = 'السقف يسرب منذ سنتين'
  const bytes = await bytesOf('Report', [{ kind: 'text', words: plain(text) }])
  await expectWhole(bytes)
  const letters = (await readPdf(bytes)).text.match(/\p{Script=Arabic}/gu)
  expect(letters?.sort()).toEqual([...together(text)].sort())
})

it.each([
  ['a word longer than a page', 'x'.repeat(5_000)],
  ['families, flags, tones and keys', '👨‍👩‍👧👍🏽🇺🇸1️⃣❤️🤷🏽‍♀️ '.repeat(20)],
  ['three hundred words without a space', 'שלום漢字한국어'.repeat(60)],
  ['marks upon marks', `Z${'\u0335\u0301'.repeat(40)}a x\u0302`],
  ['what is not seen', 'a\u200D\uFE0F\u00AD\u202Eb\u0000\u0007\u2066c\uFEFF\uD800'],
])('%s stay within the margins wherever they stand', async (_, text) => {
  await expectWhole(await bytesOf(text.slice(0, 80), everywhere(text)))
})

it('shows the number of a character that no font has', async () => {
  const bytes = await bytesOf('Report', [{ kind: 'text', words: plain('So ሀ and \uE000 and \u{10FFFF}.') }])
  await expectWhole(bytes)
  expect((await readPdf(bytes)).text).toContain('So [U+1200] and [U+E000] and [U+10FFFF].')
})

it('loses nothing of a word that fills pages', async () => {
  const bytes = await bytesOf('Report', [{ kind: 'text', words: plain('x'.repeat(5_000)) }])
  expect((await readPdf(bytes)).text.match(/x/g)).toHaveLength(5_000)
})

it('leaves the full stop on the line of the blank before it', async () => {
  const texts = Array.from({ length: 40 }, (_, at) => `${'w'.repeat(at)} Day: ${'_'.repeat(18)}.`)
  const words = texts.map((text) => plain(text))
  const { pages } = await readPdf(await bytesOf('Report', [{ kind: 'list', items: words }]))
  for (const line of pages.join('\n').split('\n')) expect(line.trim()).not.toBe('.')
})

it('brings no further font into an ordinary file', async () => {
  const text = 'The café’s “roof” — 1,234 ft² at 5 % · $10 – $20 … ½ °'
  const fonts = await fontNames(await bytesOf('Report', everywhere(text)))
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) expect(font).toMatch(/PublicSans|SourceSerif/)
})
