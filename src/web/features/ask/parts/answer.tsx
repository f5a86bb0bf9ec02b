/** One answer: its sentences with numbered links, and the places and sources they stand for. */
import type { AnsweredQuestion } from '#contract/help/ask.ts'
import { paths } from '#contract/page-paths.ts'
import { phoneHref } from '#core/property/county.ts'
import * as words from '#messages/ask/answer.ts'
import { type AnswerPlace, dayAbove, placesIn, type Run, runsOf } from '#web/features/ask/answer-places.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkedText } from '#web/ui/action/linked-text.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
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
        {checkedOn !== null && <> {rich(words.checkedOn({ day: () => <CalendarDay day={checkedOn} /> }))}</>}
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
      <MailLink key={part} href={phoneHref(part)}>
        {part}
      </MailLink>
    ) : (
      <LinkedText key={part} text={part} />
    ),
  )

/** A paragraph, or the points of a list. */
const Said = ({ run }: { run: Run }) =>
  run.items.length === 0 ? (
    <p>
      <WithWays text={run.text} />
      <Marks run={run} />
    </p>
  ) : (
    <ul className="stack list-disc gap-1 pl-6">
      {run.items.map((item, at) => (
        <li key={item}>
          <WithWays text={item} />
          {at === run.items.length - 1 && <Marks run={run} />}
        </li>
      ))}
    </ul>
  )

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
    <div className="stack items-start gap-1">
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

const WhereElse = ({ kind, places, onAsk }: Pick<AnsweredQuestion, 'kind' | 'places'> & Asks) =>
  places.length === 0 ? null : (
    <div className="stack gap-2">
      <p className="font-bold">{placesTitle[kind]}</p>
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
  const { day, rest } = dayAbove(sentences)
  const runs = runsOf(rest, places)
  return (
    <div className="stack measure gap-4">
      <div className="stack gap-3">
        {answered.about !== null && <p className="font-bold">{words.about({ street: answered.about })}</p>}
        {day !== null && <p className="font-serif text-3xl font-semibold text-balance">{day}</p>}
        {runs.map((run) => (
          <Said key={run.text} run={run} />
        ))}
        {runs.some(({ sureness }) => sureness === 'unverified') && <p>{words.askTheClerkBeforeYouRely()}</p>}
      </div>
      {places.length > 0 && (
        <Disclosure summary={words.whereItStands({ count: places.length })}>
          <ol className="stack list-decimal gap-2 pl-[1.35em]">
            {places.map((place) => (
              <Place key={place.number} place={place} />
            ))}
          </ol>
          <Writer {...answered} />
        </Disclosure>
      )}
      <WhereElse {...answered} onAsk={onAsk} />
      <Further {...answered} />
    </div>
  )
}
