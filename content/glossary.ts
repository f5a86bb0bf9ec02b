/** Owns the glossary for readers: the shape of its file, and the first mention of each word in a lesson as a button that explains it. */

import { z } from 'zod'

const glossaryTerm = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  term: z.string().min(3),
  /** Other forms in which a text may write it. */
  also: z.array(z.string().min(3)).default([]),
  meaning: z.string().min(20),
  source: z.string().min(10),
})

export type GlossaryTerm = z.infer<typeof glossaryTerm>

export const glossaryFile = z.strictObject({
  checkedOn: z.iso.date(),
  terms: z.array(glossaryTerm).min(1),
})

/** Words in these stand for themselves: headings lead, links go elsewhere, quotations and figures stay as they are. */
const untouched = /^<(\/?)(h[1-6]|a|sup|code|th|button|figure)\b/

const escapePattern = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Form = { readonly words: string; readonly id: string }

const formsOf = (terms: readonly GlossaryTerm[]): readonly Form[] =>
  terms
    .flatMap(({ id, term, also }) =>
      [term, ...also].map((words) => ({ words: words.replace(/'/g, '&#39;'), id })),
    )
    .toSorted((a, b) => b.words.length - a.words.length)

const buttonFor = (id: string, words: string): string =>
  `<button type="button" class="term" popovertarget="term-${id}">${words}</button>`

export type Explained = { readonly html: string; readonly termIds: readonly string[] }

/** `html` as `proseHtml` made it. Each word is explained once, where it first stands, unless its id is among `told`; longer words go before shorter. */
export const explainTerms = (
  html: string,
  terms: readonly GlossaryTerm[],
  told: readonly string[] = [],
): Explained => {
  const forms = formsOf(terms)
  const idOf = new Map(forms.map(({ words, id }) => [words.toLowerCase(), id]))
  const pattern = new RegExp(`\\b(${forms.map(({ words }) => escapePattern(words)).join('|')})(s?)\\b`, 'gi')
  const seen = new Set(told)
  const explain = (text: string): string =>
    text.replace(pattern, (whole, words: string) => {
      const id = idOf.get(words.toLowerCase())
      if (id === undefined || seen.has(id)) return whole
      seen.add(id)
      return buttonFor(id, whole)
    })
  let depth = 0
  const pieces = html.split(/(<[^>]+>)/).map((piece) => {
    const [tag, closes] = untouched.exec(piece) ?? []
    if (tag !== undefined) depth += closes === '/' ? -1 : 1
    return depth > 0 || piece.startsWith('<') ? piece : explain(piece)
  })
  return { html: pieces.join(''), termIds: [...seen].slice(new Set(told).size) }
}
