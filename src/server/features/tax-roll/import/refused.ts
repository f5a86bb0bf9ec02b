/** Owns the reasons for which a roll file is turned away, with the sentence that tells the operator. */

export type RefusalReason =
  | 'file_not_found'
  | 'damaged_file'
  | 'cut_off'
  | 'not_a_roll_file'
  | 'missing_column'
  | 'wrong_county'
  | 'several_counties'
  | 'no_usable_rows'
  | 'too_many_bad_rows'
  | 'much_smaller'
  | 'misnamed'
  | 'busy'
  | 'stopped'

/** Carries a refusal out of the middle of a stream; `importRoll` turns it into its outcome. */
export class RollRefused extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

const DAMAGED = 'The file is damaged or was cut short: download it again. Nothing was changed.'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** What a failure while reading means to the operator; null when it is no fault of the file. */
export const asRefusal = (error: unknown): RollRefused | null => {
  if (error instanceof RollRefused) return error
  const code = codeOf(error)
  if (code.startsWith('Z_')) return new RollRefused('damaged_file', DAMAGED, { cause: error })
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES') {
    return new RollRefused('file_not_found', 'There is no readable file at this path.', { cause: error })
  }
  return null
}
