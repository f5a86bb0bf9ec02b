/** Owns the titles of sections that other pages of a packet name with their page, as they name an exhibit. */

export const RECONCILIATION = 'Reconciliation to one value'
export const OWN_SALE = 'The last sale of my own home'
export const LIKE_HOMES = 'Like homes nearby'

export const NAMED_SECTIONS: readonly string[] = [RECONCILIATION, OWN_SALE, LIKE_HOMES]
