/** What is asked of a TRIM notice: its county and year, the homestead, and six numbers on a drawing of it. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import {
  type Control,
  type FieldErrors,
  type UseFormRegister,
  useController,
  useForm,
  useWatch,
} from 'react-hook-form'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/verdict/trim-form.ts'
import { ApiFailure } from '#web/call/api.ts'
import { CountyField } from '#web/county/county-field.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ErrorSummary } from '#web/ui/field/error-summary.tsx'
import { RadioGroup } from '#web/ui/field/radio-group.tsx'
import { SelectField } from '#web/ui/field/select.tsx'
import { OTHER_USE_QUESTION } from '#words/notice/other-use.ts'
import {
  asksPortability,
  draftAsksOtherUse,
  type TrimDraft,
  type TypedTrimNumbers,
  trimDraft,
} from './draft.ts'
import { TrimFailure } from './failure.tsx'
import { trimFields } from './fields.ts'
import { NoticeEntry } from './notice-entry.tsx'

type Errors = Partial<Record<keyof TrimDraft, { message?: string }>>

const fieldId = (name: string): string => `trim-${name}`
const dollarNames = trimFields.map(({ name }) => name)

const taxYears = (start: string) => {
  const newest = Math.max(Number(start), noticeYearOn(todayInFlorida(new Date())))
  return [newest, newest - 1, newest - 2].map((year) => ({ value: String(year), label: String(year) }))
}

/** What a notice of an older year is good for, said before its numbers are typed. */
const yearHelp = (chosen: string): string => {
  const newest = noticeYearOn(todayInFlorida(new Date()))
  return Number(chosen) < newest
    ? words.olderNotice({ taxYear: chosen, newest: String(newest) })
    : words.printedAtTheTopOfThe()
}

type CountyChoiceProps = {
  control: Control<TrimDraft, unknown, TypedTrimNumbers>
  /** Choosing is no event of the form itself. */
  onChoice: (countyId: string) => void
}

