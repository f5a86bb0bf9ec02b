/** A list of like entries of a case: each in a box of its own, folded once it lacks nothing, added and removed one at a time. */
import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import * as words from '#messages/appeal/entry-list.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FoldMark } from '#web/ui/layout/disclosure.tsx'

type EntryListProps<Entry extends { readonly id: string }> = {
  entries: readonly Entry[]
  most: number
  /** As in 'Add a correction'. */
  addLabel: string
  /** To add one is what the page is for. */
  isMain?: boolean
  /** Common ones, each begun with something in it. */
  starts?: readonly { readonly label: string; readonly with: Partial<Entry> }[]
  /** 'Correction 2: living area'. */
  titleOf: (entry: Entry, at: number) => string
  /** Nothing in it is lacking or doubted, so that its title is enough to see at first. */
  isWhole: (entry: Entry) => boolean
  create: (id: string) => Entry
  onChange: (entries: readonly Entry[]) => void
  children: (entry: Entry, change: (changes: Partial<Entry>) => void) => ReactNode
}

type EntryBoxProps = {
  title: string
  /** At first; from then on it is the owner's. */
  startsOpen: boolean
  onRemove: () => void
  children: ReactNode
}

const EntryBox = ({ title, startsOpen, onRemove, children }: EntryBoxProps) => {
  const titleId = useId()
  const [isOpen] = useState(startsOpen)
  return (
    <Card as="li">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat its legend before each of its fields */}
      <div role="group" aria-labelledby={titleId}>
        <details open={isOpen}>
          <summary className="flex min-h-11 list-none items-center gap-2">
            <FoldMark />
            <h2 id={titleId} className="min-w-0 text-base">
              {title}
            </h2>
          </summary>
          <div className="stack gap-5 pt-3">
            {children}
            <div>
              <Button variant="quiet" size="sm" onClick={onRemove}>
                <Trash2 aria-hidden="true" className="size-5" />
                {words.remove()}
                <span className="sr-only">: {title}</span>
              </Button>
            </div>
          </div>
        </details>
      </div>
    </Card>
  )
}

type AddProps<Entry> = {
  isMain: boolean
  starts: readonly { readonly label: string; readonly with: Partial<Entry> }[]
  /** Some are there, and the page no longer asks which of several: it is asked here. */
  offersSeveral: boolean
  /** As many as there are already; null while more can be added. */
  full: number | null
  onAdd: (given: Partial<Entry>) => void
}

/** Why none can be added is said once, below all of them. */
const AddButtons = <Entry,>({ isMain, starts, offersSeveral, full, onAdd }: AddProps<Entry>) => {
  const reasonId = useId()
  const isFull = full !== null
  return (
    <>
      {offersSeveral && <p className="w-full font-bold">{words.addAnother()}</p>}
      {starts.map((start) => (
        <Button
          key={start.label}
          variant={isMain ? 'primary' : 'secondary'}
          onClick={() => onAdd(start.with)}
          disabled={isFull}
          aria-describedby={isFull ? reasonId : undefined}
        >
          <Plus aria-hidden="true" className="size-5" />
          {start.label}
        </Button>
      ))}
      {isFull && (
        <p id={reasonId} className="w-full text-sm text-soft">
          {words.youCanAddUpTo({ most: full })}
        </p>
      )}
    </>
  )
}

export const EntryList = <Entry extends { readonly id: string }>({
  entries,
  most,
  addLabel,
  isMain = false,
  starts = [],
  titleOf,
  isWhole,
  create,
  onChange,
  children,
}: EntryListProps<Entry>) => {
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<{ entry: Entry; at: number; title: string } | null>(null)
  // Who works by keyboard goes on in the next entry, or where one is added.
  const remove = (entry: Entry, at: number) => {
    setRemoved({ entry, at, title: titleOf(entry, at) })
    onChange(entries.filter(({ id }) => id !== entry.id))
    requestAnimationFrame(() => {
      const next = list.current?.children[at]?.querySelector<HTMLElement>('summary')
      const fallback = addButton.current?.querySelector<HTMLElement>('button')
      ;(next ?? fallback)?.focus()
    })
  }
  const undo = () => {
    if (removed === null) return
    onChange(entries.toSpliced(removed.at, 0, removed.entry))
    setRemoved(null)
    requestAnimationFrame(() =>
      list.current?.children[removed.at]?.querySelector<HTMLElement>('summary')?.focus(),
    )
  }
  const change = (id: string) => (changes: Partial<Entry>) =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)))
  const add = (given: Partial<Entry> = {}) => {
    onChange([...entries, { ...create(crypto.randomUUID()), ...given }])
    // The new box is there after the next painting; who works by keyboard goes on in its first field.
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
    )
  }
  return (
    <div className="stack gap-4">
      <ul ref={list} className="stack gap-4 empty:hidden">
        {entries.map((entry, at) => (
          <EntryBox
            key={entry.id}
            title={titleOf(entry, at)}
            startsOpen={!isWhole(entry)}
            onRemove={() => remove(entry, at)}
          >
            {children(entry, change(entry.id))}
          </EntryBox>
        ))}
      </ul>
      <p role="status" className={removed === null ? 'sr-only' : 'flex flex-wrap items-center gap-x-3'}>
        {removed !== null && (
          <>
            {words.removed({ title: removed.title })} <TextButton onClick={undo}>{words.undo()}</TextButton>
          </>
        )}
      </p>
      <div ref={addButton} className="flex flex-wrap items-start gap-3">
        <AddButtons
          isMain={isMain}
          starts={[...starts, { label: addLabel, with: {} }]}
          offersSeveral={starts.length > 0 && entries.length > 0}
          full={entries.length >= most ? most : null}
          onAdd={add}
        />
      </div>
    </div>
  )
}
