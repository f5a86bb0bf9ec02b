/** Owns finding the words, amounts and dates that a narrow page breaks inside. */
import type { Page } from '@playwright/test'

/** Each with the start of the text around it. Email addresses, web addresses and file names may break: they can be longer than a screen. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // A line may end behind a hyphen, a dash, a slash, and between the brackets of "194.011(3)(d)".
    const wordsOf = (text: string) => [...text.matchAll(/(?:[^\s\-–—/)]|\)(?!\())+\)?/g)]
    const mayBreak = (word: string) => /@|:\/\/|\w\.[a-z]{2,}/i.test(word)
    const isSeen = (parent: Element) =>
      parent.checkVisibility({ visibilityProperty: true }) && !parent.closest('script, style, svg, .sr-only')

    const isBroken = (text: Text, start: number, word: string) => {
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, start + word.length)
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0)
      return first !== undefined && others.some(({ top }) => top > first.bottom - 2)
    }

    const brokenIn = (text: Text): string[] =>
      wordsOf(text.data)
        .filter(({ 0: word, index }) => !mayBreak(word) && isBroken(text, index, word))
        .map(([word]) => `${word} in “${text.data.slice(0, 60)}”`)

    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts.filter(({ parentElement }) => parentElement && isSeen(parentElement)).flatMap(brokenIn)
  })
