/** Owns the live formulas of the comparison worksheet; `comparison.ts` says what they must give. */

import { daysInMonth, homeNeeds, minimumSales, saleNeeds } from '#core/document/worksheet/comparison.ts'
import { homeCell, type RowName, saleCell, saleRange } from '#core/document/worksheet/comparison-rows.ts'

export interface Messages {
  readonly tooFew: string
  /** In the place of a result while a fact is missing. */
  readonly incomplete: string
  readonly notTwice: string
  readonly complete: string
  readonly yes: string
  /** `home` goes before what is missing of the owner's home. */
  readonly missing: Readonly<Record<'sold' | 'valuation' | 'area' | 'land' | 'year' | 'home', string>>
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Rows whose formula is in every sale's column. */
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

interface Lack {
  readonly when: string
  readonly word: string
}

const anyOf = (lacks: readonly Lack[]): string => lacks.map(({ when }) => when).join(',')
const namesOf = (lacks: readonly Lack[]): string =>
  lacks.map(({ when, word }) => `IF(${when},${quoted(`${word} `)},"")`).join('&')

const missingNames = (column: number, { missing, complete }: Messages): string => {
  const landCells = [homeCell('land'), saleCell('land', column), homeCell('rateLand')]
  const isLandNeeded = `OR(${landCells.map((cell) => `${cell}<>""`).join(',')})`
  const lack = (what: keyof typeof missing & RowName, cell: string): Lack => ({
    when: what === 'land' ? `AND(${cell}="",${isLandNeeded})` : `${cell}=""`,
    word: missing[what],
  })
  const ofSale = saleNeeds.map((what) => lack(what, saleCell(what, column)))
  const ofHome = homeNeeds.map((what) => lack(what, homeCell(what)))
  const home = `IF(OR(${anyOf(ofHome)}),${quoted(`${missing.home} `)}&${namesOf(ofHome)},"")`
  return `IF(OR(${anyOf([...ofSale, ...ofHome])}),${namesOf(ofSale)}&${home},${quoted(complete)})`
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
      return withPrice(missingNames(column, messages))
  }
}

export type ResultFormula = 'count' | 'low' | 'high' | 'median' | 'costOff' | 'value' | 'difference' | 'check'

/** Empty, or a sentence, with too few sales or while a fact is missing. */
export const resultFormula = (row: ResultFormula, messages: Messages): string => {
  const prices = saleRange('adjusted')
  const tooFew = `${homeCell('count')}<${minimumSales}`
  const incomplete = `COUNTIF(${saleRange('missing')},${quoted(messages.complete)})<${homeCell('count')}`
  const open = `OR(${tooFew},${incomplete})`
  const already = `${homeCell('alreadyNet')}=${quoted(messages.yes)}`
  switch (row) {
    case 'count':
      return `COUNT(${prices})`
    case 'low':
      return `IF(${open},"",MIN(${prices}))`
    case 'high':
      return `IF(${open},"",MAX(${prices}))`
    case 'median':
      return `IF(${tooFew},${quoted(messages.tooFew)},IF(${incomplete},${quoted(messages.incomplete)},MEDIAN(${prices})))`
    case 'costOff':
      return `IF(${open},"",IF(${already},0,${homeCell('median')}*N(${homeCell('costPercent')})))`
    case 'value':
      return `IF(${open},"",${homeCell('median')}-${homeCell('costOff')})`
    case 'difference':
      return `IF(OR(${open},${homeCell('appraiser')}=""),"",${homeCell('appraiser')}-${homeCell('value')})`
    case 'check':
      return `IF(AND(${already},N(${homeCell('costPercent')})>0),${quoted(messages.notTwice)},"")`
  }
}
