/** Owns where an owner's reason for a sale says what the record of that sale contradicts: only of street, size and place. */

import type { CaseSale } from '#core/case/file.ts'
import { asTyped } from '../make-fact.ts'
import type { AdjustedRollSale, SalesMaterial } from '../sales/material.ts'
import { sizePercent } from '../sales/stretch.ts'
import { SALE_CLAIMS } from './sale-claims.ts'

/** '2421 E Cayuga St, Tampa' → 'E Cayuga St' */
const streetName = (address: string): string =>
  address
    .split(',', 1)
    .join('')
    .replace(/^\d+\S*\s+/u, '')
    .replace(/\s+(?:(?:unit|apt)\b|#).*$/iu, '')
    .trim()

const isOther = (one: string, other: string): boolean =>
  one !== '' && other !== '' && one.toLowerCase() !== other.toLowerCase()

/** So many percent are still called about the same. Our own choice. */
const SAME_SIZE = 10

/** 'it is on N Willis St and 16% smaller'; '' where the record says nothing else. */
export const saleReasonDoubt = (
  { reason }: Pick<CaseSale, 'reason'>,
  known: AdjustedRollSale | undefined,
  home: SalesMaterial['home'],
): string => {
  const said = asTyped(reason)
  if (known === undefined || said === '') return ''
  const street = streetName(known.home.address)
  const percent = sizePercent(known)
  const parts = [
    ...(SALE_CLAIMS.street.test(said) && isOther(street, streetName(home?.address ?? ''))
      ? [`it is on ${street}`]
      : []),
    ...(SALE_CLAIMS.size.test(said) && Math.abs(percent) >= SAME_SIZE
      ? [`it is ${Math.abs(percent)}% ${percent > 0 ? 'larger' : 'smaller'}`]
      : []),
    ...(SALE_CLAIMS.development.test(said) && known.nearness !== 'same_development'
      ? ['the county’s record puts it in another development']
      : []),
    ...(SALE_CLAIMS.neighborhood.test(said) &&
    !['same_development', 'same_neighborhood'].includes(known.nearness)
      ? ['the county’s record puts it in another neighborhood']
      : []),
  ]
  return parts.join(', and ')
}
