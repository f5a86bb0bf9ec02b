/** All counties by name, a search over them, and the map that follows it. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { paths } from '#contract/page-paths.ts'
import { searchCounties } from '#core/property/county.ts'
import * as messages from '#messages/counties/county-finder.ts'
import type { CountyList } from '#web/features/counties/county-list.ts'
import { FloridaMap } from '#web/features/counties/parts/florida-map.tsx'
import { zipIn, zipQuery, zipWords } from '#web/features/counties/zip-query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { TextField } from '#web/ui/field/text.tsx'

type Entry = CountyList['counties'][number]

/** 'Pensacola' finds Escambia: many people know the town of the court house better than the county's name. */
const find = (counties: readonly Entry[], text: string): readonly Entry[] => {
  const bySeat = counties.map((county) => ({ name: county.seat, county }))
  const found = new Set([
    ...searchCounties(counties, text),
    ...searchCounties(bySeat, text).map(({ county }) => county),
  ])
  return counties.filter((county) => found.has(county))
}

const CountyLine = ({ id, name, seat, fee, feeYear, central }: Entry) => (
  <li className="break-inside-avoid border-b border-line py-2">
    <TextLink to={paths.county(id)}>{messages.county({ name })}</TextLink>
    <span className="block text-sm text-soft">
      {seat}
      {central && messages.centralTime()}
      <br />
      {messages.fee({ feeYear, fee })}
    </span>
  </li>
)

/** What the search has found, and the place of a ZIP code on the map. */
const useFound = (counties: readonly Entry[], text: string) => {
  const zip = zipIn(text)
  const { data: place, error, isLoading } = useQuery(zipQuery(zip))
  if (zip === null) return { found: find(counties, text), place: null, words: null }
  const ids = new Set(place?.counties.map(({ id }) => id))
  const found = counties.filter(({ id }) => ids.has(id))
  if (place) return { found, place, words: zipWords(place) }
  return { found, place: null, words: isLoading ? messages.lookingUpTheZipCode() : (error?.message ?? null) }
}

/** Nothing while all are there: a count of all of them tells nobody anything. */
const countWords = (text: string, found: number, all: number): string => {
  if (text === '') return ''
  return found === 0 ? messages.noCountiesFound({ text }) : messages.ofCounties({ found, all })
}

type FinderProps = Omit<CountyList, 'addresses'> & {
  /** The title of the page, which the map stands beside on a wide screen. */
  header: ReactNode
}

export const CountyFinder = ({ counties, width, height, header }: FinderProps) => {
  const [text, setText] = useState('')
  const [isWhole, setWhole] = useState(false)
  const { found, place, words } = useFound(counties, text)
  const isSearching = text.trim() !== ''
  const showAll = () => {
    setText('')
    setWhole(true)
  }
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_33rem] lg:grid-rows-[auto_1fr]">
      <div className="stack gap-4">
        <div className="mb-6">{header}</div>
        <TextField
          label={messages.findYourCounty()}
          help={messages.byItsNameItsCountySeat()}
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status" className="empty:-mt-4">
          {words ?? countWords(text.trim(), found.length, counties.length)}
        </p>
        {found.length === 0 ? (
          <div>
            <Button variant="secondary" size="sm" onClick={showAll}>
              {messages.showAllCounties({ all: counties.length })}
            </Button>
          </div>
        ) : (
          <p className="text-sm text-soft">{messages.feesAsReported()}</p>
        )}
      </div>
      {/* On a wide screen it is beside what is typed and what is found; on a small one it stands between them. */}
      <div className={`print:hidden lg:row-span-2 lg:self-start ${isSearching ? 'max-lg:hidden' : ''}`}>
        <FloridaMap
          counties={counties}
          width={width}
          height={height}
          found={isSearching ? new Set(found.map(({ id }) => id)) : null}
          place={place}
        />
      </div>
      {/* Ten phone screens of names are folded behind the search and the map, for those whose scripts can open them. */}
      {!isSearching && !isWhole && (
        <div className="print:hidden lg:hidden [@media(scripting:none)]:hidden">
          <Button variant="secondary" fullWidth onClick={showAll}>
            {messages.showAllCounties({ all: counties.length })}
          </Button>
        </div>
      )}
      <ul
        className={`gap-x-8 sm:columns-2 print:lg:col-span-2 print:columns-4 ${isSearching ? '' : 'lg:col-span-2 lg:columns-4'} ${isSearching || isWhole ? '' : 'not-print:max-lg:[@media(scripting:enabled)]:hidden'}`}
      >
        {found.map((county) => (
          <CountyLine key={county.id} {...county} />
        ))}
      </ul>
    </div>
  )
}
