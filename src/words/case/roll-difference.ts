/** Owns what is said where a correction quotes the record otherwise than the tax roll has it. */

import type { RollDifference } from '#core/case/roll-differs.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import * as words from '#messages/case/roll-difference.ts'

export const tellRollDifference = ({ field, onRoll, quoted }: RollDifference): string =>
  words.theRecordSaysYouWrote({ field: RECORD_FIELD_LABELS[field], onRoll, quoted })
