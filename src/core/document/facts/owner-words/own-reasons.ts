/** Owns where a sentence of the owner's says more than the packet shows, or helps the other side: only by counts, places, land, price and figures. */

import { chosenIn } from '#core/case/file.ts'
import { paperAgainstRecord, purchaseSaid } from '#core/case/own-purchase.ts'
import { formatMonth, formatPlainDate } from '#core/date-forms.ts'
import { closingQuotes } from '#core/document/closing-quotes.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { type Compared, inCount, isAgainst, ownSaleWords } from '#core/document/facts/spoken/value.ts'
import { formatMoney } from '#core/money.ts'
import { nameOf, onRoll, type WeakMaterial } from '#core/rehearsal/weak-point.ts'
import { costToCure } from '../condition/cost-to-cure.ts'
import { type HeldCase, ownWords } from '../file.ts'
import { asTyped, closed, inOneLine, quoted, sentenceFact } from '../make-fact.ts'
import { uncounted } from '../sales/conclusion/beside-steps.ts'
import { salesComeTo } from '../sales/conclusion/come-to.ts'
import { isRounded } from '../sales/conclusion/reconcile.ts'
import { supportingHomes } from '../sales/equity-support.ts'
import type { AdjustedRollSale, SalesMaterial } from '../sales/material.ts'
import { purchaseEvidence } from '../sales/purchase-evidence.ts'
import type { Fact } from '../sheet.ts'
import { streetOf } from '../spoken/sale.ts'
import { isEnglish } from '../spoken/statement.ts'
import { ACRE, CLAIM, COMPARED, COUNTS, PURCHASE, reasonsSaid } from './sale-claims.ts'
import { saleReasonDoubt } from './sale-reason-doubts.ts'
import { saysOnlyOpinion } from './testimony.ts'
import { unheardBoxes } from './unheard-words.ts'

type Place = 'building' | 'development' | 'neighborhood'

const PLACES: Readonly<Record<string, Place>> = {
  building: 'building',
  tower: 'building',
  subdivision: 'development',
  development: 'development',
  neighborhood: 'neighborhood',
}

const isIn = (place: Place, street: string | null, { nearness, home }: AdjustedRollSale): boolean => {
  if (place === 'building') return street !== null && streetOf(home.address).toLowerCase() === street
  return nearness === 'same_development' || (place === 'neighborhood' && nearness === 'same_neighborhood')
}

/** Without its unit: every apartment of a building has it. */
const buildingOf = (address: string | undefined): string | null =>
  address === undefined || address === '' ? null : streetOf(address).toLowerCase()

const countIn = (word: string): number =>
  /^\d/u.test(word) ? Number(word) : COUNTS.indexOf(word.toLowerCase())

const placeDoubt = (reasons: string, listed: readonly AdjustedRollSale[], ownAddress?: string): string => {
  const [, word = '', between = '', placeWord = ''] = CLAIM.exec(reasons) ?? []
  const place = PLACES[placeWord.toLowerCase()]
  const street = buildingOf(ownAddress)
  if (place === undefined || (place === 'building' && street === null)) return ''
  const there = listed.filter((one) => isIn(place, street, one)).length
  const claimed = countIn(word)
  // Who speaks of some sales leaves room for more; who says how many sold does not.
  const isTotal = /\bsold\b/iu.test(between)
  if (isTotal ? there === claimed : there >= claimed) return ''
  const sales = there === 1 ? 'one sale' : `${there === 0 ? 'no sale' : `${inCount(there)} sales`}`
  return `the packet lists ${sales} in your ${placeWord.toLowerCase()}, as the county’s file draws it`
}

const SQFT_IN_ACRE = 43_560

/** A quarter more or less is still called an acre. */
const ACRE_SLACK = 0.25

const landDoubt = (reasons: string, chosen: readonly AdjustedRollSale[]): string => {
  if (!ACRE.test(reasons)) return ''
  const acres = chosen.flatMap(({ home: { landSqft } }) =>
    landSqft === null || landSqft <= 0 ? [] : landSqft / SQFT_IN_ACRE,
  )
  if (acres.length === 0 || acres.every((one) => Math.abs(one - 1) <= ACRE_SLACK)) return ''
  const [low, high] = [Math.min(...acres), Math.max(...acres)].map((one) => one.toFixed(1))
  return `the lots of your sales run from ${low} to ${high} acres`
}

/** The own price supports no value that is lower still. */
const purchaseDoubt = (reasons: string, opinionCents: number | null, sales: SalesMaterial): string => {
  const own = sales.ownSaleCompared?.justValueCents
  if (!PURCHASE.test(reasons) || own === undefined || opinionCents === null || own <= opinionCents) return ''
  return `your purchase comes to ${formatMoney(own)} as a just value, and you ask for less. It doesn’t support your figure. Your packet discloses it in its own section`
}

/** A purchase set aside is stated nowhere, and not in the owner's reasons either. */
const recordedPurchaseDoubt = (reasons: string, { recordedPurchase: own }: SalesMaterial): string =>
  own !== undefined && reasons.includes(formatMonth(own))
    ? `it states the purchase of ${formatMonth(own)} from the county’s record, which your documents leave out`
    : ''

