/** Owns where the photos and papers of a case are thin: none, without a day, of a later day, too small, without words. */

import type { CaseFile } from '#core/case/file.ts'
import { CONDITION_WORDS } from '#core/document/compose/case-page.ts'
import { isTooSmall } from '#core/document/exhibits.ts'
import type { HeldCase } from '#core/document/facts/file.ts'
import { asTyped, quoted } from '#core/document/facts/make-fact.ts'
import { reasonsSaid } from '#core/document/facts/sale-claims.ts'
import { type Hint, type WeakPoint, when } from './weak-point.ts'

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${several}`

/** By an item, or in the owner's own words. */
const isConditionClaimed = ({ condition, value }: CaseFile): boolean =>
  condition.some(
    ({ what, presentOnValuationDay }) => asTyped(what) !== '' && presentOnValuationDay !== false,
  ) || CONDITION_WORDS.test(value.reasons)

const ROOM = /\b(?:kitchen|bath(?:room)?s?|bedrooms?|garage|attic|laundry)\b/iu

/** Neither an item nor the owner's own sentence says where. */
const isUnnamed = (file: CaseFile): boolean =>
  isConditionClaimed(file) &&
  file.condition.every(({ what }) => asTyped(what) === '') &&
  !ROOM.test(reasonsSaid(file.value))

export const weakFiles = ({ file, files }: HeldCase, taxYear: number): readonly WeakPoint[] => {
  const undated = files.filter(({ kind, takenOn }) => kind === 'photo' && takenOn === null)
  const late = files.filter(
    ({ kind, takenOn }) => kind === 'photo' && takenOn !== null && takenOn > `${taxYear}-01-01`,
  )
  const small = files.filter(isTooSmall)
  const bare = files.filter(({ caption }) => asTyped(caption) === '')
  const named = (some: typeof files): readonly Hint[] =>
    some.map(({ caption, name }) => ({
      words: quoted(asTyped(caption) || name),
      source: 'Your case: your photos and papers',
    }))
  return [
    ...when<WeakPoint>(files.length === 0 && isConditionClaimed(file), {
      id: 'files-none',
      station: 'papers',
      asker: 'magistrate',
      words: `Nothing in the case shows the condition. A photo of today shows today. Look for what shows January 1, ${taxYear}: permits, listing or older photos, insurance letters, a witness. A contractor’s written estimate gives the cost.`,
      question: 'What do you have on paper or in pictures that shows what you say?',
      hints: [],
    }),
    ...when<WeakPoint>(isUnnamed(file), {
      id: 'condition-unnamed',
      station: 'condition',
      asker: 'magistrate',
      words:
        'You write that your home needs work, and your case names no room. Add each defect with its room, and your papers and your script say it.',
      question: null,
      hints: [],
    }),
    ...when<WeakPoint>(undated.length > 0, {
      id: 'photos-undated',
      station: 'papers',
      asker: 'appraiser',
      words: `${counted(undated.length, 'photo has', 'photos have')} no date, so it does not show what was there on the valuation date.`,
      question: 'When was this photo taken, and by whom?',
      hints: named(undated),
    }),
    ...when<WeakPoint>(late.length > 0, {
      id: 'photos-late',
      station: 'papers',
      asker: 'appraiser',
      words: `${counted(late.length, 'photo is', 'photos are')} dated after the valuation date and listed separately. It does not show by itself what was there on that date.`,
      question:
        'This photo was taken after the valuation date. What shows that it looked like this on that date?',
      hints: named(late),
    }),
    ...when<WeakPoint>(small.length > 0, {
      id: 'photos-small',
      station: 'papers',
      asker: 'magistrate',
      words: `${counted(small.length, 'photo has', 'photos have')} too few pixels to show detail in print. Add the photo again as the camera took it.`,
      question: null,
      hints: named(small),
    }),
    ...when<WeakPoint>(bare.length > 0, {
      id: 'files-bare',
      station: 'papers',
      asker: 'magistrate',
      words: `${counted(bare.length, 'photo or paper has', 'photos and papers have')} no caption. A caption names the room, the defect and the date.`,
      question: null,
      hints: named(bare),
    }),
  ]
}
