/** A voice of the browser reads the lesson, sentence by sentence, with the sentence marked on the page. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { rememberedSpeed, rememberSpeed } from '#web/features/course/film/playing-speed.ts'
import { blocksOf } from '#web/features/course/text/blocks.ts'
import { openFoldOf } from '#web/features/course/text/folded-parts.ts'
import { blockInView } from '#web/features/course/text/reading-place.ts'
import { type Sentence, sentencesIn } from '#web/features/course/text/sentences.ts'

const markName = 'spoken-sentence'

/** Browsers without named highlights read all the same. */
const mark = (range: Range | null) => {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set(markName, new Highlight(range))
  else CSS.highlights.delete(markName)
}

const bringIntoView = ({ range }: Sentence) => {
  openFoldOf(range.startContainer.parentElement)
  const { top, bottom } = range.getBoundingClientRect()
  if (top < 80 || bottom > window.innerHeight - 80)
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
}

export const canReadAloud = (): boolean => 'speechSynthesis' in window

/** Begins with the first sentence of what is in view. */
const beginAt = (sentences: readonly Sentence[], blocks: readonly Element[]): number =>
  Math.max(
    0,
    sentences.findIndex(({ block }) => block >= blockInView(blocks)),
  )

/** A machine without voices takes every sentence and says none; so long a first one may take to begin. */
const silenceMilliseconds = 1500

const hasVoices = (): boolean => speechSynthesis.getVoices().length > 0

type Reading = { sentences: readonly Sentence[]; at: number; rate: number }

export type Voice = 'off' | 'speaking' | 'paused'

type Hearing = { onStart: () => void; onEnd: () => void; onFailure: () => void }

/** A voice that is stopped on purpose reports that as an error too. */
const speechOf = ({ text }: Sentence, rate: number, { onStart, onEnd, onFailure }: Hearing) =>
  Object.assign(new SpeechSynthesisUtterance(text), {
    lang: 'en-US',
    rate,
    onstart: onStart,
    onend: onEnd,
    onerror: ({ error }: SpeechSynthesisErrorEvent) => {
      if (error !== 'canceled' && error !== 'interrupted') onFailure()
    },
  })

/** The voice belongs to the browser and would go on over the next page. `forget` touches refs only. */
const useEndOnLeaving = (forget: () => void) => {
  const latest = useRef(forget)
  useEffect(() => {
    // Some browsers look for their voices only once they are asked.
    if (canReadAloud()) speechSynthesis.getVoices()
    return () => {
      latest.current()
      if (canReadAloud()) speechSynthesis.cancel()
      mark(null)
    }
  }, [])
}

export const useReadAloud = (text: RefObject<HTMLElement | null>) => {
  const [voice, setVoice] = useState<Voice>('off')
  const [isMute, setMute] = useState(false)
  const [speed, setSpeed] = useState(() => rememberedSpeed('voiceSpeed'))
  const reading = useRef<Reading>({ sentences: [], at: 0, rate: speed })
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hush = (next: Voice) => {
    clearTimeout(patience.current)
    setVoice(next)
    speechSynthesis.cancel()
    if (next === 'off') mark(null)
  }
  const sayFrom = (at: number) => {
    const sentence = reading.current.sentences[at]
    if (!sentence) return hush('off')
    reading.current.at = at
    mark(sentence.range)
    bringIntoView(sentence)
    // A voice that was stopped reports its end too; only the sentence still meant leads to the next.
    const words = speechOf(sentence, reading.current.rate, {
      onStart: () => clearTimeout(patience.current),
      onEnd: () => words === said.current && sayFrom(at + 1),
      onFailure: () => words === said.current && giveUp(),
    })
    said.current = words
    clearTimeout(patience.current)
    if (!hasVoices()) patience.current = setTimeout(giveUp, silenceMilliseconds)
    speechSynthesis.speak(words)
  }
  const said = useRef<SpeechSynthesisUtterance | null>(null)
  const silence = (next: Voice) => {
    said.current = null
    hush(next)
  }

  const giveUp = () => {
    silence('off')
    setMute(true)
  }

  useEndOnLeaving(() => {
    clearTimeout(patience.current)
    said.current = null
  })

  return {
    voice,
    /** The last try to read aloud was met with silence. */
    isMute,
    speed,
    start: () => {
      setMute(false)
      const blocks = blocksOf(text.current)
      const sentences = sentencesIn(blocks)
      reading.current = { sentences, at: 0, rate: speed }
      setVoice('speaking')
      sayFrom(beginAt(sentences, blocks))
    },
    pause: () => silence('paused'),
    goOn: () => {
      setVoice('speaking')
      sayFrom(reading.current.at)
    },
    stop: () => silence('off'),
    setSpeed: (wanted: number) => {
      setSpeed(wanted)
      rememberSpeed('voiceSpeed', wanted)
      reading.current.rate = wanted
      if (voice !== 'speaking') return
      silence('speaking')
      sayFrom(reading.current.at)
    },
  }
}