/** Sales that reach the county's value are listed, and argue for nothing. */
const comparedDoubt = (reasons: string, isListedOnly: boolean): string =>
  COMPARED.test(reasons) && isListedOnly
    ? 'your sales point to the county’s value, so your packet only lists them'
    : ''

const CHANGE =
  'We won’t print it until you change it under “Your opinion of value,” or choose to keep it there.'

type Doubted = Pick<WeakMaterial, 'held' | 'sales' | 'justCents'>

/** One sentence for each, to the owner; none where no roll has the sales. */
export const reasonDoubts = ({ held, sales, justCents }: Doubted): readonly string[] => {
  if (held === null || typeof sales === 'string') return []
  const reasons = reasonsSaid(held.file.value)
  const { opinionCents } = held.file.value
  const chosen = chosenIn(held.file).flatMap((sale) => onRoll(sale, sales) ?? [])
  const listed = [...sales.comparables, ...chosen.filter((one) => !sales.comparables.includes(one))]
  return [
    placeDoubt(reasons, listed, sales.home?.address),
    landDoubt(reasons, chosen),
    purchaseDoubt(reasons, opinionCents, sales),
    recordedPurchaseDoubt(reasons, sales),
    comparedDoubt(reasons, isAgainst({ known: chosen, sales, justCents, opinionCents })),
  ]
    .filter((why) => why !== '')
    .map(
      (why) =>
        `You wrote ${closingQuotes(`${quoted(reasons)},`)} but ${why}. ${held.file.value.keepsReasons ? 'You chose to keep it in the packet. Your script leaves it out.' : CHANGE}`,
    )
}

/** What the packet contradicts is printed only where its owner wants it so. */
export const arePrinted = (material: Doubted): boolean =>
  material.held?.file.value.keepsReasons === true || reasonDoubts(material).length === 0

const NEIGHBORS =
  /\b(?:houses|homes|everything|everyone|they)\b[^.;]*\b(?:on|in) (?:my|our|the|this) (?:street|block|neighborhood|road)\b[^.;]*\bneeds?\b/iu

const FIGURE = /\$ ?\d/u

/** So near to what the sales indicate that nobody asks why. As for the answer to that question. */
const APART = 0.04

/** A request beside what its own sales indicate, and no word of the owner's why. */
const apartWords = ({ file }: HeldCase, compared: Compared): readonly string[] => {
  const { known, sales, opinionCents } = compared
  const found = salesComeTo(known, sales, costToCure(file).cents)
  if (opinionCents === null || found === null || isAgainst(compared)) return []
  if (reasonsSaid(file.value) !== '') return []
  const indicated = found.justCents
  const apart = opinionCents - indicated
  if (Math.abs(apart) < indicated * APART) return []
  const [asked, beside, shown] = [opinionCents, Math.abs(apart), indicated].map(formatMoney)
  // What the owner's purchase comes to is reason enough for another request than the sales carry.
  const own = sales === null ? null : purchaseEvidence(sales, compared.justCents)
  if (own !== null && (opinionCents >= own || isRounded(opinionCents, own))) return []
  if (apart > 0)
    return [
      `You ask for ${asked}. Your sales support a lower value, ${shown}. To ask for that, press “Use ${shown}” under “Your opinion of value.” If you do want to ask for ${asked}, explain why there.`,
    ]
  const claimed = uncounted(file, sales).map((one) => one.replace('(my own', '(your own'))
  const given =
    claimed.length === 0
      ? ', and give no reason of your own'
      : `. To explain the difference, your packet names only what no document puts a price on: ${inWords(claimed)}`
  return [
    `You ask for ${asked}, ${beside} below what your sales indicate${given}. A magistrate will ask why. Under “Your opinion of value,” write what the sales don’t show and what it comes to in dollars. Or change the value: your sales indicate ${shown}.`,
  ]
}

/** Words alone lead to no figure. */
const bareWords = ({ held, sales, justCents }: WeakMaterial): readonly string[] => {
  if (held === null || typeof sales === 'string') return []
  const { file } = held
  const { opinionCents } = file.value
  const known = chosenIn(file).flatMap((sale) => onRoll(sale, sales) ?? [])
  const isAlone =
    opinionCents !== null &&
    opinionCents < justCents &&
    costToCure(file).cents === 0 &&
    ownSaleWords({ known, sales, justCents, opinionCents }) === '' &&
    (known.length === 0 || isAgainst({ known, sales, justCents, opinionCents }))
  return isAlone && asTyped(file.value.reasons) !== '' && !FIGURE.test(reasonsSaid(file.value))
    ? [
        `Nothing in your case supports ${formatMoney(opinionCents)}. Under “Your opinion of value,” write what you count, in dollars: which room or part, what it needs, and what that costs.`,
      ]
    : []
}

