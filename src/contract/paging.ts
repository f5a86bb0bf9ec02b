/** How every list is asked for and answered: page by page, in one shape. */
import { z } from 'zod'
import * as words from '#messages/contract/paging.ts'

const maxPageSize = 100

/** From a query, so text as well as a number; `message` names the bounds. */
const wholeNumber = (max: number, message: string) =>
  z.coerce.number(message).int(message).min(1, message).max(max, message)

/** Fields of a list's input. Without them it is the first page, of `pageSize` entries. */
export const pageInput = (pageSize = maxPageSize) => ({
  page: wholeNumber(10_000, words.thePageMustBeAWhole()).default(1),
  pageSize: wholeNumber(maxPageSize, words.thePageSizeMustBeA()).default(pageSize),
})

/** Fields of a list's output, beside the entries of the page. */
export const pageOutput = {
  page: z.int().min(1),
  pageSize: z.int().min(1).max(maxPageSize),
  /** Entries on all pages together. */
  total: z.int().min(0),
}

export type Page = { readonly page: number; readonly pageSize: number }
