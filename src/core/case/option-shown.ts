/** Owns which value of a case its one large figure is of: the same on every page that tells what the home may save. */

import type { Outcome, ReasonCode } from '#core/tax/verdict/codes.ts'
import { standingToTell } from './standing.ts'
import { type ValueOption, valueAtStake } from './value-options.ts'

type Outlook<Option extends ValueOption> = Omit<
  Parameters<typeof standingToTell>[0],
  'options' | 'verdict'
> & {
  readonly verdict: { readonly outcome: Outcome; readonly reason: ReasonCode } | null
  readonly options: readonly (Option & Parameters<typeof standingToTell>[0]['options'][number])[]
}

/** A large figure beside one of these would say the opposite of the answer, unless the value, or the sales, are the owner's own choice. */
const contradicts = <Option extends ValueOption>(
  { verdict }: Outlook<Option>,
  { id }: ValueOption,
): boolean =>
  verdict === null ||
  verdict.outcome === 'cannot_tell' ||
  (id !== 'opinion' && verdict.reason === 'own_sale_speaks_against') ||
  (!['opinion', 'chosen_sales'].includes(id) && verdict.reason === 'estimate_is_rough')

/** Where the owner's purchase is the evidence it is what the case is about, until a value is chosen. */
const optionAtStake = <Option extends ValueOption>({ verdict, options }: Outlook<Option>) => {
  const option = valueAtStake(options)
  if (verdict?.reason !== 'own_sale_speaks_for' || option?.id === 'opinion') return option
  return options.find(({ id }) => id === 'own_sale') ?? null
}

/** Null where the answer has no figure. */
export const optionShown = <Option extends ValueOption>(outlook: Outlook<Option>): Option | null => {
  const option = optionAtStake(outlook)
  if (option === null || contradicts(outlook, option)) return null
  return standingToTell(outlook)?.kind === 'against' ? null : option
}
