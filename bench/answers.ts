/**
 * `npm run bench:answers`: how the tables of questions are answered, as JSON; `--show` names those that are not right.
 * The questions kept apart are counted only, whatever is asked for. `--left-out` asks the known wordings unknown.
 */
import { parseArgs } from 'node:util'
import { lookUp } from '#server/features/ask/look-up.ts'
import { answerLibraryOf } from '#server/features/ask/passages.ts'
import * as firstSight from '#server/features/ask/testing/first-sight-questions.ts'
import * as kept from '#server/features/ask/testing/held-out-questions.ts'
import * as later from '#server/features/ask/testing/hurried-later.ts'
import * as hurried from '#server/features/ask/testing/hurried-questions.ts'
import { type Judgement, judgementOf } from '#server/features/ask/testing/judge-answers.ts'
import { lastAdvice, lastNowhere, lastSomewhere } from '#server/features/ask/testing/last-questions.ts'
import { laterAdvice, laterUnanswerable } from '#server/features/ask/testing/later-questions.ts'
import * as owners from '#server/features/ask/testing/owners-questions.ts'
import * as plain from '#server/features/ask/testing/plain-questions.ts'
import { adviceAsked, unanswerable } from '#server/features/ask/testing/questions.ts'
import * as secondSight from '#server/features/ask/testing/second-sight-questions.ts'
import {
  adviceWordings,
  furtherAdviceWordings,
  lastAdviceWordings,
} from '#server/features/ask/testing/wordings.ts'
import { loadCountyDirectory } from '#server/services/county-directory.ts'
import { loadCourseLibrary } from '#server/services/course-library.ts'
import { leftOut } from './left-out.ts'
import { percentiles } from './percentiles.ts'

const { values } = parseArgs({
  options: {
    show: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
    'left-out': { type: 'boolean', default: false },
  },
})

const ctx = { course: loadCourseLibrary(), counties: loadCountyDirectory(), now: () => new Date() }
const find = (question: string) => lookUp(ctx, question, 'hillsborough').finding
const times: number[] = []
const timed = (question: string) => {
  const startedAt = performance.now()
  const found = find(question)
  times.push(performance.now() - startedAt)
  return found
}

const answered = (table: readonly plain.Expected[], isShown: boolean) => {
  const judged = table.map((one) => [judgementOf(timed(one[0]), one), one[0]] as const)
  const those = (kind: Judgement) => judged.filter(([is]) => is === kind).map(([, question]) => question)
  const count = {
    right: those('right').length,
    unanswered: those('unanswered').length,
    wrong: those('wrong').length,
  }
  return isShown ? { ...count, were: { unanswered: those('unanswered'), wrong: those('wrong') } } : count
}

/** `kinds`: what may come back in place of an answer. */
const refused = (questions: readonly string[], isShown: boolean) => {
  const kinds = questions.map((question) => timed(question).kind)
  const answeredAll = questions.filter((_, at) => kinds[at] === 'answer')
  const count = {
    unknown: kinds.filter((kind) => kind === 'unknown').length,
    notAdvice: kinds.filter((kind) => kind === 'not_advice').length,
    answered: answeredAll.length,
  }
  return isShown ? { ...count, were: answeredAll } : count
}

timed('What is a tax roll?')
times.length = 0
const result = values['held-out']
  ? {
      heldOut: answered(kept.heldOutSomewhere, false),
      heldOutNowhere: refused(kept.heldOutNowhere, false),
      heldOutAdvice: refused(kept.heldOutAdvice, false),
    }
  : {
      plain: answered(
        [...plain.wronglyAnswered, ...plain.plainBefore, ...plain.plainAfter, ...plain.plainLast],
        values.show,
      ),
      owners: answered(owners.answeredSomewhere, values.show),
      fresh: answered(owners.freshSomewhere, values.show),
      hurried: answered(hurried.hurriedSomewhere, values.show),
      hurriedLater: answered(later.laterSomewhere, values.show),
      last: answered(lastSomewhere, values.show),
      firstSight: answered(firstSight.firstSightSomewhere, values.show),
      firstSightNowhere: refused(firstSight.firstSightNowhere, values.show),
      firstSightAdvice: refused(firstSight.firstSightAdvice, values.show),
      secondSight: answered(secondSight.secondSightSomewhere, values.show),
      secondSightNowhere: refused(secondSight.secondSightNowhere, values.show),
      secondSightAdvice: refused(secondSight.secondSightAdvice, values.show),
      lastNowhere: refused([...lastNowhere, ...lastAdvice], values.show),
      nowhere: refused(
        [
          ...unanswerable,
          ...laterUnanswerable,
          ...owners.answeredNowhere,
          ...owners.freshNowhere,
          ...hurried.hurriedNowhere,
          ...later.laterNowhere,
        ],
        values.show,
      ),
      advice: refused(
        [
          ...adviceAsked,
          ...laterAdvice,
          ...hurried.hurriedAdvice,
          ...adviceWordings,
          ...furtherAdviceWordings,
          ...lastAdviceWordings,
        ],
        values.show,
      ),
    }
const withoutThem = values['left-out'] ? { leftOut: leftOut(answerLibraryOf(ctx.course)) } : {}
process.stdout.write(
  `${JSON.stringify({ ...result, ...withoutThem, milliseconds: percentiles(times) }, null, 2)}\n`,
)
