/** Owns how a defect of the home is said aloud: what it was, what the repair costs, and who says so. */

import { type ConditionItem, isCostOnPaper } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import { asTyped } from '../make-fact.ts'
import { defectWords, isEnglish, isSentence } from './statement.ts'

/** As it is said in the room: in English where its owner gave it in another language too. */
export const spokenWhat = ({ what, inEnglish = '' }: ConditionItem): string => asTyped(inEnglish) || what

export const spokenWhere = ({ where, whereInEnglish = '' }: ConditionItem): string =>
  asTyped(whereInEnglish) || where

/** Only what was there on the valuation date is spoken of. */
export const isShownCondition = ({ what, presentOnValuationDay }: ConditionItem): boolean =>
  asTyped(what) !== '' && presentOnValuationDay === true

/** 'Roof, north side' and 'Roof leaks': said twice it is no sentence. */
const isNamedIn = (where: string, what: string): boolean => {
  const [first = ''] =
    asTyped(where)
      .toLowerCase()
      .match(/\p{L}+/u) ?? []
  return (
    first !== '' &&
    asTyped(what)
      .toLowerCase()
      .split(/\P{L}+/u)
      .includes(first)
  )
}

/** 'On January 1, 2026 the garage slab was cracked.'; nothing in words that the room may not follow. */
export const conditionWords = (item: ConditionItem, day: string | null): string => {
  const where = spokenWhere(item)
  const what = spokenWhat(item)
  return isEnglish(what)
    ? defectWords(what, isNamedIn(where, what) || !isEnglish(where) ? '' : where, day)
    : ''
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const MESES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

export interface Paid {
  /** Who estimated or billed it; '' where only a day was typed. */
  readonly by: string
  /** 'December 9, 2025'; '' where none was typed. */
  readonly on: string
}

/** 'Bayline Roofing LLC, December 9, 2025': who, and the day in English whatever the words around it. */
export const paidBy = (costDetail: string): Paid => {
  const text = asTyped(costDetail).replace(/\.$/, '')
  const english = new RegExp(`^(.*?),? ?((?:${MONTHS.join('|')}) \\d{1,2}, \\d{4})$`, 'u').exec(text)
  if (english) return { by: english[1] ?? '', on: english[2] ?? '' }
  const short = /^(.*?),? ?(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(text)
  const named = MONTHS[Number(short?.[2]) - 1]
  if (short && named !== undefined)
    return { by: short[1] ?? '', on: `${named} ${Number(short[3])}, ${short[4]}` }
  const spanish = new RegExp(`^(.*?),? ?(\\d{1,2}) de (${MESES.join('|')}) de (\\d{4})$`, 'iu').exec(text)
  if (!spanish) return { by: text, on: '' }
  const month = MONTHS[MESES.indexOf(spanish[3]?.toLowerCase() ?? '')]
  return { by: spanish[1] ?? '', on: `${month} ${spanish[2]}, ${spanish[4]}` }
}

const COST_FROM = { estimate: 'written estimate', invoice: 'invoice' } as const

const MONTH_NAME = new RegExp(`\\b(in|on|of|from|since) (${MONTHS.join('|')})\\b`, 'giu')

/** ' of Bay Roofing, in November,': who typed a day in words of their own closes what they began; a sentence names nobody. */
const givenBy = (by: string): string => {
  if (by === '' || isSentence(by)) return ''
  const said = by.replace(
    MONTH_NAME,
    (_, before: string, month: string) =>
      `${before} ${month[0]?.toUpperCase() ?? ''}${month.slice(1).toLowerCase()}`,
  )
  return said.includes(',') ? ` from ${said},` : ` from ${said}`
}

/** 'The written estimate of Bayline Roofing LLC, dated December 9, 2025, puts the repair at $9,450.'; nothing without a cost. */
export const costWords = (item: ConditionItem): string => {
  const { costCents, costDetail } = item
  if (costCents === null || costCents === 0) return ''
  const cost = formatMoney(costCents)
  if (!isCostOnPaper(item)) return `My own figure for the repair is ${cost}.`
  const { costSource } = item
  const { by, on } = paidBy(costDetail)
  const from = givenBy(by)
  const dated = on === '' ? '' : `${from.endsWith(',') ? '' : ','} dated ${on},`
  const verb = costSource === 'invoice' ? 'is for' : 'puts the repair at'
  return `The ${COST_FROM[costSource]}${from}${dated} ${verb} ${cost}.`
}
