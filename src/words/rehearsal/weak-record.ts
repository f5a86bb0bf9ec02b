/** Owns what is said of a correction of the record that is thin, or that the grid does not follow. */

import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import type { RecordReason } from '#core/rehearsal/weak-reason.ts'
import * as words from '#messages/rehearsal/weak-record.ts'
import { tellRollDifference } from '../case/roll-difference.ts'
import type { Asked } from './asked.ts'

const grouped = new Intl.NumberFormat('en-US')

export const tellWeakRecord = (reason: RecordReason): Asked => {
  switch (reason.code) {
    case 'correction_without_proof': {
      const [field, value] = [RECORD_FIELD_LABELS[reason.field], reason.trueValue]
      return { words: words.noProof({ field, value }), question: words.howDoYouKnow({ field, value }) }
    }
    case 'record_quoted_otherwise':
      return { words: tellRollDifference(reason.difference), question: words.whereDidYouRead() }
    case 'grid_by_effective_year': {
      const value = reason.trueValue
      return { words: words.gridByEffectiveYear({ value }), question: words.howWouldThatChange({ value }) }
    }
    case 'grid_by_record': {
      const value = reason.trueValue
      return { words: words.gridByRecord({ value }), question: words.whyDoesYourGridNotFollow({ value }) }
    }
    case 'grid_by_correction': {
      const [ours, roll] = [grouped.format(reason.ownFigure), grouped.format(reason.rollFigure)]
      return { words: words.gridByCorrection({ ours, roll }), question: words.whatProves({ ours, roll }) }
    }
  }
}
