/** What is typed as a number of the notice and can't be read yet, kept in this browser so that leaving the page loses nothing. */
import { z } from 'zod'
import { type TrimField, trimFieldNames } from '#core/tax/trim/numbers.ts'

/** `over`: the number of the case that the text was typed over; once that is another one, the text is of the past. */
const keptNumbers = z.partialRecord(
  z.enum(trimFieldNames),
  z.object({ text: z.string(), over: z.number().nullable() }),
)
type KeptNumbers = z.infer<typeof keptNumbers>

const keyOf = (caseId: string): string => `justvalue.notice.${caseId}`

const read = (caseId: string): KeptNumbers => {
  try {
    return keptNumbers.parse(JSON.parse(localStorage.getItem(keyOf(caseId)) ?? '{}'))
  } catch {
    // Storage can be forbidden or hold an older form; the numbers are then the ones that are saved.
    return {}
  }
}

const keep = (caseId: string, kept: KeptNumbers) => {
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(keyOf(caseId))
    else localStorage.setItem(keyOf(caseId), JSON.stringify(kept))
  } catch {
    // See above.
  }
}

/** The texts that wait to be corrected, beside the numbers that the case has now. */
export const keptTexts = (
  caseId: string,
  numbers: Readonly<Record<TrimField, number | null>>,
): Partial<Record<TrimField, string>> =>
  Object.fromEntries(
    trimFieldNames.flatMap((name) => {
      const one = read(caseId)[name]
      return one && one.over === numbers[name] ? [[name, one.text]] : []
    }),
  )

/** null forgets it: the text is a number by now. */
export const keepText = (caseId: string, name: TrimField, kept: KeptNumbers[TrimField] | null) => {
  const { [name]: _before, ...others } = read(caseId)
  keep(caseId, kept ? { ...others, [name]: kept } : others)
}

/** Once all numbers are taken from elsewhere. */
export const forgetTexts = (caseId: string) => keep(caseId, {})
