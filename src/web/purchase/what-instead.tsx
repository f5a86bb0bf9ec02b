/** Before anybody pays: what a plan offers where its county's record is not on file, and between live sessions. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import { seasonOn } from '#core/appeal/season/season.ts'
import { guaranteeDays } from '#core/billing/guarantee.ts'
import { addDays } from '#core/calendar-date.ts'
import { formatMonth } from '#core/date-forms.ts'
import * as words from '#messages/purchase/what-instead.ts'
import { useFloridaToday } from '#web/browser/florida-today.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { rich } from '#web/ui/layout/rich.ts'

const lastGuaranteeDays = Math.max(...Object.values(guaranteeDays))

/** Between the seasons a buyer would have nothing to file while the guarantee runs, and is told before paying. */
const BetweenSeasons = () => {
  const today = useFloridaToday()
  if (today === null) return null
  const { phase, window, nextWindow } = seasonOn(today)
  if (phase === 'open' || nextWindow.opensOn <= addDays(today, lastGuaranteeDays)) return null
  return (
    <p className="measure border-l-4 border-amber pl-4">
      {words.petitionsAreOver({
        year: String(phase === 'before' ? window.year - 1 : window.year),
        next: formatMonth({
          year: Number(nextWindow.opensOn.slice(0, 4)),
          month: Number(nextWindow.opensOn.slice(5, 7)),
        }),
      })}
    </p>
  )
}

export const WhatInstead = () => (
  <div className="stack gap-6">
    <BetweenSeasons />
    <Offers />
  </div>
)

const Offers = () => (
  <dl className="grid gap-x-10 gap-y-2 text-sm sm:grid-cols-2">
    <div>
      <dt className="font-bold">{words.ifYourCountyIsntOnFile()}</dt>
      <dd className="measure text-soft">
        {rich(
          words.youEnterTheSixNumbers<ReactNode>({
            link: (text: ReactNode) => (
              <TextLink to={`${paths.landing()}#savings-calculator`}>{text}</TextLink>
            ),
          }),
        )}
      </dd>
    </div>
    <div>
      <dt className="font-bold">{words.betweenLiveSessions()}</dt>
      <dd className="measure text-soft">{words.askInWriting()}</dd>
    </div>
  </dl>
)
