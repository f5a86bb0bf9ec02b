/** The six numbers typed on a drawing of the notice: each at its place beside its callout, one at a time on a phone. */
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type NoticeLayout, noticeLayouts } from '#core/tax/trim/notice-layouts.ts'
import { TRIM_FIELDS, type TrimField } from '#core/tax/trim/numbers.ts'
import * as words from '#messages/verdict/notice-entry.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { controlStyle } from '#web/ui/field/control-style.ts'
import { FieldError, OptionalMark } from '#web/ui/field/frame.tsx'
import { useNarrow } from '#web/ui/layout/use-narrow.ts'
import { type TrimFieldText, trimFields } from './fields.ts'

/** What the form that holds the number gives its input: its value, and who hears of changes. */
export type NumberWiring = Pick<
  ComponentProps<'input'>,
  'name' | 'ref' | 'value' | 'onChange' | 'onFocus' | 'onBlur'
>

const layoutWords: Readonly<Record<NoticeLayout, string>> = {
  'values-on-front': words.valuesOnFront(),
  'proposed-second': words.proposedSecond(),
  'values-first': words.valuesFirst(),
  'with-without-school': words.withWithoutSchool(),
}

export const Callout = ({ number }: { number: number }) => (
  <span
    aria-hidden="true"
    className="grid size-[1.75rem] shrink-0 place-items-center rounded-full bg-coral text-sm font-bold text-on-coral"
  >
    {number}
  </span>
)

/** A line of the notice that is not asked for. */
const Gray = ({ width }: { width: string }) => (
  <span aria-hidden="true" className={`block h-2 rounded-full bg-line ${width}`} />
)

const Help = ({ field, id }: { field: TrimFieldText; id: string }) => (
  <p id={id} className="text-sm text-soft">
    {field.where}{' '}
    {TRIM_FIELDS[field.name].unit === 'cents' ? words.inDollarsAndCents() : words.inWholeDollars()}{' '}
    <span className="font-bold">{words.easyToMixUp()}</span> {field.trap}
  </p>
)

type EntryProps = {
  field: TrimFieldText
  number: number
  error: string | undefined
  optional: boolean
  wiring: NumberWiring
  onEnter?: (() => void) | undefined
  help?: ReactNode
}

const Entry = ({ field, number, error, optional, wiring, onEnter, help }: EntryProps) => {
  const id = `trim-${field.name}`
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className={`border-b border-line py-3 ${error ? 'border-l-4 border-l-coral pl-3' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 items-center gap-3">
          <Callout number={number} />
          <label htmlFor={id} className="font-bold">
            {field.label}
            {optional && ' '}
            {optional && <OptionalMark />}
          </label>
        </span>
        <span className="flex w-full max-w-52 items-center gap-2">
          <span aria-hidden="true">$</span>
          <input
            {...wiring}
            id={id}
            type="text"
            inputMode={TRIM_FIELDS[field.name].unit === 'cents' ? 'decimal' : 'numeric'}
            autoComplete="off"
            enterKeyHint={onEnter ? 'next' : undefined}
            onKeyDown={goOn}
            aria-describedby={[`${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')}
            aria-invalid={error ? true : undefined}
            className={`${controlStyle} tabular text-right`}
          />
        </span>
      </div>
      {help}
      <FieldError fieldId={id} message={error} />
    </div>
  )
}

const ColumnNames = () => (
  <p className="flex justify-between border-b-2 border-control pb-1 text-sm font-bold">
    <span>{words.values()}</span>
    <span>{words.thisYear()}</span>
  </p>
)

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="rounded-md border border-control bg-surface p-4 sm:p-6">
    <p className="font-serif text-lg font-semibold">{words.noticeOfProposedPropertyTaxes()}</p>
    <p className="text-sm text-soft">{words.doNotPay()}</p>
    <div aria-hidden="true" className="stack my-4 gap-2">
      <Gray width="w-2/3" />
      <Gray width="w-1/2" />
    </div>
    <ColumnNames />
    {children}
    <p className="mt-4 rounded-md border border-amber-line bg-amber-tint p-3 text-sm font-bold text-amber">
      {words.petitionDueBy()}
    </p>
  </div>
)

/** Numbers that are known already, each lit at its place on the notice, to be checked against paper: little else of it, so that the answer is in sight. */
export const NoticeReading = ({ amountOf }: { amountOf: (name: TrimField) => ReactNode }) => (
  <div className="mr-1.5 rounded-md border border-control bg-surface p-3 shadow-[6px_7px_0_var(--color-line)] sm:px-5 sm:py-4">
    <p className="font-serif text-lg leading-snug font-semibold">{words.noticeOfProposedPropertyTaxes()}</p>
    <div aria-hidden="true" className="stack mt-2 mb-3 gap-1.5">
      <Gray width="w-2/3" />
      <Gray width="w-1/2" />
    </div>
    <ColumnNames />
    <dl>
      {trimFields.map(({ name, label }, at) => {
        const value = amountOf(name)
        return (
          value != null && (
            <div
              key={name}
              className="flex flex-wrap items-center gap-x-2 border-b border-line py-1.5 last:border-0 sm:gap-x-4"
            >
              <dt className="flex min-w-0 grow basis-[7rem] flex-wrap items-center gap-x-2 leading-snug sm:gap-x-3">
                <Callout number={at + 1} />
                <span className="min-w-0 grow basis-[5rem] wrap-anywhere">{label}</span>
              </dt>
              <dd className="tabular ml-auto max-w-[14ch] rounded-sm bg-tint px-1.5 text-right leading-snug font-bold">
                {value}
              </dd>
            </div>
          )
        )
      })}
    </dl>
    <div aria-hidden="true" className="stack mt-2 gap-1.5 max-sm:hidden">
      <Gray width="w-full" />
      <Gray width="w-5/6" />
    </div>
  </div>
)

