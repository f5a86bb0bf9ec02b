/** The home the appeal is about, the offices of its county, and the way to its verdict. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import { reportedPetitionDate, shutDayWords } from '#core/appeal/petition-day.ts'
import * as words from '#messages/dashboard/your-home.ts'
import type { Home } from '#web/features/dashboard/data.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'

type County = Home['county']

const Office = ({ name, url }: { name: string; url: string | null }) =>
  url === null ? name : <MailLink href={url}>{name}</MailLink>

const PetitionDate = (season: County['season']) => {
  const day = reportedPetitionDate(season)
  if (day === null) return words.askTheClerk()
  const doubt = shutDayWords(day)
  return (
    <>
      <CalendarDay day={day} />
      {doubt !== '' && <span className="block text-sm text-soft">{doubt}</span>}
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

const KnownHome = ({ property, county }: Home) => (
  <>
    <div>
      <h2 className="text-xl">{words.yourHome()}</h2>
      <p className="mt-2">
        {[property.addressLine1, property.addressLine2, property.city].filter(Boolean).join(', ')} ·{' '}
        <TextLink to={paths.county(property.countyId)}>{words.county({ name: county.name })}</TextLink>
      </p>
    </div>
    <DefinitionList items={countyFacts(county)} />
    <p className="measure text-sm text-soft">{words.theDatesOnYourOwnNotice()}</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.propertySetup()} variant="secondary">
        {words.seeWhatAnAppealCouldSave()}
      </ButtonLink>
      <ButtonLink to={paths.appeal()} variant="secondary">
        {words.openYourCase()}
      </ButtonLink>
    </div>
  </>
)

const NoHome = () => (
  <>
    <h2 className="text-xl">{words.yourHome()}</h2>
    <p className="measure">{words.enterYourHomeToSeeWhether()}</p>
    <div>
      <ButtonLink to={paths.propertySetup()} variant="secondary">
        {words.enterYourHome()}
      </ButtonLink>
    </div>
  </>
)

export const YourHome = ({ home }: { home: Home | null }) => (
  <Card as="section">
    <div className="stack gap-4">{home ? <KnownHome {...home} /> : <NoHome />}</div>
  </Card>
)
