/** The six numbers of a case on the drawn notice: what is understood is kept at once, and what is not stays as it was typed. */
import { useState } from 'react'
import type { CaseNotice } from '#core/case/file.ts'
import { ofEachTrimField, TRIM_FIELDS, type TrimField } from '#core/tax/trim/numbers.ts'
import * as words from '#messages/appeal/notice-part.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useNarrow } from '#web/ui/layout/use-narrow.ts'
import { trimFields } from '#web/verdict/trim/fields.ts'
import { NoticeEntry, type NumberWiring } from '#web/verdict/trim/notice-entry.tsx'
import { keepText, keptTexts } from '../../kept-numbers.ts'
import { readNumber, writtenNumber } from '../inputs/number-input.tsx'
import { Refusable } from '../inputs/refusable.tsx'

const decimalsOf = (name: TrimField) => (TRIM_FIELDS[name].unit === 'cents' ? 2 : 0)

type Numbers = CaseNotice['numbers']

type NoticeNumbersProps = {
  caseId: string
  countyId: string
  numbers: Numbers
  /** The values are those of the record, which has no total tax. */
  isRecorded: boolean
  doubtOf: (name: TrimField) => string | undefined
  onChange: (numbers: Numbers) => void
}

const read = (name: TrimField, text: string) => {
  const { label, example } = trimFields.find((field) => field.name === name) ?? { label: '', example: '' }
  return readNumber(text, { label, example, decimals: decimalsOf(name) })
}

const faultOf = (name: TrimField, text: string) => read(name, text).error?.issues[0]?.message

/** The button that was pressed is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

export const NoticeNumbers = (props: NoticeNumbersProps) => {
  const { caseId, countyId, numbers, isRecorded, doubtOf, onChange } = props
  const [kept] = useState(() => keptTexts(caseId, numbers))
  const [texts, setTexts] = useState(() =>
    ofEachTrimField((name) => kept[name] ?? writtenNumber(numbers[name], { decimals: decimalsOf(name) })),
  )
  const [faults, setFaults] = useState<Partial<Record<TrimField, string | undefined>>>(() =>
    ofEachTrimField((name) => (kept[name] === undefined ? undefined : faultOf(name, kept[name]))),
  )
  // All at once only where all are known when the page opens, or one is to be corrected: while they are typed the layout stays.
  const [showsAll, setShowsAll] = useState(
    () =>
      Object.keys(kept).length > 0 || trimFields.every(({ name }) => numbers[name] !== null || isRecorded),
  )
  const [isDone, setDone] = useState(false)
  const isOneAtATime = useNarrow() && !showsAll
  const change = (name: TrimField, text: string) => {
    setTexts({ ...texts, [name]: text })
    const found = read(name, text)
    keepText(caseId, name, found.success ? null : { text, over: numbers[name] })
    if (!found.success) return
    setFaults({ ...faults, [name]: undefined })
    if (found.data !== numbers[name]) onChange({ ...numbers, [name]: found.data })
  }
  const leave = (name: TrimField) => setFaults({ ...faults, [name]: faultOf(name, texts[name]) })
  const wiringOf = (name: TrimField): NumberWiring => ({
    name,
    value: texts[name],
    onChange: ({ target }) => change(name, target.value),
    onBlur: () => leave(name),
  })
  return (
    <Refusable isRefused={Object.values(faults).some((fault) => fault !== undefined)}>
      <NoticeEntry
        countyId={countyId}
        showsAll={showsAll}
        wiringOf={wiringOf}
        errorOf={(name) => faults[name] ?? doubtOf(name)}
        isOptional={(name) => isRecorded && TRIM_FIELDS[name].recorded === null}
      />
      {isOneAtATime && trimFields.every(({ name }) => numbers[name] !== null) && (
        <div className="mt-4">
          <Button
            onClick={() => {
              setShowsAll(true)
              setDone(true)
            }}
          >
            {words.doneWithThese()}
          </Button>
        </div>
      )}
      {isDone && (
        <p ref={takeFocus} tabIndex={-1} role="status" className="mt-4 outline-none">
          {words.allSixAreIn()}
        </p>
      )}
    </Refusable>
  )
}
