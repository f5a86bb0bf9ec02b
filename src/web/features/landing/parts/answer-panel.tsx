/** The answer for an address: one figure, one sentence, one button. It comes into view and takes the focus. */

import { type FormEvent, useState } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { QuickAnswer } from '#contract/report/reports.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/landing/answer-panel.ts'
import { useHomeAsked } from '#web/features/landing/parts/home-asked.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { rich } from '#web/ui/layout/rich.ts'

export const keepReportEmailId = 'keep-report-email'

const show = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView?.({ block: 'nearest' })
}

type PanelProps = {
  address: string
  parcelNumber: string
  answer: QuickAnswer
  asking: boolean
  onAsk: (form: FormData) => void
  /** Back to the address, to write it otherwise. */
  onChange: () => void
}

type ParcelQuestionProps = Pick<PanelProps, 'address' | 'asking' | 'onAsk'> & {
  fault: string | null
  onList: () => void
}

/** One field and one press to the answer; whoever has no number chooses in the report. */
const ParcelQuestion = ({ address, fault, asking, onAsk, onList }: ParcelQuestionProps) => {
  const [missing, setMissing] = useState(false)
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const isEmpty = String(data.get('parcelNumber') ?? '').trim() === ''
    setMissing(isEmpty)
    if (!isEmpty) onAsk(data)
  }
  const refused = missing ? words.enterTheParcelNumber() : (fault ?? undefined)
  return (
    <form noValidate onSubmit={look} className="stack gap-4">
      <input type="hidden" name="home" value={address} />
      <TextField
        label={words.parcelNumberFolio()}
        name="parcelNumber"
        help={words.itsAtTheTopOfYour()}
        autoComplete="off"
        maxLength={40}
        error={asking ? undefined : refused}
      />
      <Button type="submit" size="lg" fullWidth busy={asking} busyLabel={words.checkingYourHome()}>
        {words.showMyAnswer()}
      </Button>
      <p className="text-sm">
        {rich(
          words.dontHaveItChooseBySize({
            button: (text: string) => <TextButton onClick={onList}>{text}</TextButton>,
          }),
        )}
      </p>
    </form>
  )
}

type Choice = Extract<QuickAnswer, { kind: 'choose' }>

type OtherWaysProps = Pick<PanelProps, 'onChange'> & { onNumbers: () => void }

const OtherWays = ({ onChange, onNumbers }: OtherWaysProps) => (
  <p className="text-sm">
    {rich(
      words.notYourHome({
        change: (text: string) => <TextButton onClick={onChange}>{text}</TextButton>,
        numbers: (text: string) => <TextButton onClick={onNumbers}>{text}</TextButton>,
      }),
    )}
  </p>
)

type NumberQuestionProps = Pick<PanelProps, 'asking' | 'onAsk'> &
  OtherWaysProps & { addresses: readonly string[] }

/** One press asks for the neighbor's number in place of the one typed. */
const NumberQuestion = ({ addresses, asking, onAsk, ...others }: NumberQuestionProps) => {
  const [chosen, setChosen] = useState('')
  const choose = (address: string) => {
    setChosen(address)
    const data = new FormData()
    data.set('home', address)
    onAsk(data)
  }
  return (
    <div className="stack gap-4">
      {addresses.map((address) => (
        <Button
          key={address}
          variant="secondary"
          fullWidth
          busy={asking && chosen === address}
          busyLabel={words.checkingYourHome()}
          onClick={() => choose(address)}
        >
          {address}
        </Button>
      ))}
      <OtherWays {...others} />
    </div>
  )
}

type HomeQuestionProps = Pick<PanelProps, 'address' | 'asking' | 'onAsk'> &
  OtherWaysProps & { homes: Choice['homes'] }

/** One press says which home it is: the one close to what was typed, or one of a few. */
const HomeQuestion = ({ address, homes, asking, onAsk, ...others }: HomeQuestionProps) => {
  const [chosen, setChosen] = useState('')
  const choose = (parcelId: string) => {
    setChosen(parcelId)
    const data = new FormData()
    data.set('home', address)
    data.set('parcelNumber', parcelId)
    onAsk(data)
  }
  const [only] = homes.length === 1 ? homes : []
  return (
    <div className="stack gap-4">
      {only && (
        <p>
          <strong className="block">{only.address}</strong>
          <span className="text-sm text-soft">{words.parcel(only)}</span>
        </p>
      )}
      {homes.map((home) => (
        <Button
          key={home.parcelId}
          size={only ? 'lg' : 'md'}
          variant={only ? 'primary' : 'secondary'}
          fullWidth
          busy={asking && chosen === home.parcelId}
          busyLabel={words.checkingYourHome()}
          onClick={() => choose(home.parcelId)}
        >
          {only ? words.yesShowMyAnswer() : home.address}
        </Button>
      ))}
      <OtherWays {...others} />
    </div>
  )
}

