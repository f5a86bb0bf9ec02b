/** Checks that the name of a roll file warns and decides nothing. */
import { expect, it } from 'vitest'
import { contradictionOfName, readRollFileName } from './name.ts'

const seminole = { kind: 'NAL', countyNo: 69, taxYear: 2026 } as const

it('warns of Seminole’s file of 2026, which bears the number of Orange', () => {
  expect(contradictionOfName('/rolls/NAL58P202601.csv', seminole)).toBe(
    'The name of this file says NAL, county 58, 2026; its rows say NAL, county 69, 2026.',
  )
  expect(contradictionOfName('/rolls/NAL69P202601.csv', seminole)).toBeNull()
})

it('takes a name without a county’s number for none', () => {
  for (const name of ['NAL_2025_Broward_F.csv', 'NALP202601.csv', 'Broward.csv']) {
    expect(readRollFileName(name)).toBeNull()
    expect(contradictionOfName(name, seminole)).toBeNull()
  }
})

it('reads preliminary and final names alike', () => {
  expect(readRollFileName('sdf16p202601.csv')).toMatchObject({ kind: 'SDF', countyNo: 16, stage: 'P' })
  expect(readRollFileName('NAL19F202601.zip')).toMatchObject({ kind: 'NAL', countyNo: 19, stage: 'F' })
})
