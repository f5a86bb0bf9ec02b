/** Asks which home is meant where an address alone does not tell: by a press, or by its parcel number. */
import { type FormEvent, useState } from 'react'
import type { QuickAnswer } from '#contract/report/quick-answer.ts'
import * as words from '#messages/landing/answer-panel.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { rich } from '#web/ui/layout/rich.ts'

export type Questioned = {
  address: string
  asking: boolean
  onAsk: (form: FormData) => void
  /** Back to the address, to write it otherwise. */
  onChange: () => void
}

type ParcelQuestionProps = Pick<Questioned, 'address' | 'asking' | 'onAsk'> & {
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

type OtherWaysProps = Pick<Questioned, 'onChange'> & { onNumbers: () => void }

const OtherWays = ({ onChange, onNumbers }: OtherWaysProps) => (
  <p className="text-sm">
    {rich(
      words.changeOrUseNumbers({
        change: (text: string) => <TextButton onClick={onChange}>{text}</TextButton>,
        numbers: (text: string) => <TextButton onClick={onNumbers}>{text}</TextButton>,
      }),
    )}
  </p>
)

type NumberQuestionProps = Pick<Questioned, 'asking' | 'onAsk'> &
  OtherWaysProps & { addresses: readonly string[] }

/** One press asks for the neighbor's number in place of the one typed. */
export const NumberQuestion = ({ addresses, asking, onAsk, ...others }: NumberQuestionProps) => {
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

type HomeQuestionProps = Pick<Questioned, 'address' | 'asking' | 'onAsk'> &
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

type WhichHomeProps = Omit<HomeQuestionProps, 'homes'> & { choice: Choice; onGoOn: () => void }

export const WhichHome = ({ choice, onGoOn, onChange, onNumbers, ...asking }: WhichHomeProps) =>
  choice.homes.length === 0 ? (
    <ParcelQuestion {...asking} fault={choice.parcelFault} onList={onGoOn} />
  ) : (
    <HomeQuestion {...asking} homes={choice.homes} onChange={onChange} onNumbers={onNumbers} />
  )
