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

it('does not say that the product is run by itself', () => {
  expect(fillIn('Just Value is run by {{operator.name}}. We keep little.')).toBe('We keep little.')
  expect(fillIn('Between you and {{operator.name}}, which runs Just Value. Read it.')).toBe(
    'Between you and Just Value. Read it.',
  )
})
