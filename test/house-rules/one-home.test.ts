import { describe, expect, it } from 'vitest'
import { trimFieldNames } from '#core/tax/trim/trim-numbers.ts'
import { datesCutUp, listsOfTheNotice } from './one-home.ts'
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
