import { expect, it } from 'vitest'
import { pieceOf } from './piece-of.ts'

const kept = () => new Response('0123456789', { headers: { 'content-type': 'audio/mpeg' } })

it.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=0-99', '0123456789', 'bytes 0-9/10'],
])('%s is the piece %s', async (range, text, told) => {
  const piece = await pieceOf(kept(), range)
  expect([piece.status, piece.headers.get('content-range'), await piece.text()]).toEqual([206, told, text])
  expect(piece.headers.get('content-type')).toBe('audio/mpeg')
})

it.each([null, 'bytes=-3', 'lines=1-2'])('of %s the whole is given', async (range) => {
  const whole = await pieceOf(kept(), range)
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789'])
})

it('says how long the file is to who asks beyond its end', async () => {
  const beyond = await pieceOf(kept(), 'bytes=10-')
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
})
