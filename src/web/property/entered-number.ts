/** A number as a person types it into a text field: understood without doubt, or refused with what to type instead. */
import { z } from 'zod'
import * as messages from '#messages/property/typed-number.ts'

export type EnteredNumber =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'number'; readonly value: number }
  /** Digits, commas, points and spaces in an order that people read in different ways, such as '300.000'. */
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'unreadable' }

/** What the field is called, and what a person could type into it. */
export type NumberWords = { readonly label: string; readonly example: string }

const plain = /^-?\d+(\.\d{1,2})?$/
const withCommas = /^-?\d{1,3}(,\d{3})+(\.\d{1,2})?$/
const withSpaces = /^-?\d{1,3}(\s\d{3})+(\.\d{1,2})?$/
const digitsAndMarks = /^[\d\s.,'’]+$/

/** Reads '300000', '$300,000', '300 000' and '300000.00' alike: Florida writes a point only before cents. */
export const readEnteredNumber = (text: string): EnteredNumber => {
  const amount = text.trim().replace(/^(-?)\$\s*/, '$1')
  if (amount === '') return { kind: 'nothing' }
  if ([plain, withCommas, withSpaces].some((form) => form.test(amount))) {
    return { kind: 'number', value: Number(amount.replace(/[,\s]/g, '')) }
  }
  return { kind: digitsAndMarks.test(amount) ? 'ambiguous' : 'unreadable' }
}

/** Why the text is not taken, in a sentence that names the field and what to type; null when it is a number or nothing. */
export const enteredNumberFault = (text: string, { label, example }: NumberWords): string | null => {
  const { kind } = readEnteredNumber(text)
  if (kind === 'ambiguous') {
    return messages.couldMeanMoreThanOneNumber({ label, text: text.trim(), example })
  }
  if (kind === 'unreadable') {
    return messages.isntANumberWeCanRead({ label, text: text.trim(), example })
  }
  return null
}

/** The text of a number field as the contract wants it; nothing typed is null. */
export const enteredNumber = (schema: z.ZodNumber, words: NumberWords) =>
  z
    .string()
    .transform((text, context) => {
      const read = readEnteredNumber(text)
      if (read.kind === 'number') return read.value
      const message = enteredNumberFault(text, words)
      if (message === null) return null
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .pipe(schema.nullable())
