/** A list of which one chooses what goes in, and in which order, by checkbox and by buttons up and down. */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as words from '#messages/appeal/packet-order.ts'
import { Button } from '#web/ui/action/button.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'

export type OrderedRow<Key extends string> = {
  readonly key: Key
  readonly label: string
  readonly help?: string | undefined
  readonly isIn: boolean
}

type Way = 'up' | 'down'

type RowProps = {
  row: OrderedRow<string>
  isFirst: boolean
  isLast: boolean
  onChoose: (isIn: boolean) => void
  onMove: (way: Way) => void
}

const Row = ({ row: { key, label, help, isIn }, isFirst, isLast, onChoose, onMove }: RowProps) => {
  const mover = (way: Way, isEnd: boolean) => (
    <Button
      variant="secondary"
      size="sm"
      data-way={way}
      aria-label={words.move({ direction: way, label })}
      disabled={isEnd}
      onClick={() => onMove(way)}
    >
      {way === 'up' ? (
        <ArrowUp aria-hidden="true" className="size-5" />
      ) : (
        <ArrowDown aria-hidden="true" className="size-5" />
      )}
    </Button>
  )
  return (
    <li data-row={key} className="flex items-start justify-between gap-4 border-b border-line py-2">
      <div className="min-w-0 break-words pt-2">
        <CheckboxField
          label={label}
          help={help}
          checked={isIn}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </div>
      <div className="flex shrink-0 gap-2">
        {mover('up', isFirst)}
        {mover('down', isLast)}
      </div>
    </li>
  )
}

/** Who works by keyboard stays on the button pressed, or on the one beside it where it can go no further. */
const focusMover = (list: HTMLElement | null, key: string, way: Way) => {
  const row = list?.querySelector(`[data-row="${CSS.escape(key)}"]`)
  const pressed = row?.querySelector<HTMLElement>(`button[data-way="${way}"]:enabled`)
  const found = pressed ?? row?.querySelector<HTMLElement>('button:enabled')
  found?.focus()
}

type PacketOrderProps<Key extends string> = {
  legend: string
  hint: string
  rows: readonly OrderedRow<Key>[]
  onChoose: (key: Key, isIn: boolean) => void
  onMove: (key: Key, by: -1 | 1) => void
}

export const PacketOrder = <Key extends string>({
  legend,
  hint,
  rows,
  onChoose,
  onMove,
}: PacketOrderProps<Key>) => {
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<Key | null>(null)
  const at = rows.findIndex(({ key }) => key === moved)
  const pressed = useRef<{ key: Key; way: Way } | null>(null)
  const order = rows.map(({ key }) => key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows once the row is in its new place.
  useEffect(() => {
    if (pressed.current) focusMover(list.current, pressed.current.key, pressed.current.way)
    pressed.current = null
  }, [order])
  const move = (key: Key, way: Way) => {
    pressed.current = { key, way }
    onMove(key, way === 'up' ? -1 : 1)
    setMoved(key)
  }
  return (
    <fieldset className="w-full max-w-3xl">
      <legend className="font-bold">{legend}</legend>
      <p className="measure text-soft">{hint}</p>
      <ul ref={list}>
        {rows.map((row, index) => (
          <Row
            key={row.key}
            row={row}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            onChoose={(isIn) => onChoose(row.key, isIn)}
            onMove={(way) => move(row.key, way)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {at >= 0 && words.nowOf({ label: rows[at]?.label ?? '', at: at + 1, total: rows.length })}
      </p>
    </fieldset>
  )
}
