/** Fills the content's tokens while the site is built; the season's stay, since the reader's own day decides them. */
import { parse } from 'yaml'
import { contentTokens } from '#content/content-tokens.ts'
import { operatorTokens } from '#content/fixed-tokens.ts'
import { isSeasonToken } from '#content/season-tokens.ts'
import { fillTokens, fillTokensWithin } from '#content/tokens.ts'
import statistics from '/content/statistics.yaml?raw'
import { operator } from './operator.ts'

const examples = import.meta.glob<string>('/content/modules/*/examples.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const values = new Map([
  ...contentTokens({
    statistics: parse(statistics),
    examples: Object.values(examples).map((text) => parse(text)),
  }),
  ...operatorTokens(operator),
])

const product = 'Just Value'

const offerOfPost = /, or (?:by mail )?to {{operator\.name}}, {{operator\.postalAddress}}/g

/** An address that the operator has not given is left out of the sentence that names it, with the offer to write there. */
const withoutGaps = (text: string): string =>
  operator.postalAddress === ''
    ? text.replaceAll(offerOfPost, '').replaceAll(', {{operator.postalAddress}}', '')
    : text

/** Where the product goes by the operator’s own name, nobody else runs it. */
const withoutEcho = (text: string): string =>
  operator.name === product
    ? text
        .replaceAll(`${product} is run by {{operator.name}}. `, '')
        .replaceAll(`{{operator.name}}, which runs ${product}.`, '{{operator.name}}.')
    : text

export const fillIn = (text: string): string =>
  fillTokens(withoutGaps(withoutEcho(text)), values, isSeasonToken)

/** The words of a YAML file, filled in and not yet checked. */
export const readFilledIn = (yaml: string): unknown => fillTokensWithin(parse(yaml), values, isSeasonToken)
