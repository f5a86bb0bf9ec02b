/** Proves how a place in a text is named, and found again. */
import { describe, expect, it } from 'vitest'
import { anchorAbove, markedIn, rangeOf } from './place-in-text.ts'

const textBlocks = (): readonly Element[] => {
  const text = document.createElement('div')
  text.innerHTML =
    '<h2 id="one">One</h2><p>Just <b>value</b> first.<sup>1</sup> Then caps.</p><p>No caps here.</p>'
  document.body.append(text)
  return [...text.children]
}

describe('a place in a text', () => {
  it('is under the heading above it', () => {
    const blocks = textBlocks()
    expect([0, 1, 2].map((block) => anchorAbove(blocks, block))).toEqual(['one', 'one', 'one'])
    expect(anchorAbove(blocks.slice(1), 1)).toBeNull()
  })

  it('holds marked words without the numbers of sources, and finds them again', () => {
    const blocks = textBlocks()
    const [, paragraph] = blocks
    const selection = document.getSelection()
    const last = paragraph?.lastChild
    const bold = paragraph?.querySelector('b')?.firstChild
    if (!selection || !bold || !last) throw new Error('the paragraph is not as written')
    selection.setBaseAndExtent(bold, 0, last, 10)
    const marked = markedIn(blocks, selection)
    expect(marked).toEqual({ block: 1, quote: 'value first. Then caps', quoteStart: 5 })
    const range = rangeOf(blocks, marked ?? { block: 0, quote: null, quoteStart: null })
    expect([range?.startContainer, range?.startOffset]).toEqual([paragraph?.firstChild, 5])
    selection.removeAllRanges()
    expect(markedIn(blocks, selection)).toBeNull()
  })
})
