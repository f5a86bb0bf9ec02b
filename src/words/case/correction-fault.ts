/** Owns what is said of a correction of the record that cannot be so. */

import type { CorrectionFault } from '#core/case/faults/fault.ts'
import { homeFigures, type MeasuredField } from '#core/case/params.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import * as words from '#messages/case/fault-corrections.ts'

const sides = { recordValue: words.theRecordSays(), trueValue: words.itIs() }

const rightFor = (field: MeasuredField): string => {
  const { unit, example } = homeFigures[field]
  return unit === '' ? words.enterANumber({ example }) : words.enterANumberIn({ unit, example })
}

const grouped = (figure: number, field: MeasuredField): string =>
  field === 'year_built' ? String(figure) : figure.toLocaleString('en-US')

type Impossible = Extract<CorrectionFault, { code: 'no_figure_of_a_home' }>

const noFigureOfAHome = ({ field, side, typed, figure }: Impossible): string => {
  const { least, most } = homeFigures[field]
  const named = { field: RECORD_FIELD_LABELS[field], side: sides[side], typed, right: rightFor(field) }
  if (figure <= 0) return words.isntPossible(named)
  return figure < least
    ? words.isBelow({ ...named, bound: grouped(least, field) })
    : words.isAbove({ ...named, bound: grouped(most, field) })
}

export const tellCorrectionFault = (reason: CorrectionFault): string => {
  switch (reason.code) {
    case 'no_figure': {
      const { field, side, typed } = reason
      const named = { field: RECORD_FIELD_LABELS[field], side: sides[side], typed }
      return words.needsANumber({ ...named, right: rightFor(field) })
    }
    case 'no_figure_of_a_home':
      return noFigureOfAHome(reason)
    case 'nothing_corrected':
      return words.bothSay({ field: RECORD_FIELD_LABELS[reason.field], typed: reason.typed })
  }
}
