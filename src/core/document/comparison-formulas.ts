/** Owns the live formulas of the comparison worksheet; `comparison.ts` says what they must give. */

import { daysInMonth, minimumSales } from '#core/document/comparison.ts'
import { homeCell, type RowName, saleCell, saleRange } from '#core/document/comparison-rows.ts'

export interface Messages {
  readonly tooFew: string
  readonly notTwice: string
  readonly complete: string
  readonly yes: string
  readonly missing: {
    readonly sold: string
    readonly area: string
    readonly land: string
    readonly year: string
  }
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Rows whose formula stands in every sale's column. */
export type SaleFormula =
  | 'months'
  | 'timeAdjustment'
  | 'timePrice'
  | 'areaAdjustment'
  | 'landAdjustment'
  | 'yearAdjustment'
  | 'net'
  | 'adjusted'
  | 'gross'
  | 'missing'

const towards = (what: RowName, rate: RowName, column: number): string => {
  const [home, sale] = [homeCell(what), saleCell(what, column)]
  return `IF(OR(${home}="",${sale}=""),0,(${home}-${sale})*${homeCell(rate)})`
}

const missingFacts = (column: number, { missing, complete }: Messages): string => {
  const lacks = (['sold', 'area', 'land', 'year'] as const).map((what) => ({
    empty: `${saleCell(what, column)}=""`,
    word: quoted(`${missing[what]} `),
  }))
  const named = lacks.map(({ empty, word }) => `IF(${empty},${word},"")`).join('&')
  return `IF(OR(${lacks.map(({ empty }) => empty).join(',')}),${named},${quoted(complete)})`
}

/** Empty until the sale has a price. */
export const saleFormula = (row: SaleFormula, column: number, messages: Messages): string => {
  const at = (name: RowName) => saleCell(name, column)
  const withPrice = (formula: string) => `IF(N(${at('price')})<=0,"",${formula})`
  switch (row) {
    case 'months':
      return `IF(OR(${at('sold')}="",${homeCell('valuation')}=""),"",(${homeCell('valuation')}-${at('sold')})/${daysInMonth})`
    case 'timeAdjustment':
      return withPrice(`IF(${at('months')}="",0,${at('price')}*${homeCell('rateTime')}*${at('months')})`)
    case 'timePrice':
      return withPrice(`${at('price')}+${at('timeAdjustment')}`)
    case 'areaAdjustment':
      return withPrice(towards('area', 'rateArea', column))
    case 'landAdjustment':
      return withPrice(towards('land', 'rateLand', column))
    case 'yearAdjustment':
      return withPrice(towards('year', 'rateYear', column))
    case 'net':
      return withPrice(
        `${at('areaAdjustment')}+${at('landAdjustment')}+${at('yearAdjustment')}+N(${at('other')})`,
      )
    case 'adjusted':
      return withPrice(`${at('timePrice')}+${at('net')}`)
    case 'gross': {
      const parts = ['timeAdjustment', 'areaAdjustment', 'landAdjustment', 'yearAdjustment'] as const
      const sizes = [...parts.map((part) => `ABS(${at(part)})`), `ABS(N(${at('other')}))`]
      return withPrice(`(${sizes.join('+')})/${at('price')}`)
    }
    case 'missing':
      return withPrice(missingFacts(column, messages))
  }
}

export type ResultFormula = 'count' | 'low' | 'high' | 'median' | 'costOff' | 'value' | 'difference' | 'check'

/** Empty, or a sentence, with too few sales. */
export const resultFormula = (row: ResultFormula, messages: Messages): string => {
  const prices = saleRange('adjusted')
  const tooFew = `${homeCell('count')}<${minimumSales}`
  const already = `${homeCell('alreadyNet')}=${quoted(messages.yes)}`
  switch (row) {
    case 'count':
      return `COUNT(${prices})`
    case 'low':
      return `IF(${tooFew},"",MIN(${prices}))`
    case 'high':
      return `IF(${tooFew},"",MAX(${prices}))`
    case 'median':
      return `IF(${tooFew},${quoted(messages.tooFew)},MEDIAN(${prices}))`
    case 'costOff':
      return `IF(${tooFew},"",IF(${already},0,${homeCell('median')}*N(${homeCell('costPercent')})))`
    case 'value':
      return `IF(${tooFew},"",${homeCell('median')}-${homeCell('costOff')})`
    case 'difference':
      return `IF(OR(${tooFew},${homeCell('appraiser')}=""),"",${homeCell('appraiser')}-${homeCell('value')})`
    case 'check':
      return `IF(AND(${already},N(${homeCell('costPercent')})>0),${quoted(messages.notTwice)},"")`
  }
}
