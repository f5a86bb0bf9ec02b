/** The offices, the fee and the petition date of a county. */
import type { ReactNode } from 'react'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/dashboard/county-facts.ts'
import type { Home } from '#web/features/dashboard/data.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'
import { petitionDayToAct } from '#words/season/shut-day.ts'

type County = Home['county']

const Office = ({ name, url }: { name: string; url: string | null }) =>
  url === null ? name : <MailLink href={url}>{name}</MailLink>

const PetitionDate = (season: County['season']) => {
  const day = reportedPetitionDate(season)
  if (day === null) return words.askTheClerk()
  const { on, why } = petitionDayToAct(day, todayInFlorida(new Date()))
  return (
    <>
      <CalendarDay day={on} /> {why}
    </>
  )
}

const countyFacts = ({ season, ...county }: County): readonly { name: string; value: ReactNode }[] => [
  {
    name: words.propertyAppraiser(),
    value: <Office name={county.propertyAppraiserOffice} url={county.propertyAppraiserUrl} />,
  },
  ...(county.vabOffice === null
    ? []
    : [{ name: words.wherePetitionsGo(), value: <Office name={county.vabOffice} url={county.vabUrl} /> }]),
  {
    name: words.filingFee({ year: season.year }),
    value: season.filingFeeCents === null ? words.askTheClerk() : <Money cents={season.filingFeeCents} />,
  },
  {
    name: words.petitionDeadline({ year: season.year }),
    value: <PetitionDate {...season} />,
  },
]

export const CountyFacts = ({ county }: { county: County }) => (
  <div className="stack gap-3">
    <DefinitionList items={countyFacts(county)} />
    <p className="measure text-sm text-soft">{words.theDatesOnYourOwnNotice()}</p>
  </div>
)
