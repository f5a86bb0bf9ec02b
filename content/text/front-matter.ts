/** Owns how a Markdown file of the content begins: YAML between two lines of dashes, then the words. */

import { parse } from 'yaml'

/** Front matter and body of a Markdown file. Throws when there is no front matter. */
export const splitFrontMatter = (text: string): { readonly head: unknown; readonly body: string } => {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error('The file does not begin with front matter.')
  return { head: parse(head), body }
}
