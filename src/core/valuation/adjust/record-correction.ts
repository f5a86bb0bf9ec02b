/** Owns working the owner's corrections of the record into the home that the sales are adjusted to. */
import type { MeasuredHome } from '../home.ts'
import { CORRECTION } from '../params.ts'

export interface RecordCorrection {
  readonly field: 'livingAreaSqft' | 'landSqft'
  /** The figure of the record that the owner quotes. */
  readonly recordFigure: number
  readonly ownFigure: number
}

const isWithin = ({ field, recordFigure, ownFigure }: RecordCorrection): boolean => {
  const ratio = Math.max(ownFigure, recordFigure) / Math.min(ownFigure, recordFigure)
  return ownFigure > 0 && recordFigure > 0 && ratio <= CORRECTION.mostRatio[field]
}

/** Those that quote the very figure of the record and leave a home that sales like the record's can still be compared with. */
export const usableCorrections = (
  home: Pick<MeasuredHome, 'landSqft'> & { readonly livingAreaSqft: number | null },
  corrections: readonly RecordCorrection[],
): readonly RecordCorrection[] =>
  corrections.filter((one) => home[one.field] === one.recordFigure && isWithin(one))

/** The home with the owner's figures in place of the record's; the same one where none is usable. */
export const correctedHome = <Corrected extends MeasuredHome>(
  home: Corrected,
  corrections: readonly RecordCorrection[],
): Corrected => {
  const usable = usableCorrections(home, corrections)
  if (usable.length === 0) return home
  return { ...home, ...Object.fromEntries(usable.map(({ field, ownFigure }) => [field, ownFigure])) }
}
