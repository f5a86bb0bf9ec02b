import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { palette } from '#core/palette.ts'
import { trimFieldNames } from '#core/tax/trim/numbers.ts'
import { colorsElsewhere, datesCutUp, listsOfTheNotice, percentagesElsewhere } from './one-home.ts'
import { placesOf, plant } from './planted.ts'
import { readTree } from './source-file.ts'
import { lessons } from './violation.ts'

const tree = readTree()

describe('the numbers of a notice', () => {
  it('are listed in their table and its help alone', () => {
    expect(lessons(listsOfTheNotice(tree, trimFieldNames))).toEqual([])
  })

  it('are caught where they are listed again, in code but not in tests', () => {
    const list = trimFieldNames.join(', ')
    const files = plant({
      'src/web/form.ts': list,
      'src/web/form.test.ts': list,
      'src/web/half.ts': trimFieldNames.slice(1).join(', '),
    })
    expect(placesOf(listsOfTheNotice(files, trimFieldNames))).toEqual(['src/web/form.ts'])
  })
})

describe('written dates', () => {
  it('are cut up nowhere', () => {
    expect(lessons(datesCutUp(tree))).toEqual([])
  })

  it('are caught where they are', () => {
    const files = plant({
      'src/web/a.ts': "\nformatCalendarDate(day).replace(/^\\w+, /, '')",
      'src/web/b.ts': 'formatCalendarDate(day)',
    })
    expect(placesOf(datesCutUp(files))).toEqual(['src/web/a.ts:2'])
  })
})

describe('percentages', () => {
  it('are told by core/percent.ts alone', () => {
    expect(lessons(percentagesElsewhere(tree))).toEqual([])
  })

  it.each([
    '`$' + '{share.toFixed(1)}%`',
    '`$' + '{Math.round(percent)}%`',
    'Number((100 * share).toFixed(1))',
    '`$' + '{((100 * part) / whole).toFixed(0)}%`',
  ])('are caught in %s', (text) => {
    expect(placesOf(percentagesElsewhere(plant({ 'src/web/a.ts': text })))).toEqual(['src/web/a.ts:1'])
  })

  it('are not looked for in drawings and tests', () => {
    const files = plant({
      'src/web/a.ts': '`width: $' + '{(100 * share).toFixed(2)}%`',
      'src/web/a.test.ts': '`$' + '{share.toFixed(1)}%`',
    })
    expect(percentagesElsewhere(files)).toEqual([])
  })
})

describe('colors', () => {
  it('stand in the palette alone', () => {
    expect(lessons(colorsElsewhere(tree))).toEqual([])
  })

  it('are caught in pages, mails and stand-ins, and no address or number is', () => {
    const files = plant({
      'src/web/a.css': '.a {\n  color: #0c5a59;\n}',
      'src/server/mail.ts': "const color = '#fff'\nconst border = '1px solid #ddd5c5'",
      'fakes/stripe/page.ts': '--paper: #f6f7f7;',
      'src/server/workbook.ts': "const ink = { rgb: '14302F' }\nconst zip = '336129'",
      'src/web/link.tsx': "<a href='#sources' /> + '#204b'\n/* 'Apt 204', '#204' */",
      'src/core/palette.ts': "'#0c5a59'",
      'src/web/a.test.ts': "'#0c5a59'",
    })
    expect(placesOf(colorsElsewhere(files))).toEqual([
      'src/web/a.css:2',
      'src/server/mail.ts:1',
      'src/server/mail.ts:2',
      'fakes/stripe/page.ts:1',
      'src/server/workbook.ts:1',
    ])
  })

  it('of the sign in the tab are the palette’s', () => {
    const colors = readFileSync('public/favicon.svg', 'utf8').match(/#[0-9a-f]{3,6}/g)
    expect(colors).toEqual([palette.byDay.action, '#fff'])
  })
})
