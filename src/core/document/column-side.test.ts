import { expect, it } from 'vitest'
import { alignOf } from './column-side.ts'

const column = { title: 'One', width: 1 }

it.each([
  [['$1,234', '−5.2 %', '(3)', ''], 'right'],
  [['+$3,500', '-$59,504.93', '0'], 'right'],
  [['$0', '$138 ($317)'], 'right'],
  [['$500.00', 'None'], 'left'],
  [['12 Oak Road', '14'], 'left'],
  [['$869.44', '–'], 'right'],
  [['', ' '], 'left'],
  [[], 'left'],
])('%j stand %s', (cells, side) => {
  expect(alignOf(column, cells)).toBe(side)
})

it('is as the paper says, whatever stands in it', () => {
  expect(alignOf({ ...column, align: 'middle' }, ['$1'])).toBe('middle')
  expect(alignOf({ ...column, align: 'left' }, ['$1'])).toBe('left')
})
