/** The six numbers of a case on the drawn notice: what is understood is kept at once, and what is not stays as it was typed. */
import { useState } from 'react'
import type { CaseNotice } from '#core/case/file.ts'
import { ofEachTrimField, TRIM_FIELDS, type TrimField } from '#core/tax/trim/numbers.ts'
import { trimFields } from '#web/verdict/trim/fields.ts'
import { NoticeEntry, type NumberWiring } from '#web/verdict/trim/notice-entry.tsx'
import { readNumber, writtenNumber } from '../inputs/number-input.tsx'
import { Refusable } from '../inputs/refusable.tsx'

const decimalsOf = (name: TrimField) => (TRIM_FIELDS[name].unit === 'cents' ? 2 : 0)

type Numbers = CaseNotice['numbers']

type NoticeNumbersProps = {
  countyId: string
  numbers: Numbers
  /** The values are those of the record, which has no total tax. */
  isRecorded: boolean
  doubtOf: (name: TrimField) => string | undefined
  onChange: (numbers: Numbers) => void
}

export const NoticeNumbers = ({ countyId, numbers, isRecorded, doubtOf, onChange }: NoticeNumbersProps) => {
  const [texts, setTexts] = useState(() =>
    ofEachTrimField((name) => writtenNumber(numbers[name], { decimals: decimalsOf(name) })),
  )
  const [faults, setFaults] = useState<Partial<Record<TrimField, string | undefined>>>({})
  // All at once only where all are known when the page opens: while they are typed the layout stays.
  const [showsAll] = useState(() => trimFields.every(({ name }) => numbers[name] !== null || isRecorded))
  const read = (name: TrimField, text: string) => {
    const { label, example } = trimFields.find((field) => field.name === name) ?? { label: '', example: '' }
    return readNumber(text, { label, example, decimals: decimalsOf(name) })
  }
  const change = (name: TrimField, text: string) => {
    setTexts({ ...texts, [name]: text })
    const found = read(name, text)
    if (!found.success) return
    setFaults({ ...faults, [name]: undefined })
    if (found.data !== numbers[name]) onChange({ ...numbers, [name]: found.data })
  }
  const leave = (name: TrimField) =>
    setFaults({ ...faults, [name]: read(name, texts[name]).error?.issues[0]?.message })
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
    </Refusable>
  )
}
