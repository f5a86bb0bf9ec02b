/** Owns which corrections of the record cannot be so: figures that no home has, no figure where one belongs, no difference. */

import type { Correction } from '#core/case/file.ts'
import { homeFigures, type MeasuredField } from '#core/case/params.ts'
import type { CaseFault, CorrectionSide, FaultFacts, FaultPlace } from './fault.ts'

type Found = readonly CaseFault[]

const at = ({ id }: Correction, side: CorrectionSide): FaultPlace => ({
  step: 'facts',
  part: 'corrections',
  path: `corrections.${id}.${side}`,
})

const isMeasured = (field: Correction['field']): field is MeasuredField => field in homeFigures

/** The first figure, with its sign; null without one. */
const figureIn = (text: string): number | null => {
  const found = /[-−–]?\s*\d[\d,]*(?:\.\d+)?/.exec(text)?.[0]
  return found === undefined ? null : Number(found.replaceAll(/[,\s]/g, '').replace(/^[−–]/, '-'))
}

const figureFaults = (correction: Correction, side: CorrectionSide): Found => {
  const { field } = correction
  const typed = correction[side].trim()
  if (!isMeasured(field) || typed === '') return []
  const { least, most } = homeFigures[field]
  const figure = figureIn(typed)
  const place = at(correction, side)
  if (figure === null)
    return [{ ...place, kind: 'doubtful', reason: { code: 'no_figure', field, side, typed } }]
  if (figure >= least && figure <= most) return []
  return [
    { ...place, kind: 'impossible', reason: { code: 'no_figure_of_a_home', field, side, typed, figure } },
  ]
}

const sameFaults = (correction: Correction): Found => {
  const { field, recordValue, trueValue } = correction
  const typed = trueValue.trim()
  if (trueValue === '' || recordValue.trim() !== typed) return []
  const reason = { code: 'nothing_corrected', field, typed } as const
  return [{ ...at(correction, 'trueValue'), kind: 'doubtful', reason }]
}

export const correctionFaults = ({ file: { corrections } }: FaultFacts): Found =>
  corrections.flatMap((correction) => [
    ...figureFaults(correction, 'recordValue'),
    ...figureFaults(correction, 'trueValue'),
    ...sameFaults(correction),
  ])
