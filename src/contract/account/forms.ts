/** What a person types about an account, as a form checks it before it is sent and the server when it arrives. */
import { z } from 'zod'
import * as words from '#messages/account/users.ts'
import { currentPassword, email, firstName, lastName, linkToken, newPassword, password } from '../fields.ts'

export const signInForm = z.strictObject({ email, password })

export const resetRequestForm = z.strictObject({ email })

export const resetForm = z.strictObject({ token: linkToken, password: newPassword })

/** Step 1 of the account set-up. */
export const setupAccountData = z.strictObject({ password: newPassword, firstName, lastName })

export const namesForm = z.strictObject({ firstName, lastName })

export const passwordForm = z.strictObject({ currentPassword, newPassword })

export const deletionForm = z.strictObject({ password: currentPassword })

/** Mail that nobody asked for, by kind: whether the person takes it. */
export const reminderSettings = z.object({
  /** Before the dates of a case. */
  deadlines: z.boolean(words.pleaseChooseWhetherToGetDeadline()),
  /** What is new in the course. */
  courseNews: z.boolean(words.pleaseChooseWhetherToGetCourse()),
})
export type ReminderSettings = z.infer<typeof reminderSettings>
