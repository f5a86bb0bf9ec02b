/** The last day for a petition that the TRIM notice of a home prints, as its owner typed it. */
import { z } from 'zod'
import * as words from '#messages/case/printed-date.ts'
import { endpoint } from '../endpoint.ts'
import { savedProperty } from '../property/properties.ts'

export const savePrintedDate = endpoint({
  method: 'PUT',
  path: '/users/properties/:propertyId/petition-date',
  access: 'bearer',
  tag: 'Users',
  summary: 'Keep the last day for a petition as the TRIM notice of a home prints it; null takes it away',
  refusals: ['not_found'],
  input: z.object({
    propertyId: z.uuid(words.weCouldntFindThatHomeIn()),
    petitionDueOn: z.iso.date(words.theDayMustBeADate()).nullable(),
  }),
  output: z.object({ property: savedProperty }),
})
