/** Whether the county's record is right about the home: yes, no, or how to find out. */
import { paths } from '#contract/page-paths.ts'
import * as messages from '#messages/appeal/is-it-right.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RadioGroup } from '#web/ui/field/radio-group.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'

const HowToMeasure = () => (
  <Notice title={messages.measureIt()}>
    <div className="stack gap-2">
      <ol className="list-decimal pl-6">
        <li>{messages.measureEachOutsideWall()}</li>
        <li>{messages.multiplyAndAddUp()}</li>
        <li>{messages.compareWithTheSketch()}</li>
      </ol>
      <p>
        <TextLink to={paths.module(2, '2-2')}>{messages.theLessonShowsHow()}</TextLink>
      </p>
      <p>{messages.youCanGoOnMeanwhile()}</p>
    </div>
  </Notice>
)

const ANSWERS = [
  { value: 'yes', label: messages.yesItsRight() },
  { value: 'no', label: messages.noSomethingIsWrong() },
  { value: 'unsure', label: messages.imNotSure() },
] as const

type RightProps = {
  /** The size on the record where that is what is asked about. */
  area: string | null
  /** Why it is asked about; undefined where nothing is odd about it. */
  sizeDoubt: string | undefined
  answer: 'yes' | 'unsure' | ''
  onAnswer: (answer: 'yes' | 'unsure') => void
  onWrong: () => void
}

/** Once something is wrong, the correction takes the place of the question. */
export const IsItRight = ({ area, sizeDoubt, answer, onAnswer, onWrong }: RightProps) => {
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
      {sizeDoubt !== undefined && (
        <Disclosure summary={messages.whyWeAsk()}>
          <p>{sizeDoubt}</p>
        </Disclosure>
      )}
      {answer === 'unsure' && <HowToMeasure />}
    </div>
  )
}
