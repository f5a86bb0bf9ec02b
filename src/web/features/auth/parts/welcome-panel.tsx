/** What a buyer finds after signing in, in a few lines. */

import { Check } from 'lucide-react'
import { lessonsPerModule, moduleCount } from '#core/course/outline.ts'

const points = [
  `${moduleCount} modules and ${moduleCount * lessonsPerModule} lessons in plain English, each with its sources.`,
  'Guidance for all 67 Florida counties.',
  'Pick up where you left off, on any device.',
  'One next step at a time, with how long it takes.',
]

export const WelcomePanel = () => (
  <aside aria-labelledby="welcome-panel-title" className="rounded-lg bg-deep p-6 text-on-deep sm:p-10">
    <h2 id="welcome-panel-title">Know what your numbers mean before you appeal</h2>
    <p className="mt-4 text-lg text-deep-soft">
      Just Value shows Florida homeowners how to read a TRIM notice, what a lower value would save, and how to
      appeal when it pays.
    </p>
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
