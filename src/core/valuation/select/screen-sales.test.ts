/** Proves which of two files is believed about one sale. */
import { describe, expect, it } from 'vitest'
import { madeSale } from '../testing/made-county.ts'
import { screenSales } from './screen-sales.ts'

describe('a sale in the files of two years', () => {
  const qualified = madeSale({ saleId: 'X', qualificationCode: '01' })
  const pending = madeSale({ saleId: 'X', qualificationCode: '99' })

  it('is what the first, the newest file, says of it', () => {
    expect(screenSales([qualified, pending])).toEqual({ usable: [qualified], unusable: [] })
    expect(screenSales([pending, qualified])).toEqual({
      usable: [],
      unusable: [{ saleId: 'X', reason: 'not_qualified' }],
    })
  })
})
