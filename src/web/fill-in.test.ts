/** Proves that a sentence stays whole when the operator has not said a postal address. */
import { expect, it } from 'vitest'
import { fillIn } from './fill-in.ts'

it('names the operator, and leaves out the postal address that is not set', () => {
  const sentence = 'Write to us by mail to {{operator.name}}, {{operator.postalAddress}}.'
  expect(fillIn(sentence)).toBe('Write to us by mail to Just Value.')
})

it('does not offer the post as a way when there is no address to send it to', () => {
  const sentence = 'Write to us at a@b.c, or by mail to {{operator.name}}, {{operator.postalAddress}}.'
  expect(fillIn(sentence)).toBe('Write to us at a@b.c.')
})
