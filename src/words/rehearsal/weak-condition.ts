/** Owns what is said of a condition that little shows: items, photos and papers. */

import type { ConditionReason } from '#core/rehearsal/weak-reason.ts'
import * as words from '#messages/rehearsal/weak-condition.ts'
import type { Asked } from './asked.ts'

export const tellWeakCondition = (reason: ConditionReason): Asked => {
  switch (reason.code) {
    case 'day_not_said': {
      const { what } = reason
      return { words: words.dayNotSaid({ what }), question: words.wasItThere({ what }) }
    }
    case 'no_cost': {
      const { what } = reason
      return { words: words.noCost({ what }), question: words.whatWouldItCost({ what }) }
    }
    case 'own_cost': {
      const { what } = reason
      return { words: words.ownCost({ what }), question: words.whereDoesItComeFrom({ what }) }
    }
    case 'nothing_shows_it':
      return { words: words.nothingShowsIt({ year: reason.taxYear }), question: words.whatDoYouHave() }
    case 'photos_undated':
      return { words: words.photosUndated({ count: reason.count }), question: words.whenWasItTaken() }
    case 'photos_later':
      return {
        words: words.photosLater({ count: reason.count }),
        question: words.whatShowsItLookedLikeThis(),
      }
  }
}
