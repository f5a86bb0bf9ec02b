/** The fields of a home that are typed as text, wherever a person enters one. */
import { z } from 'zod'
import { squareFootage, yearBuilt } from '#contract/fields.ts'
import { homeForm } from '#contract/property/home-form.ts'
import * as words from '#messages/property/home-fields.ts'
import { enteredNumber } from './entered-number.ts'

/** An apartment or unit left empty is null. */
export const typedUnit = z
  .string()
  .transform((text) => text.trim() || null)
  .pipe(homeForm.shape.addressLine2)

/** Years are written without a comma: '1,985' is one digit too many or too few, not a year. */
const typedYear = (schema: z.ZodNumber) =>
  z
    .string()
    .trim()
    .regex(/^\d*$/, words.yearBuiltTypeFourDigitsLike())
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(schema.nullable())

/** A house cannot have been built after the current year. */
export const typedHomeFacts = (currentYear: number) => ({
  yearBuilt: typedYear(yearBuilt(currentYear)),
  squareFootage: enteredNumber(squareFootage, { label: words.squareFootage(), example: '1,850' }),
})
