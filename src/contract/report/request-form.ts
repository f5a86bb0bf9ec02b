/** How a free report is asked for, as a form checks it before it is sent and the server when it arrives. */
import { z } from 'zod'
import { lineOutsideFlorida } from '#core/property/address/outside-florida.ts'
import * as words from '#messages/report/reports.ts'
import { email } from '../fields.ts'
import { reportPropertyTypes } from './property-types.ts'

const isOutside = { state: words.thisAddressIsntInFloridaWe(), zip: words.thisZipCodeIsntOneOf() } as const

export const reportRequestForm = z.object({
  email,
  address: z
    .string(words.addressIsRequired())
    .trim()
    .min(1, words.addressIsRequired())
    .max(200, words.addressMustBeAtMost200())
    .refine((line) => lineOutsideFlorida(line) !== 'state', isOutside.state)
    .refine((line) => lineOutsideFlorida(line) !== 'zip', isOutside.zip),
  propertyType: z
    .enum(reportPropertyTypes, {
      error: words.pleaseChooseSingleFamilyHome(),
    })
    .default('Single Family Home'),
})
