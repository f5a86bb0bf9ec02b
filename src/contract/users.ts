/** The account as the browser knows it, and the calls about it. */
import { z } from 'zod'
import { endpoint, nothing } from './endpoint.ts'
import { firstName, lastName, tier } from './fields.ts'

export const user = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** What the person bought; null once access has ended. */
  tier: tier.nullable(),
})
export type User = z.infer<typeof user>

export const getProfile = endpoint({
  method: 'GET',
  path: '/users/profile',
  access: 'bearer',
  tag: 'Users',
  summary: 'The signed-in person',
  input: nothing,
  output: z.object({ profile: user }),
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/users/profile',
  access: 'bearer',
  tag: 'Users',
  summary: 'Change first and last name',
  input: z.object({ firstName, lastName }),
  output: z.object({ profile: user }),
})

export const getProgress = endpoint({
  method: 'GET',
  path: '/users/progress',
  access: 'bearer',
  tag: 'Users',
  summary: 'How far the signed-in person is in the course',
  input: nothing,
  output: z.object({
    overallPercent: z.int().min(0).max(100),
    modulesCompleted: z.int().min(0),
    modulesTotal: z.int(),
    lessonsCompleted: z.int().min(0),
    lessonsTotal: z.int(),
    minutesInvested: z.int().min(0),
    nextStep: z
      .object({ moduleId: z.int(), lessonId: z.string(), title: z.string(), minutes: z.int() })
      .nullable(),
  }),
})
