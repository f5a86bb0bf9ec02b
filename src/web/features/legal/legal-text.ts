/** Reads the legal pages from their Markdown files; used only while the site is built. */
import { marked } from 'marked'
import { parse } from 'yaml'
import { z } from 'zod'

const files = import.meta.glob<string>('/content/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const frontMatter = z.object({ title: z.string(), description: z.string().optional() })

export type LegalText = { title: string; description: string; html: string }

/** `slug` is the file's name without its ending. Throws when there is no such file. */
export const readLegalText = async (slug: string): Promise<LegalText> => {
  const file = files[`/content/legal/${slug}.md`]
  if (!file) throw new Error(`content/legal/${slug}.md is missing`)
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const { title, description } = frontMatter.parse(parse(head))
  const html = await marked.parse(body.replace(/^\s*# .*\n/, ''))
  return { title, description: description ?? title, html }
}
