/** Proves that a county has one petition date, whichever page, paper, mail or calendar names it, on any day of the year. */
import { describe, expect, it } from 'vitest'
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { latePetitionOf } from '#core/appeal/late-petition.ts'
import { petitionDayIn } from '#core/appeal/petition-day.ts'
import { seasonOn } from '#core/appeal/season/season.ts'
import {
  type CalendarDate,
  calendarDate,
  formatCalendarDate,
  parseCalendarDate,
} from '#core/calendar-date.ts'
import { caseDates } from '#core/case/days/case-dates.ts'
import { emptyCase } from '#core/case/file.ts'
import { dayFacts } from '#core/document/facts/days/days.ts'
import { daysToMind } from '#core/document/facts/days/days-to-mind.ts'
import type { County } from '#core/property/county.ts'
import { countyPassages } from '#server/features/ask/county-passages.ts'
import { calendarWords } from '#server/features/reminder/calendar-words.ts'
import { reminderMail } from '#server/features/reminder/emails/reminder-mail.ts'
import { seasonSection } from '#server/features/report/printable/report.ts'
import { countyDeadlineOf } from '#server/features/report/report-view.ts'
import { renderCalendar } from '#server/services/calendar/deadlines.ts'
import { loadCountyDirectory } from '#server/services/county-directory.ts'
import { envForTest } from '#test/env-for-test.ts'
import { readCountyGuide } from '#web/features/counties/county-guide.ts'
import { seasonWords } from '#web/features/counties/season-words.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import { petitionDayToAct } from '#words/season/shut-day.ts'
import { seasonStages } from '#words/season/stages.ts'

const { counties } = loadCountyDirectory()
const passages = new Map(countyPassages().map((passage) => [passage.id, passage]))

const written = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \w+ \d{1,2}, \d{4}/g

/** The first day in a text; what is said of a holiday comes after the date itself. */
const firstDay = (text: string): string | null => text.match(written)?.[0] ?? null

const isPetition = ({ id }: Deadline): boolean => id.startsWith('petition-')

const petitionOf = (deadlines: readonly Deadline[]): string | null => {
  const found = deadlines.filter(isPetition)
  expect(found.length).toBeLessThanOrEqual(1)
  return found[0] ? formatCalendarDate(tellDeadline(found[0]).actOn) : null
}

const inIcs = (deadlines: readonly Deadline[], county: County): string | null => {
  const ics = renderCalendar(
    { deadlines: deadlines.filter(isPetition).map(tellDeadline), county, key: 'k' },
    calendarWords(),
    new Date(),
  )
  const [, year, month, day] = /DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/.exec(ics.toString()) ?? []
  return year ? formatCalendarDate(calendarDate(`${year}-${month}-${day}`)) : null
}

const inMail = (deadlines: readonly Deadline[], today: CalendarDate): string | null => {
  const date = deadlines.find(isPetition)
  if (date === undefined) return null
  const mail = reminderMail(envForTest({}), {
    caseId: 'c',
    owner: { firstName: 'Ana' },
    facts: { address: '1 Main St', taxYear: 2026 },
    mailed: [{ date: tellDeadline(date), plannedOn: today, isLate: false, isLast: false, token: 't' }],
    unsubscribeUrl: 'https://example.com/u',
  })
  expect(mail.subject).toContain(formatCalendarDate(tellDeadline(date).actOn).replace(/^\w+, /, ''))
  return firstDay(JSON.stringify(mail.blocks))
}

const inPaper = (deadlines: readonly Deadline[], asOf: CalendarDate, taxYear: number): string | null => {
  const facts = dayFacts({ taxYear, asOf, deadlines, tellDeadline, held: null, hearingOn: null })
  const said = facts.find(({ id }) => id.startsWith('due.petition-'))
  return said ? firstDay(String(said.value)) : null
}

/** Every place that names the next day for an owner in this county. */
const namedAhead = (county: County, today: CalendarDate) => {
  const { name, vab, season } = county
  const facts = { name, petitionDeadline: parseCalendarDate(season.petitionDeadline ?? ''), vab }
  const known = { today, county: facts, printedPetitionDate: null, hearingOn: null }
  const deadlines = deadlinesFor(known)
  const taxYear = Number(deadlines.find(isPetition)?.id.slice(-4))
  const dates = caseDates({ today, county: facts, file: emptyCase, taxYear })
  const papers = daysToMind({ ...known, taxYear, file: emptyCase })
  return {
    taxYear,
    named: {
      dashboard: petitionOf(deadlines),
      case: petitionOf(dates),
      calendarFile: inIcs(deadlines, county),
      followedCalendar: inIcs(dates, county),
      reminderMail: inMail(dates, today),
      paper: inPaper(papers, today, taxYear),
    },
  }
}

