/** The certificate at the end of the course: whether it is earned, what is missing, and the file. */
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'

export const getCertificate = endpoint({
  method: 'GET',
  path: '/courses/certificate',
  access: 'bearer',
  tag: 'Courses',
  summary: 'Whether this person has earned the certificate, and what is missing',
  input: nothing,
  output: z.object({
    certificate: z.object({
      earned: z.boolean(),
      /** The day of the last lesson or test, in Florida; null while it is not earned. */
      completedOn: z.iso.date().nullable(),
      missing: z.object({
        lessons: z.array(z.object({ moduleId: z.int(), id: z.string(), title: z.string() })),
        tests: z.array(z.object({ moduleId: z.int(), title: z.string() })),
      }),
    }),
  }),
})

export const downloadCertificate = endpoint({
  method: 'POST',
  path: '/courses/certificate/download',
  access: 'bearer',
  tag: 'Courses',
  summary: 'An address good for ten minutes, where the browser fetches the PDF; needs a purchase',
  needs: 'course',
  refusals: ['conflict'],
  limit: { max: 60, perSeconds: 60 },
  input: nothing,
  output: z.object({ url: z.string(), fileName: z.string(), expiresAt: z.iso.datetime() }),
})
