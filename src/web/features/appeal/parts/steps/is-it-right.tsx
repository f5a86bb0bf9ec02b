/** Whether the county's record is right about the home: yes, no, or how to find out. */
import { paths } from '#contract/page-paths.ts'
import { phoneHref } from '#core/property/county.ts'
import * as messages from '#messages/appeal/is-it-right.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { RadioGroup } from '#web/ui/field/radio-group.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { rich } from '#web/ui/layout/rich.ts'

/** Whom to ask, in a line; how to find out without them is folded, with what was odd. */
const HowToFindOut = ({ phone, doubts }: Pick<RightProps, 'phone' | 'doubts'>) => (
  <div className="stack gap-3">
    <p>
      {messages.askTheOffice()}{' '}
      {phone &&
        rich(
          messages.theirPhone({
            phone,
            call: (number: string) => <MailLink href={phoneHref(number)}>{number}</MailLink>,
          }),
        )}
    </p>
    <Disclosure summary={messages.orMeasureIt()}>
      <div className="stack gap-2">
        {doubts.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <ol className="list-decimal pl-6">
          <li>{messages.measureEachOutsideWall()}</li>
          <li>{messages.multiplyAndAddUp()}</li>
          <li>{messages.compareWithTheSketch()}</li>
        </ol>
        <p>
          <TextLink to={paths.module(2, '2-2')}>{messages.theLessonShowsHow()}</TextLink>
        </p>
      </div>
    </Disclosure>
  </div>
)

const ANSWERS = [
  { value: 'yes', label: messages.yesItsRight() },
  { value: 'no', label: messages.noSomethingIsWrong() },
  { value: 'unsure', label: messages.imNotSure() },
] as const

type RightProps = {
  /** The size on the record where that is what is asked about. */
  area: string | null
  /** All that looks odd, for who is not sure. */
  doubts: readonly string[]
  /** Of the property appraiser's office; null where none is known. */
  phone: string | null
  answer: 'yes' | 'unsure' | ''
  onAnswer: (answer: 'yes' | 'unsure') => void
  onWrong: () => void
}

/** Once something is wrong, the correction takes the place of the question. */
export const IsItRight = ({ area, doubts, phone, answer, onAnswer, onWrong }: RightProps) => {
  const choose = (chosen: string) => {
    if (chosen === 'no') onWrong()
    else if (chosen === 'yes' || chosen === 'unsure') onAnswer(chosen)
  }
  return (
    <div className="stack gap-4">
      <RadioGroup
        name="record-is-right"
        label={area === null ? messages.isTheRecordRight() : messages.isTheSizeRight({ area })}
        options={ANSWERS}
        value={answer}
        onChange={({ target }) => choose(target.value)}
      />
      {answer === 'unsure' && <HowToFindOut phone={phone} doubts={doubts} />}
    </div>
  )
}