type WhichHomeProps = Omit<HomeQuestionProps, 'homes' | 'onNumbers'> & { choice: Choice; onGoOn: () => void }

const WhichHome = ({ choice, onGoOn, onChange, ...asking }: WhichHomeProps) =>
  choice.homes.length === 0 ? (
    <ParcelQuestion {...asking} fault={choice.parcelFault} onList={onGoOn} />
  ) : (
    <HomeQuestion {...asking} homes={choice.homes} onChange={onChange} onNumbers={onGoOn} />
  )

const titleOf = (answer: Exclude<QuickAnswer, { kind: 'answer' }>): string => {
  if (answer.kind === 'other_number') return words.isTheHouseNumberRight()
  if (answer.kind !== 'choose' || answer.homes.length === 0) return words.oneMoreStepForThisHome()
  return answer.homes.length === 1 ? words.isItThisHome() : words.whichOneIsYourHome()
}

const Words = ({ answer }: { answer: QuickAnswer }) => {
  if (answer.kind !== 'answer')
    return (
      <>
        <p className="font-serif text-xl font-semibold">{titleOf(answer)}</p>
        <p>{answer.message}</p>
      </>
    )
  const { label, figure, headline, caution, address, parcelId, countyName, countyValueCents } = answer
  const { taxYear, isCurrent, isSample } = answer
  return (
    <>
      <p className="font-bold">{label}</p>
      {figure && (
        <p>
          <span className="amount tabular block font-serif text-[min(2.25rem,13vw)] font-semibold sm:text-5xl">
            {formatMoney(figure.cents)}
          </span>
          <span className="text-soft">{figure.of}</span>
        </p>
      )}
      <p className={figure ? '' : 'font-serif text-xl font-semibold'}>{headline}</p>
      {caution && <p className="font-bold">{caution}</p>}
      {countyValueCents !== null && (
        <p>
          {rich(
            words.countysMarketValue({
              taxYear: String(taxYear),
              strong: () => <strong>{formatMoney(countyValueCents)}</strong>,
            }),
          )}
        </p>
      )}
      <p className="text-sm text-soft">
        {isSample && words.inventedSampleHome()}
        {words.foundCountysRecordIscurrent({
          address,
          countyName,
          taxYear,
          isCurrent: isCurrent ? 'yes' : 'no',
        })}{' '}
        {words.parcel({ parcelId })}
      </p>
    </>
  )
}

const buttonWords = ({ kind }: QuickAnswer): string =>
  kind === 'answer' ? words.emailMeTheFullReport() : words.continueWithMyEmail()

export const AnswerPanel = ({ address, parcelNumber, answer, asking, onAsk, onChange }: PanelProps) => {
  const { keepHome } = useHomeAsked()
  const goOn = () => {
    keepHome({ address, parcelNumber: answer.kind === 'answer' ? parcelNumber : '' })
    // After the form below has taken the address.
    requestAnimationFrame(() => show(document.getElementById(keepReportEmailId)))
  }
  return (
    <section
      ref={show}
      tabIndex={-1}
      aria-label={words.yourAnswer()}
      className="stack scroll-my-24 gap-4 rounded-lg border-2 border-action bg-surface p-5 sm:p-6"
    >
      <Words answer={answer} />
      {answer.kind === 'other_number' && (
        <NumberQuestion
          addresses={answer.addresses}
          asking={asking}
          onAsk={onAsk}
          onChange={onChange}
          onNumbers={goOn}
        />
      )}
      {answer.kind === 'choose' && (
        <WhichHome
          address={address}
          asking={asking}
          onAsk={onAsk}
          onChange={onChange}
          choice={answer}
          onGoOn={goOn}
        />
      )}
      {answer.kind !== 'choose' && answer.kind !== 'other_number' && (
        <Button size="lg" fullWidth onClick={goOn}>
          {buttonWords(answer)}
        </Button>
      )}
      <p className="text-sm text-soft">
        {rich(
          words.generalInformationNotAnAppraisalOr({
            link: (text: string) => (
              <a href={paths.disclaimers()} className="text-action underline underline-offset-4">
                {text}
              </a>
            ),
          }),
        )}
      </p>
    </section>
  )
}
