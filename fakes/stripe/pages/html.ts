/** Owns HTML text: everything put into a template is escaped unless it came from a template itself. */

export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | undefined | readonly Html[]

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

const rendered = (part: Part): string => {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map((one) => one.text).join('')
  return escaped(String(part))
}

export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((piece, at) => piece + rendered(parts[at])).join(''))
