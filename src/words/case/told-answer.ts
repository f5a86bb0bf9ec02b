/** Owns the answer of a home in words, one for every page, list and reply that names it: the report's, until the owner's own evidence changes it. */

import { type Standing, standingToTell } from '#core/case/standing.ts'
import { formatMoney } from '#core/money.ts'
import type { Outcome, ReasonCode } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/case/standing.ts'
import { outcomeLabel } from '../verdict/outcome-label.ts'
import { tellStanding } from './standing.ts'

type Outlook = Omit<Parameters<typeof standingToTell>[0], 'options' | 'verdict'> & {
  readonly verdict: { readonly outcome: Outcome; readonly reason: ReasonCode; readonly headline: string }
  readonly options: readonly (Parameters<typeof standingToTell>[0]['options'][number] & {
    readonly count?: number | undefined
  })[]
  /** Once the petition is in. */
  readonly filed?: { readonly askedCents: number | null } | undefined
}

export interface ToldAnswer {
  readonly title: string
  /** Empty where the title says it all. */
  readonly words: string
  /** What the report said, and what has changed it; null where it still says the same. */
  readonly before: string | null
}

/** Sales chosen for what was worth filing before, and a purchase that was the evidence before, have changed nothing. */
const isSame = ({ outcome, reason }: Outlook['verdict'], { kind }: Standing): boolean =>
  kind === 'carried' ? outcome === 'file' : kind === 'by_purchase' && reason === 'own_sale_speaks_for'

const beforeOf = ({ verdict, options }: Outlook, standing: Standing): string | null => {
  if (isSame(verdict, standing)) return null
  const said = outcomeLabel(verdict)
  return words.yourReportSaid({
    said: `${said.charAt(0).toLowerCase()}${said.slice(1)}`,
    by: standing.kind,
    count: options.find(({ id }) => id === 'chosen_sales')?.count ?? '',
    isFair: standing.kind === 'carried' && standing.isFair ? 'yes' : 'no',
  })
}

export const toldAnswer = (outlook: Outlook): ToldAnswer => {
  const standing = standingToTell(outlook)
  const { verdict, filed } = outlook
  // Nobody is told to file what is filed.
  if (filed) {
    const asked = filed.askedCents === null ? 'none' : formatMoney(filed.askedCents)
    return {
      title: words.youveAskedFor({ asked }),
      words: standing === null ? '' : tellStanding(standing).words,
      before: null,
    }
  }
  return standing === null
    ? { title: outcomeLabel(verdict), words: verdict.headline, before: null }
    : { ...tellStanding(standing), before: beforeOf(outlook, standing) }
}

/** The few words alone, for a table: what the sales come to stands in its other columns, or a press away. */
export const answerInShort = (outlook: Outlook): string => {
  const standing = standingToTell(outlook)
  if (standing?.kind === 'carried') return words.worthFiling()
  if (standing?.kind === 'weakly_carried') return words.fileOnlyWithMore()
  return toldAnswer(outlook).title
}
