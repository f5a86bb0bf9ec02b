/** Proves that a doubt about the record is put until the owner has looked at the record, and no longer. */
import { expect, it } from 'vitest'
import { type Correction, emptyCase } from './file.ts'
import { unansweredDoubts } from './record-doubts.ts'

const doubts = ['Is the size right?']
const correction: Correction = {
  id: 'size',
  field: 'living_area',
  recordValue: '2,385',
  trueValue: '1,260',
  why: '',
  proof: '',
}

it.each([
  ['nothing was answered', emptyCase, doubts],
  ['the record was found right', { ...emptyCase, recordIsRight: true }, []],
  ['the owner was not sure', { ...emptyCase, recordIsUnsure: true }, []],
  ['a correction was entered', { ...emptyCase, corrections: [correction] }, []],
])('where %s', (_, file, left) => {
  expect(unansweredDoubts(file, doubts)).toEqual(left)
})
