/** Owns which corrections of the record cannot be so: figures that no home has, words where a figure belongs, no difference. */

import { type Correction, RECORD_FIELD_LABELS } from '#core/case/file.ts'
import { homeFigures } from '#core/case/params.ts'
import type { CaseFault, FaultFacts } from './fault.ts'

type Found = readonly CaseFault[]
type Side = 'recordValue' | 'trueValue'

const SIDES = { recordValue: 'The record says', trueValue: 'It is' } as const

const at = ({ id }: Correction, side: Side): Pick<CaseFault, 'station' | 'part' | 'path'> => ({
  station: 'facts',
  part: 'corrections',
  path: `corrections.${id}.${side}`,
})

const isMeasured = (field: Correction['field']): field is keyof typeof homeFigures => field in homeFigures

/** The first figure, with its sign; null without one. */
const figureIn = (text: string): number | null => {
  const found = /[-−–]?\s*\d[\d,]*(?:\.\d+)?/.exec(text)?.[0]
  return found === undefined ? null : Number(found.replaceAll(/[,\s]/g, '').replace(/^[−–]/, '-'))
}

const grouped = (figure: number, field: Correction['field']): string =>
  field === 'year_built' ? String(figure) : figure.toLocaleString('en-US')

const figureFaults = (correction: Correction, side: Side): Found => {
  const { field } = correction
  const typed = correction[side].trim()
  if (!isMeasured(field) || typed === '') return []
  const { least, most, unit, example } = homeFigures[field]
  const named = `${RECORD_FIELD_LABELS[field]}, “${SIDES[side]}”: “${typed}”`
  const right = `Enter a number${unit === '' ? '' : ` in ${unit}`}, such as ${example}.`
  const figure = figureIn(typed)
  if (figure === null)
    return [{ ...at(correction, side), kind: 'doubtful', words: `${named} needs a number. ${right}` }]
  if (figure >= least && figure <= most) return []
  const bounds = figure < least ? `below ${grouped(least, field)}` : `above ${grouped(most, field)}`
  const why = figure <= 0 ? 'isn’t possible for a home' : `is ${bounds}, which isn’t possible for a home`
  return [{ ...at(correction, side), kind: 'impossible', words: `${named} ${why}. ${right}` }]
}

const sameFaults = (correction: Correction): Found => {
  const { field, recordValue, trueValue } = correction
  if (trueValue === '' || recordValue.trim() !== trueValue.trim()) return []
  const words = `${RECORD_FIELD_LABELS[field]}: “The record says” and “It is” both say “${trueValue.trim()}”. Enter what’s true, or remove the correction.`
  return [{ ...at(correction, 'trueValue'), kind: 'doubtful', words }]
}

export const correctionFaults = ({ file: { corrections } }: FaultFacts): Found =>
  corrections.flatMap((correction) => [
    ...figureFaults(correction, 'recordValue'),
    ...figureFaults(correction, 'trueValue'),
    ...sameFaults(correction),
  ])
