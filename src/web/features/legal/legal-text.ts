/** Reads the legal pages from their Markdown files; used only while the site is built. */
import { splitFrontMatter } from '#content/front-matter.ts'
import { legalFrontMatter } from '#content/legal.ts'
import { proseHtml } from '#content/prose-html.ts'
import { fillIn } from '#web/fill-in.ts'

const files = import.meta.glob<string>('/content/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** `id` is the file's name without its ending. Throws when there is no such file. */
export const readLegalText = (id: string) => {
  const file = files[`/content/legal/${id}.md`]
  if (!file) throw new Error(`content/legal/${id}.md is missing`)
  const { head, body } = splitFrontMatter(file)
  const front = legalFrontMatter.parse(head)
  const sourceIds = front.sources.map((source) => source.id)
  return { ...front, html: proseHtml(fillIn(body), sourceIds) }
}