/** Every place that names the day of one season. */
const namedOfSeason = (county: County, today: CalendarDate, year: number) => {
  const deadline = countyDeadlineOf(county, county.season.year)
  const stage = seasonStages(today, deadline).find(({ key }) => key === 'petition')
  const season = { currentTaxYear: year, valuesTaxYear: year, isCurrent: true, countyDeadline: deadline }
  const paper = JSON.stringify(seasonSection({ season }, today))
  const ofPetition = paper.slice(paper.indexOf('Petition deadline'))
  return { season: firstDay(stage?.when ?? ''), reportPaper: firstDay(ofPetition) }
}

const lastDay = (county: County, year: number): string =>
  formatCalendarDate(petitionDayIn(parseCalendarDate(county.season.petitionDeadline ?? ''), year).dueOn)

/** The day to act by: offices are open on it. */
const toAct = (county: County, year: number, today: CalendarDate): string => {
  const { dueOn } = petitionDayIn(parseCalendarDate(county.season.petitionDeadline ?? ''), year)
  return formatCalendarDate(petitionDayToAct(dueOn, today).on)
}

const sameAs = (day: string, named: Readonly<Record<string, string | null>>) =>
  expect(named).toEqual(Object.fromEntries(Object.keys(named).map((place) => [place, day])))

describe.each(counties.map((county) => [county.name, county] as const))('%s', (_name, county) => {
  it.each(['2026-08-20', '2026-11-22', '2027-06-01', '2027-08-20'])(
    'has one date wherever it is named, on %s',
    (day) => {
      const today = calendarDate(day)
      const { taxYear, named } = namedAhead(county, today)
      sameAs(toAct(county, taxYear, today), named)
      const { year } = seasonOn(today).window
      sameAs(toAct(county, year, today), namedOfSeason(county, today, year))
    },
  )

  it('is told of the season that is known with that same date, or with none', () => {
    const { petitionDeadline, year } = county.season
    const guide = readCountyGuide(county.id)
    const fact = guide.season.find(({ id }) => id === 'deadline')
    const passage = passages.get(`county:${county.id}:deadline`)
    const said = passage?.sentences.map(({ text }) => text).join(' ') ?? ''
    const august = calendarDate(`${year}-08-20`)
    const inAugust = seasonWords(seasonOn(august), { ...guide, today: august })
    const late = latePetitionOf({
      taxYear: year,
      today: calendarDate(`${year}-11-22`),
      county: countyDeadlineOf(county, county.season.year),
    })
    if (petitionDeadline === null) {
      expect([fact?.value, firstDay(said), firstDay(inAugust), late?.countyName]).toEqual([
        'On your notice',
        null,
        null,
        null,
      ])
      return
    }
    sameAs(toAct(county, year, august), {
      countyPage: fact?.value ?? null,
      ask: firstDay(said),
      seasonBox: firstDay(inAugust),
    })
    expect(formatCalendarDate(calendarDate(late?.lastDayOn ?? ''))).toBe(lastDay(county, year))
    expect(passage?.lastDay).toBe(petitionDeadline)
  })
})

it('a date on which offices are shut is doubtful wherever it is named', () => {
  const hillsborough = counties.find(({ id }) => id === 'hillsborough')
  if (hillsborough === undefined) throw new Error('there is such a county')
  const doubt =
    'Labor Day, when offices are closed. Don’t count on the next business day. Get your petition to the board by Friday, September 4, 2026, or confirm the date with the clerk of the board.'
  const today = calendarDate('2026-08-20')
  const guide = readCountyGuide('hillsborough')
  const deadline = deadlinesFor({
    today,
    county: { name: 'Hillsborough', petitionDeadline: calendarDate('2026-09-07') },
    printedPetitionDate: null,
    hearingOn: null,
  }).find(isPetition)
  const places = {
    season: seasonStages(today, countyDeadlineOf(hillsborough, hillsborough?.season.year ?? null)).find(
      ({ key }) => key === 'petition',
    )?.detail,
    deadline: deadline && tellDeadline(deadline).detail,
  }
  for (const [place, words] of Object.entries(places)) expect(words, place).toContain(doubt)
  const fact = guide.season.find(({ id }) => id === 'deadline')
  expect(fact?.sureness).toBe('unverified')
  expect(fact?.note).toBe(
    'File by then. The legal deadline, Monday, September 7, 2026, is Labor Day, and offices are closed.',
  )
  expect(seasonWords(seasonOn(today), { ...guide, today })).toContain(
    'get your petition to the board by Friday, September 4, 2026.',
  )
})
