/** Proves the operator's commands through their text and exit codes, on a real database. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRollDatabase, type RollDatabase } from '#test/fixtures/roll/roll-database.ts'
import { parcel, rollText, sale } from '#test/fixtures/roll/roll-files.ts'
import { runCommand } from './commands.ts'

let own: RollDatabase

beforeAll(async () => {
  own = await openRollDatabase()
})
afterAll(() => own.close())

const operate = async (...args: string[]) => {
  const printed: string[] = []
  const told: string[] = []
  const code = await runCommand(args, {
    environment: { DATABASE_URL: own.url },
    print: (line) => printed.push(line),
    tell: (line) => told.push(line),
  })
  return { code, printed: printed.join('\n'), told: told.join('\n') }
}

describe('the operator', () => {
  it.each([[[]], [['help']], [['roll', 'import', '--help']]])(
    'is shown every command by %j',
    async (args) => {
      const { code, printed } = await operate(...args)
      expect(code).toBe(0)
      expect(printed).toMatch(/roll import.*\n[\s\S]*roll list[\s\S]*roll drop[\s\S]*help/)
    },
  )

  it.each([
    [['fly'], /no command "fly"/],
    [['f\x1b[2Jl\u202ey\r'], /no command "f\[2Jly\n"/],
    [['roll', 'import'], /at least one file/],
    [['roll', 'import', '--county', '7', 'x.csv'], /--county must be a whole number from 11 to 77, not "7"/],
    [['roll', 'import', '--jobs', '99', 'x.csv'], /--jobs must be a whole number from 1 to 8/],
    [['roll', 'import', import.meta.dirname], /No file in .* is named like NAL39P202601\.zip/],
    [['roll', 'list', '--nonsense'], /--nonsense/],
    [['roll', 'drop'], /which county/],
    [['roll', 'drop', '--county', '12', '--kind', 'NAP'], /must be NAL or SDF/],
  ])('is told what is wrong with %j, with exit code 2', async (args, sentence) => {
    const { code, told } = await operate(...args)
    expect([code, told]).toEqual([2, expect.stringMatching(sentence)])
    expect(told).toMatch(/Usage: npm run operator/)
  })

  it('imports, lists and drops a roll', async () => {
    const rows = [parcel({ PARCEL_ID: 'A' }), parcel({ PARCEL_ID: 'B' }), parcel({ PARCEL_ID: '' })]
    const file = own.write('NAL12P202501.csv', rollText(rows))
    const imported = await operate('roll', 'import', file)
    expect(imported.code).toBe(0)
    expect(imported.printed).toMatch(
      /2 parcels of county 12, 2025[\s\S]*1 row could not be used:\n {2}line 4: PARCEL_ID is blank/,
    )
    expect((await operate('roll', 'import', file)).printed).toMatch(/already imported/)
    const listed = await operate('roll', 'list', '--rejects')
    expect(listed.printed).toMatch(
      /^NAL {2}county 12 {2}2025 +2 rows {2}1 rejected.*NAL12P202501\.csv\n {2}line 4/,
    )
    const forPrograms = await operate('roll', 'list', '--json')
    expect(JSON.parse(forPrograms.printed)).toEqual([
      expect.objectContaining({
        kind: 'NAL',
        countyNo: 12,
        taxYear: 2025,
        rows: 2,
        rejected: 1,
        inUse: true,
      }),
    ])
    expect(await operate('roll', 'drop', '--county', '12')).toMatchObject({
      code: 1,
      told: 'This would drop:\n  NAL of county 12, 2025, 2 rows, NAL12P202501.csv\nAdd --yes to do it; only another import brings them back.',
    })
    expect((await operate('roll', 'list')).printed).toContain('NAL12P202501.csv')
    expect(await operate('roll', 'drop', '--county', '12', '--year', '2025', '--yes')).toMatchObject({
      code: 0,
      printed: '1 roll dropped.',
    })
    expect(await operate('roll', 'drop', '--county', '12')).toMatchObject({
      code: 1,
      printed: 'No such roll is loaded.',
    })
    expect((await operate('roll', 'list')).printed).toBe('No tax roll is loaded.')
    const log = (await operate('log', 'list', '--limit', '4')).printed.split('\n')
    expect(log).toEqual([
      expect.stringMatching(/^WHEN +WHO +ACTION/),
      expect.stringMatching(/roll drop +refused +rolls=0 countyNo=12$/),
      expect.stringMatching(/roll drop +done +rolls=1 taxYear=2025 countyNo=12$/),
      expect.stringMatching(/roll import +done +file=NAL12P202501\.csv/),
      expect.stringMatching(/roll import +done +file=NAL12P202501\.csv/),
    ])
  })

  it('imports the files of a folder by their names, and counts what is in use', async () => {
    own.write('NAL13P202501.csv', rollText([parcel({ CO_NO: 13, PARCEL_ID: 'A', TOT_LVG_AREA: '' })]))
    own.write('NAL13F202502.csv', rollText([parcel({ CO_NO: 13, PARCEL_ID: 'A', JV: 1_234_567 })]))
    const sales = [sale({ CO_NO: 13, PARCEL_ID: 'A' }), sale({ CO_NO: 13, PARCEL_ID: 'B', QUAL_CD: '11' })]
    own.write('SDF13P202501.csv', rollText(sales))
    own.write('NAP13P202501.csv', 'CO_NO,ACCT_ID,NAICS_CD\n13,"1","2"\n')
    const { code, printed } = await operate('roll', 'import', '--jobs', '4', own.path)
    expect(code).toBe(0)
    expect(printed).toMatch(/NAL13F202502\.csv: 1 parcel/)
    expect(printed).toMatch(/NAL13P202501\.csv: 1 parcel/)
    expect(printed).toMatch(/SDF13P202501\.csv: 2 sales/)
    expect(printed).not.toMatch(/NAP/)
    await operate('roll', 'import', '--force', own.file('NAL13F202502.csv'))
    expect(await operate('roll', 'verify', '--county', '13')).toEqual({
      code: 0,
      told: '',
      printed: [
        'NAL  county 13  2025  NAL13F202502.csv: 1 rows, as imported',
        '  just value in all: $1,234,567',
        '  with a house number and a street: 0 (0%)',
        '  with a building: 1, of these with living area: 1 (100%)',
        'SDF  county 13  2025  SDF13P202501.csv: 2 rows, as imported',
        '  qualified (01 and 02): 1 (50%)',
        '  by qualification code: 01 1, 11 1',
        '  of a parcel on the newest parcel roll here: 1 (50%)',
      ].join('\n'),
    })
    await own.pool.query(`update tax_roll.rolls set row_count = 7 where county_no = 13 and kind = 'NAL'`)
    expect(await operate('roll', 'verify', '--county', '13')).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/1 ROWS, BUT 7 WERE IMPORTED/),
    })
    expect(await operate('roll', 'verify', '--county', '77')).toMatchObject({ code: 1 })
    const dropped = await operate('roll', 'drop', '--county', '13', '--kind', 'NAL', '--yes')
    expect(dropped.printed).toBe(
      '1 roll dropped.\nStill loaded, and of no use without parcels of 2025 or 2026: SDF of county 13, 2025, 2 rows, SDF13P202501.csv. To drop it too: roll drop --county 13 --year 2025 --kind SDF --yes',
    )
    await operate('roll', 'drop', '--county', '13', '--yes')
  })

  it.each([
    ['NAL16P202501.csv', ['--county', '12']],
    ['sdf16p202501.csv', []],
  ])('is told when %s holds the rows of another county', async (name, options) => {
    const file = own.write(name, rollText([parcel({ PARCEL_ID: name })]))
    const { code, printed } = await operate('roll', 'import', ...options, '--force', file)
    expect(code).toBe(0)
    expect(printed).toContain(
      `The name of this file says ${name.slice(0, 3).toUpperCase()}, county 16, 2025; its rows say NAL, county 12, 2025. The rows were believed.`,
    )
  })

  it('goes on with the next file after one that is refused, and ends with exit code 1', async () => {
    const good = own.write('good.csv', rollText([parcel({ PARCEL_ID: 'A' })]))
    const { code, printed, told } = await operate('roll', 'import', '/no/such.csv', good)
    expect(code).toBe(1)
    expect(told).toMatch(/no readable file/)
    expect(printed).toMatch(/1 parcel of county 12/)
  })
})
