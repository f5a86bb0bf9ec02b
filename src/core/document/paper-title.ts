/** Owns what a written paper is called: by its kind, and by what it holds where the kind's name would promise more. */

import { DOCUMENT_TITLES, type DocumentKind } from './draft-kinds.ts'
import type { Fact } from './facts/sheet.ts'

/** In every sheet of a case that rests on the owner's own purchase, without a sale of another home. */
export const PURCHASE_ALONE = 'own-purchase.alone'

export const PURCHASE_ANALYSIS = 'Purchase analysis'

export const restsOnPurchase = (facts: readonly Pick<Fact, 'id'>[]): boolean =>
  facts.some(({ id }) => id === PURCHASE_ALONE)

/** `isOfPurchase`: it compares nothing. */
export const paperTitle = (kind: DocumentKind, isOfPurchase: boolean): string =>
  kind === 'comparable_analysis' && isOfPurchase ? PURCHASE_ANALYSIS : DOCUMENT_TITLES[kind]
