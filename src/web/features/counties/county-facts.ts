/** Lays out what is known of one county as lines to read: each with its year, its sureness and its sources. */
import { type CountyFacts, type FactKind, newestMillage, newestSeason } from '#content/county/facts.ts'
import { deadlineWords, type FactWords, feeWords, mailedWords, portalWords } from '#content/county/words.ts'
import { formatMills } from '#core/money.ts'
import * as messages from '#messages/counties/county-facts.ts'
import { sourcesOf } from '#web/features/counties/read-counties.ts'

export type SourceMark = { readonly id: string; readonly number: number }

export type CountyFact = FactWords & {
  readonly id: string
  readonly name: string
  /** The year the fact speaks of. */
  readonly year: number
  /** 'YYYY-MM-DD': the newest of its sources; null when there is nothing to check again. */
  readonly checkedOn: string | null
  /** Set when the fact ends with its season. */
  readonly seasonYear: number | null
  readonly marks: readonly SourceMark[]
}

/** Numbered as the page's list of sources is. */
export const marksFor = (county: CountyFacts, belongs: (id: string, about: readonly FactKind[]) => boolean) =>
  sourcesOf(county).flatMap(({ id, about }, at): readonly SourceMark[] =>
    belongs(id, about) ? [{ id, number: at + 1 }] : [],
  )

export const marksAbout = (county: CountyFacts, kind: FactKind): readonly SourceMark[] =>
  marksFor(county, (_, about) => about.includes(kind))

const newestOf = (county: CountyFacts, kind: FactKind): string | null =>
  sourcesOf(county)
    .filter(({ about }) => about.includes(kind))
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1) ?? null

type Line = Pick<CountyFact, 'id' | 'name' | 'year' | 'seasonYear'> & { kind: FactKind; words: FactWords }

const factOf = (county: CountyFacts, { kind, words, ...line }: Line): CountyFact => ({
  ...line,
  ...words,
  checkedOn: words.sureness === 'unknown' ? null : newestOf(county, kind),
  marks: marksAbout(county, kind),
})

export const seasonFacts = (county: CountyFacts): readonly CountyFact[] => {
  const { year } = newestSeason(county)
  const deadline = deadlineWords(county)
  const ofSeason = { year, seasonYear: year }
  const lines: readonly Line[] = [
    {
      ...ofSeason,
      id: 'deadline',
      name: messages.lastDayToPetition(),
      kind: 'deadline',
      words:
        deadline.sureness === 'unknown'
          ? { ...deadline, note: messages.noDateYet({ name: county.name, year }) }
          : deadline,
    },
    { ...ofSeason, id: 'fee', name: messages.filingFee(), kind: 'fee', words: feeWords(county) },
    {
      ...ofSeason,
      id: 'mailed',
      name: messages.noticesMailed(),
      kind: 'deadline',
      words: mailedWords(county),
    },
    {
      id: 'portal',
      name: messages.onlineFiling(),
      kind: 'portal',
      year,
      seasonYear: null,
      words: portalWords(county),
    },
  ]
  // Of the day and the fee a gap is told; the others are left out.
  return lines
    .filter(({ kind, id, words }) => kind === 'fee' || id === 'deadline' || words.sureness !== 'unknown')
    .map((line) => factOf(county, line))
}

/** In mills; `marks` lead to their one source. */
export const millageOf = (county: CountyFacts) => {
  const { year, school, nonSchool, total } = newestMillage(county)
  const rates = [
    [messages.schoolLevies(), school],
    [messages.allOtherLevies(), nonSchool],
    ['Together', total],
  ] as const
  return {
    year,
    rates: rates.map(([name, rate]) => ({ name, mills: formatMills(rate) })),
    checkedOn: newestOf(county, 'millage'),
    marks: marksAbout(county, 'millage'),
  }
}
