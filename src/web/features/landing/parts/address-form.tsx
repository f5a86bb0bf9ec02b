import { type FormEvent, startTransition, useActionState, useEffect, useState } from 'react'
import * as words from '#messages/landing/address-form.ts'
import { type AskedAnswer, askAnswer, askCoverage } from '#web/features/landing/ask-answer.ts'
import { AnswerPanel } from '#web/features/landing/parts/answer-panel.tsx'
import { missingInAddress, offeredAddresses } from '#web/property/offered-addresses.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SuggestField } from '#web/ui/field/suggest.tsx'

type Records = NonNullable<Awaited<ReturnType<typeof askCoverage>>>

const listed = new Intl.ListFormat('en-US')

/** A long list would push the button out of sight; the suggestions tell the rest. */
const named = 3

const wordsFor = (records: Records): string => {
  if (records.length === 0) return words.weHaveNoCountyRecordsLoaded()
  const names = records
    .slice(0, named)
    .map(({ countyName, year, isSample }) => `${countyName} (${year}${isSample ? ' sample' : ''})`)
  const more = records.length - names.length
  return words.onFile({ more: listed.format(more > 0 ? [...names, words.more({ more })] : names) })
}

/** Asked once somebody turns to the field: the first view does without the scripts that ask. */
const CoverageLine = ({ isWanted }: { isWanted: boolean }) => {
  const [records, setRecords] = useState<Records | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    void askCoverage().then((found) => isHere && setRecords(found))
    return () => {
      isHere = false
    }
  }, [isWanted])
  return (
    <p className="min-h-[3lh] text-sm text-soft group-has-data-answered:max-sm:hidden sm:min-h-[2lh]">
      {words.anyOtherFloridaHomeSixNumbers({
        records: records === null ? words.someCountiesRecordsAreOnFile() : wordsFor(records),
      })}
    </p>
  )
}

const heroAddressId = 'your-homes-address'

const ask = (_previous: unknown, data: FormData) =>
  askAnswer(
    String(data.get('home') ?? ''),
    String(data.get('parcelNumber') ?? ''),
    String(data.get('trimNumbers') ?? ''),
  )

/** Its question stays in sight while what was answered is looked up. */
const asksWhichHome = ({ answer }: Extract<AskedAnswer, { kind: 'answered' }>): boolean =>
  answer.kind !== 'answer'

export const AddressForm = ({ button }: { button: string }) => {
  const [asked, askAction, asking] = useActionState(ask, null)
  const [isWanted, setWanted] = useState(false)
  // A question goes when another address is asked about: pressed then, it would answer for the wrong home.
  const [answersQuestion, setAnswersQuestion] = useState(false)
  const answerQuestion = (data: FormData) => {
    setAnswersQuestion(true)
    // Another house number takes the place of the one typed.
    const field = document.getElementById(heroAddressId)
    if (field instanceof HTMLInputElement) field.value = String(data.get('home'))
    startTransition(() => askAction(data))
  }
  // A form action alone would clear the field; it stays set for presses before hydration.
  const keepField = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setAnswersQuestion(false)
    startTransition(() => askAction(data))
  }
  const isAnswered = asked?.kind === 'answered' && asked.answer.kind === 'answer'
  return (
    // Where there is room, an answer is beside its question.
    <div className="stack gap-5 has-data-answered:lg:grid has-data-answered:lg:grid-cols-2 has-data-answered:lg:items-start has-data-answered:lg:gap-16">
      <form
        action={askAction}
        onSubmit={keepField}
        onFocus={() => setWanted(true)}
        noValidate
        className="stack gap-4"
      >
        <SuggestField
          id={heroAddressId}
          label={words.yourHomesAddress()}
          name="home"
          suggest={offeredAddresses}
          missing={missingInAddress}
          autoComplete="street-address"
          maxLength={200}
          placeholder={words.n601EKennedyBlvdTampa()}
          error={asked?.kind === 'refused' && !asking ? asked.message : undefined}
        />
        <Button
          type="submit"
          size="lg"
          // One filled button at a time: beside an answer it is the answer's own.
          variant={isAnswered ? 'secondary' : 'primary'}
          fullWidth
          busy={asking}
          busyLabel={words.checkingYourHome()}
        >
          {isAnswered ? words.checkAnotherAddress() : button}
        </Button>
        <CoverageLine isWanted={isWanted} />
      </form>
      {asked?.kind === 'answered' && (!asking || (answersQuestion && asksWhichHome(asked))) && (
        <AnswerPanel
          // An answer takes the place of the question, and the focus.
          key={`${asked.answer.kind} ${asked.address}`}
          {...asked}
          asking={asking}
          onAsk={answerQuestion}
          onChange={() => document.getElementById(heroAddressId)?.focus()}
        />
      )}
    </div>
  )
}
