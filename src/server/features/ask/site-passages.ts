/** What our own terms say of price, refund, access, privacy and of what we do not do, as passages: each paragraph with its heading. */
import { readContent, readYaml } from '#content/content-files.ts'
import { contentTokens } from '#content/content-tokens.ts'
import { splitFrontMatter } from '#content/text/front-matter.ts'
import { legalFrontMatter } from '#content/text/legal.ts'
import { plainText, proseHtml } from '#content/text/prose-html.ts'
import { fillTokens } from '#content/tokens.ts'
import { paths } from '#contract/page-paths.ts'
import type { Passage } from '#core/ask/passage.ts'
import { sentencesIn } from '#core/ask/sentences.ts'

const PAGES = [
  ['terms', paths.terms()],
  ['refund-policy', paths.refundPolicy()],
  ['disclaimers', paths.disclaimers()],
  ['privacy', paths.privacy()],
] as const

/** The seller's name and addresses stand on the page itself. */
const NAMES_SELLER = /\{\{operator\./

/** Paragraphs and points of lists by their headings; a table says nothing without its head. */
const passagesOfPage = (
  [id, path]: (typeof PAGES)[number],
  tokens: ReadonlyMap<string, string>,
): readonly Passage[] => {
  const { head, body } = splitFrontMatter(readContent(`legal/${id}.md`))
  const { title } = legalFrontMatter.parse(head)
  const html = proseHtml(
    fillTokens(body, tokens, (name) => name.startsWith('operator.')),
    [],
  )
  let heading = title
  let anchor = ''
  return [...html.matchAll(/<(p|h2|li)\b([^>]*)>([\s\S]*?)<\/\1>/g)].flatMap(
    ([, tag, marks = '', inner = ''], at) => {
      const words = plainText(inner).replace(/\s+/g, ' ').trim()
      if (tag === 'h2') {
        heading = words
        anchor = `#${/id="([^"]+)"/.exec(marks)?.[1] ?? ''}`
        return []
      }
      const said = sentencesIn(words).filter((one) => !NAMES_SELLER.test(one))
      if (said.length === 0) return []
      return [
        {
          id: `site:${id}:${at}`,
          kind: 'site' as const,
          label: `${title}, ${heading}`,
          path: `${path}${anchor}`,
          about: heading,
          sentences: said.map((text) => ({ text, sources: [] })),
          isWhole: false,
          cautions: [],
          countyId: null,
        },
      ]
    },
  )
}

export const sitePassages = (): readonly Passage[] => {
  const tokens = contentTokens({ statistics: readYaml('statistics.yaml'), examples: [] })
  return PAGES.flatMap((page) => passagesOfPage(page, tokens))
}
