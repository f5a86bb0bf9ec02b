/** One answer: its sentences with numbered links, and the places and sources they stand for. */
import type { AnsweredQuestion } from '#contract/help/ask.ts'
import { paths } from '#contract/page-paths.ts'
import { phoneHref } from '#core/property/county.ts'
import * as words from '#messages/ask/answer.ts'
import {
  type AnswerPlace,
  blocksOf,
  dayAbove,
  leadOf,
  placesIn,
  type Run,
  runsOf,
} from '#web/features/ask/answer-places.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkedText } from '#web/ui/action/linked-text.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { PlainDay } from '#web/ui/figure/calendar-day.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { rich } from '#web/ui/layout/rich.ts'

type Asks = { onAsk?: ((question: string) => void) | undefined }

const surenessWords = {
  verified: 'Verified.',
  likely: words.likelyConfirmItAtTheOfficial(),
  unverified: words.openAskBeforeYouRelyOn(),
} as const

const Marks = ({ run: { places } }: { run: Run }) =>
  places.map(({ number, label, path }) => (
    <span key={number} className="ml-1 whitespace-nowrap text-sm">
      [
      <TextLink to={path}>
        <span className="sr-only">{words.place({ number, label })}</span>
        <span aria-hidden="true">{number}</span>
      </TextLink>
      ]
    </span>
  ))

const Place = ({ place: { label, path, sources } }: { place: AnswerPlace }) => (
  <li>
    <TextLink to={path}>{label}</TextLink>
    {sources.map(({ source, checkedOn, sureness }) => (
      <span key={source} className="block text-sm text-soft">
        {source}.{sureness !== null && ` ${surenessWords[sureness]}`}
        {checkedOn !== null && <> {rich(words.checkedOn({ day: () => <PlainDay day={checkedOn} /> }))}</>}
      </span>
    ))}
  </li>
)

const PHONE = /(\(\d{3}\) \d{3}-\d{4})/

/** Numbers can be called and addresses followed. */
const WithWays = ({ text }: { text: string }) =>
  text.split(PHONE).map((part, at) =>
    // Every second part is what the pattern holds.
    at % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        <MailLink href={phoneHref(part)}>{part}</MailLink>
      </span>
    ) : (
      <LinkedText key={part} text={part} />
    ),
  )

/** Then the number behind the second stands for both. */
const areFromOnePlace = (one: Run, next: Run | undefined): boolean =>
  one.places.map(({ number }) => number).join() === next?.places.map(({ number }) => number).join()

type SaidProps = { runs: readonly Run[]; isMarked: boolean }

/** A paragraph, or the points of a list. */
const Said = ({ runs, isMarked }: SaidProps) => {
  const [first] = runs
  if (first === undefined) return null
  return first.items.length === 0 ? (
    <p>
      <WithWays text={first.text} />
      {isMarked && <Marks run={first} />}
    </p>
  ) : (
    <ul className="stack list-disc gap-2 pl-6">
      {runs.flatMap((run) =>
        run.items.map((item, at) => (
          <li key={item}>
            <WithWays text={item} />
            {isMarked && at === run.items.length - 1 && <Marks run={run} />}
          </li>
        )),
      )}
    </ul>
  )
}

const writerWords = {
  extract: words.ourProgramTookTheseSentencesFrom(),
  model: words.aLanguageModelWordedThisFrom(),
} as const

const Writer = ({ kind, writtenBy, isBeingWorded }: AnsweredQuestion) =>
  kind === 'answer' && (
    <p className="mt-3 text-sm text-soft">
      {(isBeingWorded ? words.aLanguageModelIsRewording : words.generalInformationNotLegalAdvice)({
        writtenBy: writerWords[writtenBy],
      })}
    </p>
  )

const placesTitle = {
  answer: words.notWhatYouMeant(),
  unknown: words.theNearestPlacesToRead(),
  not_advice: words.whereToTurn(),
} as const

type NearPlace = AnsweredQuestion['places'][number]

type NearestProps = { place: NearPlace } & Asks & Pick<AnsweredQuestion, 'kind'>