/** A paper that contradicts the record: neither is stated until its owner has said which is right. */
const purchaseQuestion = (
  { file, files }: HeldCase,
  { recordedPurchase: own }: SalesMaterial,
): readonly string[] => {
  const paperOn = own === undefined ? null : paperAgainstRecord(purchaseSaid(file, files), own)
  return own === undefined || paperOn === null
    ? []
    : [
        `The county’s record says you bought this home in ${formatMonth(own)} for ${formatMoney(own.priceCents)}. Your closing statement is dated ${formatPlainDate(paperOn)}. Say which is right under “Your opinion of value.” Until then your documents leave the purchase out.`,
      ]
}

/** What is so of all the street is in the street's prices. */
const helpingWords = ({ held, sales, justCents }: WeakMaterial): readonly string[] => {
  if (held === null || typeof sales === 'string') return []
  const { file } = held
  const { opinionCents } = file.value
  const known = chosenIn(file).flatMap((sale) => onRoll(sale, sales) ?? [])
  return [
    ...purchaseQuestion(held, sales),
    ...(NEIGHBORS.test(reasonsSaid(file.value))
      ? [
          'You wrote that the homes on your street need work. Then the sales there already show it, and that helps the county. Speak only of what your own home needs.',
        ]
      : []),
    ...apartWords(held, { known, sales, justCents, opinionCents }),
  ]
}

export const weakWords = (material: WeakMaterial): readonly string[] => [
  ...helpingWords(material),
  ...bareWords(material),
]

/** Of a packet that has to wait for a ground it is said there. */
const isToFix = ({ held }: WeakMaterial): boolean =>
  held !== null && held.file.value.keepsReasons !== true && saysOnlyOpinion(held.file)

/** The playbook says it of all that was typed. */
const languageDoubt = (held: WeakMaterial['held']): readonly string[] => {
  if (held === null) return []
  const { value, condition } = held.file
  const places = condition.filter(({ where, whereInEnglish = '' }) => !isEnglish(whereInEnglish || where))
  return [
    ...(isEnglish(reasonsSaid(value))
      ? []
      : [
          `You wrote ${closed(quoted(inOneLine(value.reasons)))} A board works in English: write the same in English under “Your opinion of value.” Your own words are printed after it.`,
        ]),
    ...chosenIn(held.file)
      .filter(({ reason }) => !isEnglish(reason))
      .map(
        (sale) =>
          `You wrote ${quoted(inOneLine(sale.reason))} about ${nameOf(sale)}. We won’t print it until it’s in English. Rewrite it where you chose the sale, or clear it.`,
      ),
    ...places.map(
      ({ where }) =>
        `You wrote ${closed(quoted(where))} Write the place in English under “Condition of the home”: a board works in English.`,
    ),
  ]
}

/** Of each sale with a reason; what its owner keeps is printed all the same. */
const saleDoubts = ({ held, sales }: WeakMaterial): readonly string[] => {
  if (held === null || typeof sales === 'string') return []
  const { comparables, value } = held.file
  return comparables.flatMap((sale) => {
    const why = saleReasonDoubt(sale, onRoll(sale, sales), sales.home)
    if (why === '' || sale.decision === null) return []
    const rest = value.keepsReasons
      ? 'You chose to keep it in the packet.'
      : 'We won’t print it until you change it where you chose the sale, or choose to keep your words under “Your opinion of value.”'
    return [`You wrote ${quoted(inOneLine(sale.reason))} about ${nameOf(sale)}, but ${why}. ${rest}`]
  })
}

/** What a board will not hear, and its owner prints all the same; what is not printed is asked about at its box. */
const keptWords = ({ held }: WeakMaterial): readonly string[] =>
  held?.file.value.keepsReasons === true
    ? unheardBoxes(held.file).map(
        ({ kinds, sentences }) =>
          `You wrote ${sentences.map(quoted).join(' ')} ${kinds.includes('old-sum') ? 'Those figures come to a different value than the one you ask for.' : 'A board won’t weigh that.'} You chose to keep it in the packet. Your script leaves it out.`,
      )
    : []

/** A ground that a lower request takes out of the packet. */
const equityDropped = ({ held, sales, justCents }: WeakMaterial): readonly string[] => {
  const opinionCents = held?.file.value.opinionCents ?? null
  if (typeof sales === 'string' || opinionCents === null) return []
  const homes = supportingHomes(sales, { justCents, opinionCents: null })
  return homes === null || supportingHomes(sales, { justCents, opinionCents }) !== null
    ? []
    : [
        `The values of similar homes aren’t in your packet. Valued like them, your home would be at ${formatMoney(homes.atMedianCents)}, and you ask for ${formatMoney(opinionCents)}.`,
      ]
}

/** For the list before a packet; no paper prints them. */
export const reasonDoubtFacts = (material: WeakMaterial): readonly Fact[] =>
  [
    ...languageDoubt(material.held),
    ...reasonDoubts(material),
    ...saleDoubts(material),
    ...keptWords(material),
    ...helpingWords(material),
    ...equityDropped(material),
    ...(isToFix(material) ? [] : bareWords(material)),
  ].map((words, at) => sentenceFact(`own-words.${at + 1}`, 'Your own words', words, ownWords))
