import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [1, '1 byte'],
  [290, '290 bytes'],
  [1_000, '1 KB'],
  [99_400, '99 KB'],
  [100_000, '0.1 MB'],
  [12_340_000, '12.3 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
