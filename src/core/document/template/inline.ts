/** Owns the two marks inside a sentence of a template: **strong** and [a link](https://…). */

import type { Run, Words } from '../paper.ts'

const MARK = /\*\*(.+?)\*\*|\[([^[\]]+)\]\((https:\/\/[^()\s]+)\)/g

const plain = (text: string): Run[] => (text === '' ? [] : [{ text, strong: false, url: null }])

const marked = ([, strong, label = '', url]: RegExpMatchArray): Run =>
  strong === undefined
    ? { text: label, strong: false, url: url ?? null }
    : { text: strong, strong: true, url: null }

export const parseInline = (text: string): Words => {
  const runs: Run[] = []
  let from = 0
  for (const match of text.matchAll(MARK)) {
    runs.push(...plain(text.slice(from, match.index)), marked(match))
    from = match.index + match[0].length
  }
  return [...runs, ...plain(text.slice(from))]
}

export const textOf = (words: Words): string => words.map(({ text }) => text).join('')