type NoticeEntryProps = {
  /** Called for each number that is shown. */
  wiringOf: (name: TrimField) => NumberWiring
  errorOf: (name: TrimField) => string | undefined
  countyId: string
  /** After a press that was refused all six are shown, so that each fault can be seen. */
  showsAll: boolean
  /** May be left empty; none unless said. */
  isOptional?: (name: TrimField) => boolean
  /** Whether the next may be asked for: what is wrong is then shown at its field. Without it any number may be. */
  mayGoOn?: (name: TrimField) => Promise<boolean>
}

const entryOf = (field: TrimFieldText, at: number, { wiringOf, errorOf, isOptional }: NoticeEntryProps) => ({
  field,
  number: at + 1,
  error: errorOf(field.name),
  optional: isOptional?.(field.name) === true,
  wiring: wiringOf(field.name),
})

const CountyNote = ({ countyId }: { countyId: string }) => {
  const layouts = noticeLayouts(countyId)
  if (layouts.length === 0) return null
  return (
    <ul className="stack gap-1 text-sm">
      {layouts.map((layout) => (
        <li key={layout}>{layoutWords[layout]}</li>
      ))}
    </ul>
  )
}

/** Where each number is, beside the sheet. */
const Legend = () => (
  <ol aria-label={words.whereToFindEach()} className="stack gap-4">
    {trimFields.map((field, at) => (
      <li key={field.name} className="flex gap-3">
        <Callout number={at + 1} />
        <Help field={field} id={`trim-${field.name}-help`} />
      </li>
    ))}
  </ol>
)

const WholeNotice = (props: NoticeEntryProps) => (
  <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <div className="stack gap-3">
      <Sheet>
        {trimFields.map((field, at) => (
          <Entry key={field.name} {...entryOf(field, at, props)} />
        ))}
      </Sheet>
      <CountyNote countyId={props.countyId} />
    </div>
    <Legend />
  </div>
)

type WaitingProps = { field: TrimFieldText; error: string | undefined; onFix: () => void }

/** A number that is not asked for now: a gray line, or what is wrong with it and the way to it. */
const Waiting = ({ field, error, onFix }: WaitingProps) =>
  error ? (
    <div className="stack items-start gap-2 border-b border-line py-3">
      <FieldError fieldId={`trim-${field.name}`} message={error} />
      <TextButton onClick={onFix}>{words.fix({ label: field.label })}</TextButton>
    </div>
  ) : (
    <div aria-hidden="true" className="flex items-center gap-3 border-b border-line py-3">
      <Gray width="w-1/2" />
    </div>
  )

/** The field asked for now, and the others as gray lines at their places. */
const OneAtATime = (props: NoticeEntryProps) => {
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(0)
  // The field that takes the place of another one takes the focus, so that the phone's keys stay up.
  useEffect(() => {
    if (shown.current !== at) box.current?.querySelector('input')?.focus()
    shown.current = at
  }, [at])
  const isLast = at === trimFields.length - 1
  const goOn = async () => {
    const name = trimFields[at]?.name
    if (!name || !props.mayGoOn || (await props.mayGoOn(name))) setAt(at + 1)
  }
  const next = () => void goOn()
  return (
    <div ref={box} data-more-numbers={isLast ? undefined : ''} className="stack gap-3">
      <p className="text-sm text-soft" role="status">
        {words.numberOf({ number: at + 1, total: trimFields.length, isLast: isLast ? 'yes' : 'no' })}
      </p>
      <Sheet>
        {trimFields.map((field, place) =>
          place === at ? (
            <Entry
              key={field.name}
              {...entryOf(field, place, props)}
              onEnter={isLast ? undefined : next}
              help={<Help field={field} id={`trim-${field.name}-help`} />}
            />
          ) : (
            <Waiting
              key={field.name}
              field={field}
              error={props.errorOf(field.name)}
              onFix={() => setAt(place)}
            />
          ),
        )}
      </Sheet>
      <CountyNote countyId={props.countyId} />
      <div className="flex flex-wrap justify-between gap-3">
        {at > 0 ? (
          <Button variant="secondary" onClick={() => setAt(at - 1)}>
            {words.back()}
          </Button>
        ) : (
          <span />
        )}
        {!isLast && <Button onClick={next}>{words.next()}</Button>}
      </div>
    </div>
  )
}

export const NoticeEntry = (props: NoticeEntryProps) =>
  useNarrow() && !props.showsAll ? <OneAtATime {...props} /> : <WholeNotice {...props} />
