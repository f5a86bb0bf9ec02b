/** Where the appeal year stands today, in words and as a line with 'You are here'. */

import type { LandingCopy } from '#content/landing.ts'
import type { Season } from '#core/appeal/season/season.ts'
import * as messages from '#messages/landing/deadline-warning.ts'
import { fillSeason, useSeasonNow } from '#web/features/landing/season-now.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Timeline } from '#web/ui/layout/timeline.tsx'

type Words = LandingCopy['deadlineWarning']

const stages = [
  { key: 'value', when: messages.january1(), title: messages.theDayYourHomeIsValued() },
  { key: 'before', when: messages.march1(), title: messages.exemptionApplicationsAreDue() },
  {
    key: 'open',
    when: 'August',
    title: messages.trimNoticesArrive(),
    text: messages.petitionsAreDueByThe25th(),
  },
  {
    key: 'closed',
    when: 'September',
    title: messages.petitionDeadlines(),
    text: messages.eachCountyHasItsOwn(),
  },
  { key: 'hearings', when: messages.aboutOctoberToApril(), title: messages.hearingsAndDecisions() },
] as const

/** True on every day of the year: what is in the page until the reader's day is known. */
const anyDay = {
  heading: messages.eachCountyHasItsOwnPetition(),
  text: messages.trimNoticesAreMailedInAugust(),
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
    // An answer has the day of its own county; the latest of all counties beside it would be a second one.
    <section
      aria-labelledby="deadline-warning"
      className="pb-3 sm:pb-16 [body:has([data-answered])_&]:hidden"
    >
      <Container>
        <div className="stack gap-8">
          <Notice tone="deadline">
            <div className="lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-12">
              <h2 id="deadline-warning" className="text-xl">
                {heading}
              </h2>
              {/* Room for the longest of them: what is below stays where a link led to. */}
              <p className="measure mt-2 sm:min-h-[3lh] lg:mt-0">{text}</p>
            </div>
          </Notice>
          <div className="hidden sm:block">
            <Timeline
              label={messages.theAppealYear()}
              stages={stages}
              current={season?.phase ?? null}
              currentText={messages.youAreHere()}
            />
          </div>
        </div>
      </Container>
    </section>
  )
}
