/** Owns the whole list of what the specification says and a test can check, by id. */
import { accountSetup } from './statements/account-setup.ts'
import { apiRules } from './statements/api-rules.ts'
import { calls } from './statements/calls.ts'
import { constants } from './statements/constants.ts'
import { courseModule } from './statements/course-module.ts'
import { dashboard } from './statements/dashboard.ts'
import { errors } from './statements/errors.ts'
import { fields } from './statements/fields.ts'
import { landing } from './statements/landing.ts'
import { ownPages } from './statements/own-pages.ts'
import { paymentResult } from './statements/payment-result.ts'
import { pricing } from './statements/pricing.ts'
import { roles } from './statements/roles.ts'
import { routes } from './statements/routes.ts'
import { setupValidation } from './statements/setup-validation.ts'
import { signIn } from './statements/sign-in.ts'

export type Statement = { readonly id: string; readonly text: string }

const files = [
  ...[routes, landing, signIn, dashboard, courseModule, pricing, paymentResult],
  ...[accountSetup, setupValidation, ownPages, fields, roles, calls, apiRules, errors, constants],
]

export const statements: readonly Statement[] = files.flatMap((file) =>
  Object.entries(file).map(([id, text]) => ({ id, text })),
)
