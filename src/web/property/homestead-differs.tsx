/** Says, where the homestead is answered or counted, that the county’s record has another answer than its owner. */
import * as words from '#messages/property/homestead-differs.ts'

/** `onRecord`: null where the record does not have the home. */
type HomesteadDiffersProps = { said: boolean; onRecord: boolean | null }

export const HomesteadDiffers = ({ said, onRecord }: HomesteadDiffersProps) =>
  onRecord === null || onRecord === said ? null : (
    <p role="status" className="measure border-l-4 border-amber-line pl-4">
      {onRecord ? words.recordHasIt() : words.recordHasNone()}
    </p>
  )
