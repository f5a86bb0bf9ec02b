/** The words of a film beside it: each is marked as it is spoken, and a press leads to it. What is drawn is told in between. */
import { type MouseEvent, memo, type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Scene } from '#contract/course/film-picture.ts'
import { filmTime } from '#core/course/film/time-words.ts'
import { wordsIn } from '#core/film/narration.ts'
import type { TimedScene, TimedSentence, Timeline } from '#core/film/timeline.ts'
import * as messages from '#messages/film/film-words.ts'
import type { DrawnFilmElement } from '#web/film/drawn-film-element.ts'
import { useMoment } from '#web/film/use-moment.ts'
import { rich } from '#web/ui/layout/rich.ts'

/** The second at which the sentence and the word being spoken begin. */
type Spoken = { sentence: number; word: number }

const spokenAt = ({ scenes }: Timeline, seconds: number): Spoken => {
  const sentences = scenes.flatMap((scene) => scene.sentences)
  const sentence = sentences.findLast(({ start }) => start <= seconds)
  const word = sentence?.words.findLast(({ start }) => start <= seconds)
  return { sentence: sentence?.start ?? -1, word: word?.start ?? -1 }
}

const isSameSpoken = (one: Spoken, other: Spoken): boolean =>
  one.sentence === other.sentence && one.word === other.word

type SentenceProps = { sentence: TimedSentence; word: number | null; onGo: (second: number) => void }

const Sentence = memo(({ sentence: { start, text, words }, word, onGo }: SentenceProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const isSpoken = word !== null
  useEffect(() => {
    const box = button.current?.closest('ol')
    if (isSpoken && box && button.current) box.scrollTop = button.current.offsetTop - box.clientHeight / 3
  }, [isSpoken])
  const go = ({ target }: MouseEvent) => {
    const second = target instanceof HTMLElement ? Number(target.dataset.second) : Number.NaN
    onGo(Number.isNaN(second) ? start : second)
  }
  return (
    <button
      ref={button}
      type="button"
      aria-current={isSpoken ? 'true' : undefined}
      onClick={go}
      className="w-full rounded px-2 py-1 text-left hover:bg-tint aria-[current]:bg-tint"
    >
      {wordsIn(text).map((shown, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: words repeat within a sentence, and their order never changes.
          key={at}
          data-second={words[at]?.start}
          className={words[at]?.start === word ? 'rounded-sm bg-amber-tint underline' : undefined}
        >
          {shown}{' '}
        </span>
      ))}
    </button>
  )
})

type FilmWordsProps = {
  media: RefObject<DrawnFilmElement | null>
  scenes: readonly Scene[]
  timeline: Timeline
  startsAt: number
  onGo: (second: number) => void
  /** Where its box stands and how high it is. */
  className: string
}

const SceneWords = ({
  scene,
  timed,
  spoken,
  onGo,
}: {
  scene: Scene | undefined
  timed: TimedScene
  spoken: Spoken
  onGo: FilmWordsProps['onGo']
}) => (
  <li className="border-b border-line py-2 last:border-b-0">
    {timed.chapter && <p className="px-2 font-bold">{timed.chapter}</p>}
    <p className="px-2 text-sm text-soft">
      {rich(messages.picture({ span: () => <span className="tabular">{filmTime(timed.from)}</span> }))}{' '}
      {scene?.alt}
    </p>
    {timed.sentences.map((sentence) => (
      <Sentence
        key={sentence.start}
        sentence={sentence}
        word={sentence.start === spoken.sentence ? spoken.word : null}
        onGo={onGo}
      />
    ))}
  </li>
)

export const FilmWords = ({ media, scenes, timeline, startsAt, onGo, className }: FilmWordsProps) => {
  const momentAt = useCallback((seconds: number) => spokenAt(timeline, seconds), [timeline])
  const spoken = useMoment(media, startsAt, momentAt, isSameSpoken)
  return (
    <ol className={`overflow-y-auto rounded-md border border-line bg-surface p-2 ${className}`}>
      {timeline.scenes.map((timed, at) => (
        <SceneWords key={timed.id} scene={scenes[at]} timed={timed} spoken={spoken} onGo={onGo} />
      ))}
    </ol>
  )
}
