/** Owns the frame and the parts that all figures of the lessons are made of. */

import { escapeHtml } from '#content/text/prose-html.ts'
import { type Cents, formatMoney } from '#core/money.ts'

type Framed = {
  /** Different for each figure of a lesson. */
  readonly id: string
  readonly title: string
  /** Says in words what the picture shows. */
  readonly words: string
  /** HTML. */
  readonly picture: string
}

export const frame = ({ id, title, words, picture }: Framed): string =>
  `<figure class="lesson-figure" aria-labelledby="${id}">` +
  `<strong class="lesson-figure-title" id="${id}">${escapeHtml(title)}</strong>${picture}` +
  `<figcaption>${escapeHtml(words)}</figcaption></figure>\n`

/** Widths are percent of the line; the words beside it say the figure. */
export const bar = (percent: number, look: 'just' | 'assessed' | 'taxable', from = 0): string =>
  '<svg class="lesson-bar" aria-hidden="true" focusable="false">' +
  '<rect class="lesson-bar-ground" width="100%" height="100%" rx="3"/>' +
  `<rect class="lesson-bar-${look}" x="${from.toFixed(2)}%" width="${percent.toFixed(2)}%" height="100%" rx="3"/></svg>`

/** As high as the highest step of a flight. */
const FLIGHT_REM = 7

type Rise = {
  /** Of the whole flight. */
  readonly percent: number
  /** The step before it. */
  readonly fromPercent: number
  readonly look: 'just' | 'assessed' | 'taxable'
}

/** What is left is filled; what the step before it had more is hatched. One broad dashed line draws the hatching. */
const riser = ({ percent, fromPercent, look }: Rise): string => {
  const [top, left, off] = [100 - fromPercent, percent, fromPercent - percent].map(
    (of) => `${of.toFixed(2)}%`,
  )
  const removed =
    fromPercent > percent
      ? `<svg y="${top}" height="${off}"><line class="lesson-removed" x1="50%" x2="50%" y1="0" y2="100%"/></svg>`
      : ''
  return (
    `<svg class="lesson-riser" height="${FLIGHT_REM}rem" aria-hidden="true" focusable="false">${removed}` +
    `<rect class="lesson-bar-${look}" y="${(100 - percent).toFixed(2)}%" width="100%" height="${left}"/></svg>`
  )
}

/** One step of a flight of stairs: its name under it, its amount, and what was taken off. */
export const step = (name: string, amount: Cents, rise: Rise, takenOff?: string): string =>
  `<div><dt>${escapeHtml(name)}</dt><dd><span class="lesson-amount">${formatMoney(amount)}</span> ` +
  `${takenOff === undefined ? '' : `<span class="lesson-off"><span aria-hidden="true">↓ </span>${escapeHtml(takenOff)}</span>`}` +
  `</dd><dd class="lesson-rise" aria-hidden="true">${riser(rise)}</dd></div>`

export const share = (part: Cents | number, whole: Cents | number): number => (100 * part) / whole

/** One line of a list of amounts: its name, the amount, the picture of it, and what follows from it. */
export const stair = (name: string, amount: Cents, picture: string, then?: string): string =>
  `<div><dt>${escapeHtml(name)}</dt><dd class="lesson-amount">${formatMoney(amount)}</dd><dd aria-hidden="true">${picture}</dd>` +
  `${then === undefined ? '' : `<dd class="lesson-then"><span aria-hidden="true">↓ </span>${escapeHtml(then)}</dd>`}</div>`

/** A wide table scrolls within itself and is reached by keyboard. */
export const scroller = (labelledBy: string, table: string): string =>
  `<div class="lesson-scroller" role="group" tabindex="0" aria-labelledby="${labelledBy}">${table}</div>`

export const MADE_UP = 'An illustrative example, not a customer.'
