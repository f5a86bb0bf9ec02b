/** The account as the browser knows it, and the calls about it. */
import { z } from 'zod'
import * as words from '#messages/account/users.ts'
import { endpoint, nothing } from '../endpoint.ts'
import { tier } from '../fields.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { deletionForm, namesForm, passwordForm, type ReminderSettings, reminderSettings } from './forms.ts'

export const user = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** What the person bought; null once access has ended. */
  tier: tier.nullable(),
  /** The person has shown that the mailbox is theirs. */
  emailVerified: z.boolean(),
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
  refusals: ['not_found'],
  input: namesForm,
  output: z.object({ profile: user }),
})

/** What holds until the person chooses: a missed deadline costs a year, news can wait until it is asked for. */
export const reminderDefaults: ReminderSettings = { deadlines: true, courseNews: false }

export const getReminderSettings = endpoint({
  method: 'GET',
  path: '/users/reminders',
  access: 'bearer',
  tag: 'Users',
  summary: 'Which reminders the signed-in person takes by mail',
  input: nothing,
  output: z.object({ reminders: reminderSettings }),
})

export const updateReminderSettings = endpoint({
  method: 'PUT',
  path: '/users/reminders',
  access: 'bearer',
  tag: 'Users',
  summary: 'Change which reminders are sent',
  input: reminderSettings,
  output: z.object({ reminders: reminderSettings }),
})

/** Few enough that a stolen access token is no way to guess a password. */
const passwordTries = { max: 20, perSeconds: 15 * 60 }

export const changePassword = endpoint({
  method: 'POST',
  path: '/users/password',
  access: 'bearer',
  tag: 'Users',
  summary: 'Change the password; every other session ends',
  limit: passwordTries,
  input: passwordForm,
  output: z.object({ message: z.string() }),
})

export const requestEmailVerification = endpoint({
  method: 'POST',
  path: '/users/verify-email',
  access: 'bearer',
  tag: 'Users',
  summary: 'Mail the link that confirms the email address once more',
  limit: { max: 20, perSeconds: 60 },
  mailLimit: { max: 5, perSeconds: 60 * 60, by: 'account' },
  input: nothing,
  output: z.object({ message: z.string() }),
})

/** One browser in which the person is signed in. */
const session = z.object({
  id: z.uuid(),
  /** Such as `Firefox on Windows`; null when the browser did not say. */
  device: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To within the quarter of an hour for which an access token is good. */
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/users/sessions',
  access: 'bearer',
  tag: 'Users',
  summary: 'Where the person is signed in, the last used first; at most 100',
  input: z.object(pageInput()),
  output: z.object({ sessions: z.array(session), ...pageOutput }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/sessions/:sessionId',
  access: 'bearer',
  tag: 'Users',
  summary: 'Sign out one browser',
  cookies: true,
  refusals: ['not_found'],
  input: z.object({ sessionId: z.uuid(words.weCouldntFindThatSignIn()) }),
  output: z.object({ message: z.string() }),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/users/sessions',
  access: 'bearer',
  tag: 'Users',
  summary: 'Sign out every browser but this one',
  input: nothing,
  output: z.object({ ended: z.int().min(0), message: z.string() }),
})

export const downloadOwnData = endpoint({
  method: 'GET',
  path: '/users/data',
  access: 'bearer',
  tag: 'Users',
  summary: 'Everything held about the person; needs a confirmed email address',
  limit: { max: 20, perSeconds: 60 * 60 },
  refusals: ['forbidden'],
  input: nothing,
  output: z.object({ data: z.record(z.string(), z.unknown()) }),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/users/delete-account',
  access: 'bearer',
  tag: 'Users',
  summary: 'Delete the account and what is held about the person; needs a confirmed email address',
  cookies: true,
  limit: passwordTries,
  refusals: ['forbidden'],
  input: deletionForm,
  output: z.object({ message: z.string() }),
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