/** One press asks what is answered there; without somebody to ask, it is read there. */
const Nearest = ({ place: { label, path, question, says }, onAsk, kind }: NearestProps) => {
  if (question === undefined) return <TextLink to={path}>{label}</TextLink>
  if (kind === 'answer' && onAsk !== undefined)
    return (
      <Button variant="secondary" size="sm" onClick={() => onAsk(question)}>
        {question}
      </Button>
    )
  return (
    <div className="stack items-start gap-2">
      {onAsk === undefined ? (
        <p className="font-bold">{question}</p>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => onAsk(question)}>
          {question}
        </Button>
      )}
      {says !== undefined && <p>{says}</p>}
      <TextLink to={path}>{label}</TextLink>
    </div>
  )
}

/** Offered in the place of an answer, under the sentence that says so. */
const isChoice = ({ kind, places }: Pick<AnsweredQuestion, 'kind' | 'places'>): boolean =>
  kind === 'unknown' && places.some(({ question }) => question !== undefined)

const WhereElse = ({ kind, places, onAsk }: Pick<AnsweredQuestion, 'kind' | 'places'> & Asks) =>
  places.length === 0 ? null : (
    <div className="stack gap-2">
      {!isChoice({ kind, places }) && <p className="font-bold">{placesTitle[kind]}</p>}
      <ul className={kind === 'not_advice' ? 'stack list-disc gap-1 pl-6' : 'stack gap-3'}>
        {places.map((place) => (
          <li key={place.question ?? place.path}>
            <Nearest place={place} onAsk={onAsk} kind={kind} />
          </li>
        ))}
      </ul>
    </div>
  )

/** A wish for advice is no better placed with us. */
const Further = ({ kind }: Pick<AnsweredQuestion, 'kind'>) =>
  kind === 'not_advice' ? null : (
    <p>
      {rich(
        words.askAgainWriteToUsOrBringIt({
          support: (text: string) => <TextLink to={paths.support()}>{text}</TextLink>,
          liveSession: (text: string) => <TextLink to={paths.live()}>{text}</TextLink>,
        }),
      )}
    </p>
  )

export const Answer = ({ answered, onAsk }: { answered: AnsweredQuestion } & Asks) => {
  const { sentences } = answered
  const places = placesIn(sentences)
  const { day, rest: told } = dayAbove(sentences)
  const { lead, rest } = day === null ? leadOf(told) : { lead: null, rest: told }
  const runs = runsOf(rest, places)
  const [first] = lead ? runsOf([lead], places) : []
  // One place is named below, and needs no number.
  const isMarked = places.length > 1
  return (
    <div className="stack measure gap-4">
      <div className="stack gap-3">
        {answered.about !== null && <p className="font-bold">{words.about({ street: answered.about })}</p>}
        {day !== null && <p className="font-serif text-3xl font-semibold text-balance">{day}</p>}
        {first && (
          <p className="text-lg leading-snug font-bold text-pretty">
            <WithWays text={first.text} />
            {isMarked && !areFromOnePlace(first, runs[0]) && <Marks run={first} />}
          </p>
        )}
        {isChoice(answered) && <WhereElse {...answered} onAsk={onAsk} />}
        {blocksOf(runs).map((block) => (
          <Said key={block[0]?.text} runs={block} isMarked={isMarked} />
        ))}
        {[...runs, ...(first ? [first] : [])].some(({ sureness }) => sureness === 'unverified') && (
          <p>{words.askTheClerkBeforeYouRely()}</p>
        )}
      </div>
      {places.length > 0 && (
        <Disclosure summary={words.whereItStands({ count: places.length, label: places[0]?.label ?? '' })}>
          <ol className="stack list-decimal gap-2 pl-[1.35em]">
            {places.map((place) => (
              <Place key={place.number} place={place} />
            ))}
          </ol>
          <Writer {...answered} />
        </Disclosure>
      )}
      {!isChoice(answered) && <WhereElse {...answered} onAsk={onAsk} />}
      <Further {...answered} />
    </div>
  )
}
