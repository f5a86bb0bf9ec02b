/** Owns what the comparison worksheet knows of the owner's home, and whose word each figure is. */

import type { CaseFile, RecordField } from '#core/case/file.ts'
import type { Comparison } from '#core/document/worksheet/comparison.ts'

/** The owner's correction of the record, the notice as typed into the case, the tax roll, the form of the home. */
type FigureSource = 'correction' | 'notice' | 'roll' | 'form'
type HomeFigure = 'area' | 'land' | 'year' | 'value'

export type HomeSources = Readonly<Record<HomeFigure, FigureSource | null>>

export interface HomeMaterial {
  readonly address: string | null
  readonly parcelId: string | null
  /** Null when there is no roll young enough; `justValueDollars` only where it is of the notice's year. */
  readonly roll: Omit<Comparison['home'], 'address' | 'parcelId'> | null
  /** As entered with the home. */
  readonly form: { readonly squareFootage: number | null; readonly yearBuilt: number | null }
  readonly file: Pick<CaseFile, 'notice' | 'corrections'> | null
}

interface Figure {
  readonly value: number | null
  readonly from: FigureSource | null
}

/** '1,910', '1,910 sq ft'; null for what is not plainly one number of that unit. */
export const plainNumber = (text: string): number | null => {
  const [, digits] =
    /^(\d[\d,]*)(?:\.\d+)?\s*(?:(?:sq\.?\s*(?:ft|feet)|sqft|sf|square feet)\b.*)?$/i.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

const known = (value: number | null | undefined, from: FigureSource): Figure =>
  value === null || value === undefined ? { value: null, from: null } : { value, from }

const firstKnown = (...figures: readonly Figure[]): Figure =>
  figures.find(({ value }) => value !== null) ?? { value: null, from: null }

/** The last one of the field that states something. */
export const correctionOf = (file: Pick<CaseFile, 'corrections'> | null, field: RecordField) =>
  file?.corrections.findLast((one) => one.field === field && one.trueValue.trim() !== '')

/** A correction that is no plain number leaves the cell to the owner: what it disputes is not filled in for them. */
const corrected = (file: HomeMaterial['file'], field: RecordField, otherwise: Figure): Figure => {
  const correction = correctionOf(file, field)
  return correction ? known(plainNumber(correction.trueValue), 'correction') : otherwise
}

/** The year built is another entry than the effective year, so that a correction of it touches none that the roll has. */
const yearOf = ({ file, roll, form }: HomeMaterial): Figure => {
  const ofRoll = known(roll?.effectiveYearBuilt, 'roll')
  return ofRoll.value === null ? corrected(file, 'year_built', known(form.yearBuilt, 'form')) : ofRoll
}

export const comparedHomeOf = (
  material: HomeMaterial,
): { readonly home: Comparison['home']; readonly from: HomeSources } => {
  const { address, parcelId, roll, form, file } = material
  const area = corrected(
    file,
    'living_area',
    firstKnown(known(roll?.livingAreaSqft, 'roll'), known(form.squareFootage, 'form')),
  )
  const land = corrected(file, 'land_area', known(roll?.landSqft, 'roll'))
  const year = yearOf(material)
  const value = firstKnown(
    known(file?.notice.numbers.justValue, 'notice'),
    known(roll?.justValueDollars, 'roll'),
  )
  return {
    home: {
      address,
      parcelId,
      livingAreaSqft: area.value,
      landSqft: land.value,
      effectiveYearBuilt: year.value,
      justValueDollars: value.value,
    },
    from: { area: area.from, land: land.from, year: year.from, value: value.from },
  }
}

export interface HomeSourceWords {
  readonly lead: string
  readonly figures: Readonly<Record<HomeFigure, string>>
  readonly from: Readonly<Record<FigureSource, string>>
}

/** One sentence that says where each figure of the home comes from; '' when none is known. */
export const homeSourceSentence = (
  from: HomeSources,
  { lead, figures, from: words }: HomeSourceWords,
): string => {
  const parts = (['area', 'land', 'year', 'value'] as const).flatMap((figure) => {
    const source = from[figure]
    return source === null ? [] : [`${figures[figure]} ${words[source]}`]
  })
  return parts.length === 0 ? '' : `${lead} ${parts.join(', ')}.`
}
