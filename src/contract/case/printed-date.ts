/** The last day for a petition that the TRIM notice of a home prints, as its owner typed it. */
import { z } from 'zod'
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
    propertyId: z.uuid('We couldn’t find that home in your account'),
    petitionDueOn: z.iso.date('The day must be a date such as 2027-09-10').nullable(),
  }),
  output: z.object({ property: savedProperty }),
})
