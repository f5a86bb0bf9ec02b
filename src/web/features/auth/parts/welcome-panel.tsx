/** What a buyer finds after signing in, in a few lines. */

import { Check } from 'lucide-react'
import { lessonsPerModule, moduleCount } from '#core/course/outline.ts'
import * as words from '#messages/auth/welcome-panel.ts'

const points = [
  words.modulesAndLessonsInPlainEnglish({ moduleCount, lessonCount: moduleCount * lessonsPerModule }),
  words.guidanceForAll67FloridaCounties(),
  words.pickUpWhereYouLeftOff(),
  words.oneNextStepAtATime(),
]

export const WelcomePanel = () => (
  <aside aria-labelledby="welcome-panel-title" className="rounded-lg bg-deep p-6 text-on-deep sm:p-10">
    <h2 id="welcome-panel-title">{words.knowWhatYourNumbersMeanBefore()}</h2>
    <p className="mt-4 text-lg text-deep-soft">{words.justValueShowsFloridaHomeownersHow()}</p>
    <ul className="stack mt-8 gap-4">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {point}
        </li>
      ))}
    </ul>
  </aside>
)
