/** Proves that whatever is in a paper, its Word file is one that Word can read. */
import { expect, it } from 'vitest'
import type { Words } from '#core/document/paper.ts'
import { unzip } from '../testing/unzip.ts'
import { renderWord } from './word-document.ts'

it('holds no character that XML does not allow', async () => {
  const text = 'Roof\ufffe\uffff leaks\x1b\x0b here\ud83d'
  const words: Words = [{ text, strong: false, url: null }]
  const table = {
    caption: text,
    columns: [{ title: text, width: 1 }],
    rows: [[words]],
    blankRows: 0,
    blankLines: 1,
  }
  const file = await renderWord({
    form: 'statement',
    title: text,
    subtitle: text,
    foot: text,
    sections: [
      {
        title: text,
        newPage: false,
        forOwner: false,
        blocks: [
          { kind: 'text', words },
          { kind: 'table', table },
          { kind: 'fields', fields: [{ label: text, value: text, hint: text }] },
        ],
      },
    ],
  })
  const parts = [...(await unzip(file))].filter(([name]) => name.endsWith('.xml'))
  expect(parts.find(([name]) => name === 'word/document.xml')?.[1]).toContain('Roof leaks  here')
  for (const [, xml] of parts) expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]|[\ufffd-\uffff]/u)
})
