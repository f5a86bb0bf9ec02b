import { expect, it } from 'vitest'
import { maskEmail } from './mask-email.ts'

it.each([
  ['ada@example.com', 'a***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['"odd@name"@example.com', '"***@example.com'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
