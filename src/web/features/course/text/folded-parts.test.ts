/** Proves that a fold holds its part and no more, and that places are counted as in the unfolded text. */
import { expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'
import { foldParts, openFoldOf } from './folded-parts.ts'
import { blockInView } from './reading-place.ts'

const html =
  '<p>Begin.</p>\n<h2 id="first">First</h2>\n<p>One.</p>\n<ul><li>Two.</li></ul>\n<h2 id="second">Second</h2>\n<p>Three.</p>\n'
const parts = [
  { anchor: 'first', title: 'First', inShort: 'One & two.' },
  { anchor: 'second', title: 'Second' },
]

const textOf = (inner: string) => {
  const text = document.createElement('div')
  text.innerHTML = `<div>${inner}</div>`
  return text
}

it('a part with a line is folded under its heading, up to the next heading', () => {
  const fold = textOf(foldParts(html, parts)).querySelector('details')
  expect(fold?.querySelector('summary')?.textContent).toBe('FirstOne & two.')
  expect(fold?.querySelector('summary h2')?.id).toBe('first')
  expect(fold?.textContent).toContain('Two.')
  expect(fold?.textContent).not.toContain('Second')
  expect(foldParts(html, [])).toBe(html)
})

it('blocks are the same with and without a fold', () => {
  const words = (inner: string) => blocksOf(textOf(inner)).map(({ textContent }) => textContent)
  expect(words(foldParts(html, parts))).toEqual(words(html))
})

it('what a closed fold hides lies where the fold lies, and is shown on demand', () => {
  const text = textOf(foldParts(html, parts))
  const fold = text.querySelector('details')
  const blocks = blocksOf(text)
  const isBelow = (block: Element) => block === fold || block.textContent === 'Second'
  for (const block of [...blocks, ...(fold ? [fold] : [])])
    block.getBoundingClientRect = () => DOMRect.fromRect({ y: isBelow(block) ? 200 : 0, height: 40 })
  expect(blocks[blockInView(blocks)]?.textContent).toBe('First')
  openFoldOf(blocks[2])
  expect(fold?.open).toBe(true)
})
