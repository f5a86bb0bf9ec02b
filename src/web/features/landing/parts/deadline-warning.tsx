/** Where the appeal year stands today, in words and as a line with 'You are here'. */

import type { LandingCopy } from '#content/landing.ts'
import type { Season } from '#core/appeal/season/season.ts'
import { fillSeason, useSeasonNow } from '#web/features/landing/season-now.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Timeline } from '#web/ui/layout/timeline.tsx'

type Words = LandingCopy['deadlineWarning']

const stages = [
  { key: 'value', when: 'January 1', title: 'The day your home is valued' },
  { key: 'before', when: 'March 1', title: 'Exemption applications are due' },
  {
    key: 'open',
    when: 'August',
    title: 'TRIM notices arrive',
    text: 'Petitions are due by the 25th day after mailing',
  },
  { key: 'closed', when: 'September', title: 'Petition deadlines', text: 'Each county has its own' },
  { key: 'hearings', when: 'About October to April', title: 'Hearings and decisions' },
] as const

/** True on every day of the year: what stands in the page until the reader's day is known. */
const anyDay = {
  heading: 'Each county has its own petition date',
  text: 'TRIM notices are mailed in August. The date printed on your notice counts. The clerk must have your petition by then.',
}

const wordsFor = (words: Words, season: Season | null) => {
  if (season === null) return anyDay
  const { heading, text, textEstimated } = words[season.phase]
  const chosen = season.window.certainty === 'estimate' ? textEstimated : text
  return { heading: fillSeason(heading, season), text: fillSeason(chosen, season) }
}

export const DeadlineWarning = ({ words }: { words: Words }) => {
  const season = useSeasonNow()
  const { heading, text } = wordsFor(words, season)
  return (
    <section aria-labelledby="deadline-warning" className="pb-10 sm:pb-16">
      <Container>
        <div className="stack gap-8">
          <Notice tone="deadline">
            <h2 id="deadline-warning" className="text-xl">
              {heading}
            </h2>
            <p className="measure mt-2">{text}</p>
          </Notice>
          <div className="hidden sm:block">
            <Timeline
              label="The appeal year"
              stages={stages}
              current={season?.phase ?? null}
              currentText="You are here"
            />
          </div>
        </div>
      </Container>
    </section>
  )
}
