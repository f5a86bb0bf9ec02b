/** Proves that no wish for advice among those written down would be answered, and that no honest question near them is declined. */
import { expect, it } from 'vitest'
import { asksForAdvice } from '#core/ask/advice.ts'
import { asksForInformation } from '#core/ask/information.ts'
import { loadCourseLibrary } from '#server/services/course-library.ts'
import { indexWords } from './index-words.ts'
import { lessonPassages } from './lesson-passages.ts'
import * as later from './testing/later-questions.ts'
import * as first from './testing/questions.ts'
import * as wordings from './testing/wordings.ts'

const isDeclined = (question: string): boolean => asksForAdvice(question) || !asksForInformation(question)

it('a wish for advice is declined, however it is worded', () => {
  const { adviceWordings, furtherAdviceWordings, lastAdviceWordings } = wordings
  const early = [...first.adviceAsked, ...later.laterAdvice]
  const wishes = [...early, ...adviceWordings, ...furtherAdviceWordings, ...lastAdviceWordings]
  expect(wishes).toHaveLength(124)
  expect(wishes.filter((wish) => !isDeclined(wish))).toEqual([])
})

it('a question for information is not, however close it lies', () => {
  const { informationNear, furtherInformationNear, lastInformationNear } = wordings
  const early = [...first.answerable, ...later.laterAnswerable].map(([question]) => question)
  const questions = [...early, ...informationNear, ...furtherInformationNear, ...lastInformationNear]
  expect(questions).toHaveLength(141)
  expect(questions.filter(isDeclined)).toEqual([])
})

it('every entry of the index leads to a place that is quoted', () => {
  const quoted = lessonPassages(loadCourseLibrary()).map(({ path }) => path.split('lesson=')[1])
  expect(Object.keys(indexWords).filter((place) => !quoted.includes(place))).toEqual([])
})
