import { type FormEvent, startTransition, useActionState, useEffect, useState } from 'react'
import { andList } from '#core/list-format.ts'
import * as words from '#messages/landing/address-form.ts'
import {
  type AskedAnswer,
  askAnswer,
  askCoverage,
  type CoveredCounty,
} from '#web/features/landing/ask-answer.ts'
import { hasLeftCheckout } from '#web/features/landing/left-checkout.ts'
import { AnswerPanel } from '#web/features/landing/parts/answer-panel.tsx'
import { NeedsJavaScript } from '#web/features/landing/parts/needs-javascript.tsx'
import { lookedUpAddress } from '#web/property/looked-up.ts'
import { missingInAddress, offeredAddresses } from '#web/property/offered-addresses.ts'
import { keptReportText, readOpenReport } from '#web/report/open-report.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SuggestField } from '#web/ui/field/suggest.tsx'

/** A long list would push the button out of sight; the suggestions tell the rest. */
const named = 3

/** Invented homes are nobody’s: their counties are named only where no record is at hand. */
const wordsFor = (records: readonly CoveredCounty[]): string => {
  const real = records.filter(({ isSample }) => !isSample)
  const [first] = real
  if (first === undefined)
    return records.length === 0 ? words.weHaveNoCountyRecordsLoaded() : words.onlySampleHomesAreLoaded()
  if (real.length === 1) return words.weHaveTheRecordsOf({ county: first.countyName, year: first.year })
  const names = real.slice(0, named).map(({ countyName, year }) => `${countyName} (${year})`)
  const more = real.length - names.length
  return words.weHaveTheRecordsOfCounties({
    counties: andList.format(more > 0 ? [...names, words.more({ more })] : names),
  })
}

/** Its room is kept, so that nothing moves; until the records are known it says what holds everywhere. */
const CoverageLine = ({ at }: { at: string }) => {
  const [records, setRecords] = useState<readonly CoveredCounty[] | null | undefined>()
  useEffect(() => {
    let isHere = true
    void askCoverage(at).then((found) => isHere && setRecords(found))
    return () => {
      isHere = false
    }
  }, [at])
  return (
    <p className="min-h-[5lh] text-sm text-soft group-has-data-answered:hidden sm:min-h-[3lh]">
      {words.anyOtherFloridaHomeSixNumbers({
        records: records ? wordsFor(records) : words.someCountiesRecordsAreOnFile(),
      })}
    </p>
  )
}

const heroAddressId = 'your-homes-address'

const heroAddress = (): HTMLInputElement | null => {
  const field = document.getElementById(heroAddressId)
  return field instanceof HTMLInputElement ? field : null
}

/** Who comes back from the checkout, or from their report, finds the address that was answered before. */
const useAddressFromBefore = () => {
  useEffect(() => {
    const field = heroAddress()
    if (field?.value !== '') return
    const report = readOpenReport(keptReportText())
    if (report) field.value = report.address
    else if (hasLeftCheckout()) field.value = lookedUpAddress()
  }, [])
}

/** Chosen from the county's record it tells the home: nothing more is pressed. */
const askAbout = ({ label }: { label: string }) => {
  const field = heroAddress()
  if (!field) return
  field.value = label
  field.form?.requestSubmit()
}

const ask = async (_previous: unknown, data: FormData) => {
  const typed = String(data.get('home') ?? '')
  const asked = await askAnswer(
    typed,
    String(data.get('parcelNumber') ?? ''),
    String(data.get('trimNumbers') ?? ''),
  )
  const field = heroAddress()
  // The home that was found, whole, unless something else has been typed meanwhile.
  if (field?.value === typed && asked.kind === 'answered' && asked.answer.kind === 'answer')
    field.value = asked.answer.address
  // What is wrong is said at the field, and mended there.
  if (asked.kind === 'refused') field?.focus()
  return asked
}

/** Its question stays in sight while what was answered is looked up. */
const asksWhichHome = ({ answer }: Extract<AskedAnswer, { kind: 'answered' }>): boolean =>
  answer.kind !== 'answer'

/** What was asked and answered, and every way to ask. */
const useAsked = () => {
  const [asked, askAction, asking] = useActionState(ask, null)
  const answer = asked?.kind === 'answered' && asked.answer.kind === 'answer' ? asked.answer : null
  // A question goes when another address is asked about: pressed then, it would answer for the wrong home.
  const [answersQuestion, setAnswersQuestion] = useState(false)
  const answerQuestion = (data: FormData) => {
    setAnswersQuestion(true)
    // Another house number takes the place of the one typed.
    const field = heroAddress()
    if (field) field.value = String(data.get('home'))
    startTransition(() => askAction(data))
  }
  // A form action alone would clear the field; it stays set for presses before hydration.
  const keepField = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = heroAddress()
    // Beside its own answer the same address is not asked about again: there is room for another.
    if (field && answer && field.value === answer.address) {
      field.value = ''
      field.focus()
      return
    }
    const data = new FormData(event.currentTarget)
    setAnswersQuestion(false)
    startTransition(() => askAction(data))
  }
  return { asked, answer, askAction, asking, answersQuestion, answerQuestion, keepField }
}

type AddressFormProps = {
  button: string
  /** The address that tells which counties an answer can be given for. */
  coverageAt: string
}

export const AddressForm = ({ button, coverageAt }: AddressFormProps) => {
  const { asked, answer, askAction, asking, answersQuestion, answerQuestion, keepField } = useAsked()
  const isAnswered = answer !== null
  // Typing again is the answer to what was wrong.
  const [mended, setMended] = useState<typeof asked>(null)
  useAddressFromBefore()
  return (
    <div className="@container/page stack gap-5 has-[[data-answered=words]]:max-w-3xl">
      {/* Beside an answer the question is one line above it, where there is room. */}
      <form
        action={askAction}
        onSubmit={keepField}
        noValidate
        className="stack gap-4 group-has-data-answered:lg:grid group-has-data-answered:lg:grid-cols-[1fr_auto] group-has-data-answered:lg:items-end"
      >
        <SuggestField
          id={heroAddressId}
          label={words.yourHomesAddress()}
          name="home"
          suggest={offeredAddresses}
          onPick={askAbout}
          missing={missingInAddress}
          autoComplete="street-address"
          maxLength={200}
          placeholder={words.exampleAddress()}
          onChange={() => setMended(asked)}
          error={asked?.kind === 'refused' && !asking && asked !== mended ? asked.message : undefined}
        />
        <NeedsJavaScript what={words.theAnswerNeeds()} />
        <Button
          type="submit"
          size={isAnswered ? 'md' : 'lg'}
          // One filled button at a time: beside an answer it is the answer's own.
          variant={isAnswered ? 'secondary' : 'primary'}
          fullWidth
          busy={asking}
          busyLabel={words.checkingYourHome()}
        >
          {isAnswered ? words.checkAnotherAddress() : button}
        </Button>
        <CoverageLine at={coverageAt} />
      </form>
      {asked?.kind === 'answered' && (!asking || (answersQuestion && asksWhichHome(asked))) && (
        <AnswerPanel
          // An answer takes the place of the question, and the focus.
          key={`${asked.answer.kind} ${asked.address}`}
          {...asked}
          asking={asking}
          onAsk={answerQuestion}
          onChange={() => heroAddress()?.focus()}
        />
      )}
    </div>
  )
}
