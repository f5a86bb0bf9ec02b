/** Owns the titles of sections that other pages of a packet name with their page, as they name an exhibit. */

export const RECONCILIATION = 'Reconciliation to one value'
export const CASE = 'The case in brief'
export const EVIDENCE_LIST = 'Evidence list'
export const OWN_SALE = 'My own purchase'
export const ALL_SALES = 'The sales, used or not'
/** Where no page argues from them. */
export const NEARBY_SALES = 'Nearby recorded sales'
export const LIKE_HOMES = 'Similar homes nearby'
export const WITNESSES = 'Witnesses'
export const METHOD = 'How the sales were found and adjusted'

export const NAMED_SECTIONS: readonly string[] = [
  CASE,
  EVIDENCE_LIST,
  RECONCILIATION,
  OWN_SALE,
  LIKE_HOMES,
  ALL_SALES,
  NEARBY_SALES,
  METHOD,
  WITNESSES,
]
