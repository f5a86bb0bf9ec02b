/** Which of several homes needs its owner first; fetched by those alone who have several. */
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { homesInOrder } from '#core/case/homes-in-order.ts'
import type { Home } from './data.ts'
import { isFiled } from './urgency.ts'

const addressOf = ({ addressLine1, addressLine2, city }: Home['property']): string =>
  [addressLine1, addressLine2, city].join(' ')

export type HomeAndOutlook = { readonly home: Home; readonly outlook: CaseOutlook | undefined }

/** In the order that every list of homes has. */
export const mostUrgentFirst = (homes: readonly HomeAndOutlook[]): readonly Home[] =>
  homesInOrder(homes, ({ home, outlook }) => ({
    address: addressOf(home.property),
    outlook,
    own: home.own && {
      isFiled: isFiled(home),
      dueOn: home.own.nextStep.deadline?.dueOn ?? null,
    },
  })).map(({ home }) => home)
