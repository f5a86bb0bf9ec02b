/** Owns where the photos and papers of a case are thin: none, without a day, of a later day, too small, without words. */

import type { CaseFile } from '#core/case/file.ts'
import { lacksPetitionCopy } from '#core/case/papers-lacking.ts'
import { isUndatedPhoto } from '#core/case/undated-photo.ts'
import { isTooSmall } from '#core/document/exhibits.ts'
import type { HeldCase } from '#core/document/facts/file.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import { reasonsSaid } from '#core/document/facts/owner-words/sale-claims.ts'
import { CONDITION_WORDS } from '#core/document/facts/owner-words/testimony.ts'
import { NO_PAPER, TAKEN_LATER } from './likely/of-weak.ts'
import { type WeakPoint, when } from './weak-point.ts'

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

/** Its owner has answered that all of it was there on the valuation date. */
const isAllThere = ({ condition }: CaseFile): boolean =>
  condition.length > 0 && condition.every(({ presentOnValuationDay }) => presentOnValuationDay === true)

export const weakFiles = ({ file, files }: HeldCase, taxYear: number): readonly WeakPoint[] => {
  const undated = files.filter(isUndatedPhoto)
  const late = files.filter(
    ({ kind, takenOn }) => kind === 'photo' && takenOn !== null && takenOn > `${taxYear}-01-01`,
  )
  const small = files.filter(isTooSmall)
  const bare = files.filter(({ caption }) => asTyped(caption) === '')
  return [
    ...when<WeakPoint>(files.length === 0 && isConditionClaimed(file), {
      id: 'files-none',
      step: 'papers',
      asker: 'magistrate',
      reason: { code: 'nothing_shows_it', taxYear },
      answer: NO_PAPER,
    }),
    ...when<WeakPoint>(lacksPetitionCopy(file, files), {
      id: 'files-petition',
      step: 'papers',
      asker: null,
      reason: { code: 'petition_not_added' },
    }),
    ...when<WeakPoint>(isUnnamed(file), {
      id: 'condition-unnamed',
      step: 'condition',
      asker: null,
      reason: { code: 'condition_unnamed' },
    }),
    ...when<WeakPoint>(undated.length > 0, {
      id: 'photos-undated',
      step: 'papers',
      asker: 'appraiser',
      reason: { code: 'photos_undated', count: undated.length },
      answer: null,
    }),
    ...when<WeakPoint>(late.length > 0, {
      id: 'photos-late',
      step: 'papers',
      asker: 'appraiser',
      reason: { code: 'photos_later', count: late.length },
      answer: isAllThere(file) ? TAKEN_LATER : null,
    }),
    ...when<WeakPoint>(small.length > 0, {
      id: 'photos-small',
      step: 'papers',
      asker: null,
      reason: { code: 'photos_small', count: small.length },
    }),
    ...when<WeakPoint>(bare.length > 0, {
      id: 'files-bare',
      step: 'papers',
      asker: null,
      reason: { code: 'files_without_caption', count: bare.length },
    }),
  ]
}
