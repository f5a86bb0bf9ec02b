/** A lesson's Markdown as HTML: our own text, so no foreign markup, with marks that lead to the sources. */
import { Marked, type TokenizerAndRendererExtension } from 'marked'

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** `[^s193-011]` becomes a small numbered link to the source of that id below the lesson. */
const sourceMark = (sourceIds: readonly string[]): TokenizerAndRendererExtension => ({
  name: 'sourceMark',
  level: 'inline',
  start: (text) => text.indexOf('[^'),
  tokenizer: (text) => {
    const [raw, id] = /^\[\^([a-z0-9-]+)\]/.exec(text) ?? []
    return raw === undefined ? undefined : { type: 'sourceMark', raw, id }
  },
  renderer: ({ id }) => {
    const number = sourceIds.indexOf(id) + 1
    if (number === 0)
      throw new Error(`A lesson names the source ${id}, which its front matter does not list.`)
    return `<sup><a href="#source-${id}" aria-label="Source ${number}">${number}</a></sup>`
  },
})

/** `sourceIds` in the order in which the sources stand below the lesson. */
export const lessonHtml = (markdown: string, sourceIds: readonly string[]): string => {
  const marked = new Marked({
    async: false,
    extensions: [sourceMark(sourceIds)],
    renderer: { html: ({ text }) => escapeHtml(text) },
  })
  return marked.parse(markdown, { async: false })
}