const CountyChoice = ({ control, onChoice }: CountyChoiceProps) => {
  const { field, fieldState } = useController({ control, name: 'countyId' })
  return (
    <CountyField
      id={fieldId('countyId')}
      help={words.printedAtTheTopOfThe()}
      error={fieldState.error?.message}
      value={field.value}
      onChange={(countyId) => {
        field.onChange(countyId)
        onChoice(countyId)
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  )
}

const yesOrNo = [
  { value: 'yes', label: words.yes() },
  { value: 'no', label: words.no() },
]

type PortabilityFieldProps = Pick<CountyChoiceProps, 'control'> & { register: UseFormRegister<TrimDraft> }
type OtherUseFieldProps = PortabilityFieldProps & { error: string | undefined }

/** Asked only where the answer may turn on it. */
const PortabilityField = ({ control, register }: PortabilityFieldProps) => {
  const [homestead, justValue, assessedSchool] = useWatch({
    control,
    name: ['homestead', 'justValue', 'assessedSchool'],
  })
  if (!asksPortability({ homestead, justValue, assessedSchool })) return null
  return (
    <RadioGroup
      id={fieldId('portabilityThisYear')}
      label={words.didThisHomesteadBeginThisYear()}
      help={words.optionalItIsCalledPortabilityForm()}
      options={yesOrNo}
      {...register('portabilityThisYear')}
    />
  )
}

/** Asked only where it decides what a gap between just and assessed value means. */
const OtherUseField = ({ control, register, error }: OtherUseFieldProps) => {
  const [homestead, justValue, assessedSchool, assessedCounty] = useWatch({
    control,
    name: ['homestead', 'justValue', 'assessedSchool', 'assessedCounty'],
  })
  if (!draftAsksOtherUse({ homestead, justValue, assessedSchool, assessedCounty })) return null
  return (
    <RadioGroup
      id={fieldId('otherUse')}
      label={OTHER_USE_QUESTION}
      help={words.yourAssessedValueIsBelowYour()}
      options={yesOrNo}
      error={error}
      {...register('otherUse')}
    />
  )
}

const askedFields: readonly string[] = ['countyId', 'taxYear', 'homestead', ...dollarNames, 'otherUse']

/** 'Choose yes or no.' alone does not say of what. */
const questionOf: Readonly<Record<string, string>> = {
  homestead: words.isAHomesteadExemptionPrintedOn(),
  otherUse: OTHER_USE_QUESTION,
}

const problemsOf = (errors: Errors) =>
  askedFields.flatMap((name) => {
    const message = errors[name as keyof TrimDraft]?.message
    return message ? [{ fieldId: fieldId(name), message: `${questionOf[name] ?? ''} ${message}`.trim() }] : []
  })

type Faults = readonly { readonly fieldId: string; readonly message: string }[]

/** At the press that brings the question up it is asked at its place; listed as a fault it is from the next one on. */
const useListed = (problems: Faults) => {
  const [isAsked, setAsked] = useState(false)
  const [isListed, setListed] = useState(false)
  const noteFaults = (faults: FieldErrors<TrimDraft>) => {
    setListed(isAsked)
    if (faults.otherUse) setAsked(true)
  }
  const listed = problems.filter((problem) => isListed || problem.fieldId !== fieldId('otherUse'))
  return { listed, noteFaults }
}

type TrimFormProps = {
  start: TrimDraft
  submitLabel: string
  busy: boolean
  /** Why the numbers given last were not taken. */
  failure: unknown
  /** What was doubtful in the numbers given last; shown at its field. */
  doubts?: readonly { readonly field: string; readonly message: string }[]
  onSubmit: (numbers: TypedTrimNumbers, draft: TrimDraft) => void
  /** For who keeps what is typed before it is finished. */
  onDraft?: (draft: TrimDraft) => void
}

const noDoubts: FieldErrors<TrimDraft> = {}

const asErrors = (doubts: TrimFormProps['doubts']): FieldErrors<TrimDraft> =>
  doubts
    ? Object.fromEntries(doubts.map(({ field, message }) => [field, { type: 'doubt', message }]))
    : noDoubts

/** What the server alone can see, at its field: a county that is not the home's. Null where it names another field. */
const refusedFields = (failure: unknown): FieldErrors<TrimDraft> | null => {
  if (!(failure instanceof ApiFailure) || failure.details.length === 0) return null
  const named = failure.details.map(({ field, message }) => ({
    field: field.replace('trimNumbers.', ''),
    message,
  }))
  return named.every(({ field }) => askedFields.includes(field)) ? asErrors(named) : null
}

export const TrimForm = (props: TrimFormProps) => {
  const { start, submitLabel, busy, failure, onSubmit, onDraft } = props
  const [doubts] = useState(() => asErrors(props.doubts))
  const refused = useMemo(() => refusedFields(failure), [failure])
  const form = useForm<TrimDraft, unknown, TypedTrimNumbers>({
    defaultValues: start,
    errors: refused ?? doubts,
    resolver: zodResolver(trimDraft),
    shouldFocusError: false,
  })
  const { register, control, formState, handleSubmit, getValues, setFocus, trigger } = form
  const errors: Errors = formState.errors
  const problems = problemsOf(errors)
  const { listed, noteFaults } = useListed(problems)
  const [countyId, taxYear] = useWatch({ control, name: ['countyId', 'taxYear'] })
  // Once all are shown they stay: a fault that is mended must not take the field away from under the hand.
  const [showsAll, setShowsAll] = useState(() => trimDraft.safeParse(start).success)
  const isRefused = formState.submitCount > 0 || refused !== null || doubts !== noDoubts
  if (isRefused && problems.length > 0 && !showsAll) setShowsAll(true)
  return (
    <form
      noValidate
      onChange={() => onDraft?.(getValues())}
      onSubmit={handleSubmit(
        (numbers) => onSubmit(numbers, getValues()),
        (faults) => {
          noteFaults(faults)
          if (Object.keys(faults).every((name) => name === 'otherUse')) setFocus('otherUse')
        },
      )}
      className="group stack gap-7"
    >
      {formState.submitCount > 0 && (
        <ErrorSummary title={words.pleaseCheckTheseNumbers()} problems={listed} key={formState.submitCount} />
      )}
      <CountyChoice control={control} onChoice={(countyId) => onDraft?.({ ...getValues(), countyId })} />
      <SelectField
        id={fieldId('taxYear')}
        label={words.taxYear()}
        help={yearHelp(taxYear)}
        options={taxYears(start.taxYear)}
        error={errors.taxYear?.message}
        {...register('taxYear')}
      />
      <RadioGroup
        id={fieldId('homestead')}
        label={words.isAHomesteadExemptionPrintedOn()}
        options={yesOrNo}
        error={errors.homestead?.message}
        {...register('homestead')}
      />
      <NoticeEntry
        // All six depend on each other: a new number may mend another one's doubt.
        wiringOf={(name) => register(name, { deps: dollarNames })}
        errorOf={(name) => errors[name]?.message}
        countyId={countyId}
        showsAll={showsAll}
        mayGoOn={(name) => trigger(['countyId', 'homestead', name], { shouldFocus: true })}
      />
      <OtherUseField control={control} register={register} error={errors.otherUse?.message} />
      <PortabilityField control={control} register={register} />
      {refused === null && <TrimFailure failure={failure} />}
      <div className="group-has-[[data-more-numbers]]:hidden">
        <Button type="submit" size="lg" busy={busy} busyLabel={words.workingItOut()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
