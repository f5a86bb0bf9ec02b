/** The field in which people look for a place in the course, the words and the counties. */
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/site/search-box.ts'

const longestQuery = 100

export const SearchBox = ({ label, q = '' }: { label: string; q?: string }) => {
  const navigate = useNavigate()
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (wanted !== '') void navigate(paths.search(wanted))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>, and read the role
    <form role="search" aria-label={label} onSubmit={go} className="flex items-center">
      <label className="min-w-0 grow">
        <span className="sr-only">{label}</span>
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={longestQuery}
          placeholder={words.search()}
          className="min-h-11 w-full min-w-0 rounded-l-md border border-control bg-surface px-3 text-sm text-ink placeholder:text-soft"
        />
      </label>
      <button
        type="submit"
        aria-label={words.search()}
        className="grid size-11 shrink-0 place-items-center rounded-r-md border border-l-0 border-control text-action hover:bg-tint"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
    </form>
  )
}
