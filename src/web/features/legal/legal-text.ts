/** Reads the legal pages from their Markdown files; used only while the site is built. */
import { marked } from 'marked'
import { parse } from 'yaml'
import { z } from 'zod'
import { fillIn } from '#web/fill-in.ts'

const files = import.meta.glob<string>('/content/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const frontMatter = z.object({ title: z.string(), description: z.string(), updatedOn: z.iso.date() })

export type LegalText = z.infer<typeof frontMatter> & { html: string }

/** `id` is the file's name without its ending. Throws when there is no such file. */
export const readLegalText = async (id: string): Promise<LegalText> => {
  const file = files[`/content/legal/${id}.md`]
  if (!file) throw new Error(`content/legal/${id}.md is missing`)
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  return { ...frontMatter.parse(parse(head)), html: await marked.parse(fillIn(body)) }
}
