/** Proves that what is drawn is a function of score and time alone, and that captions are the narration. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cuesIn } from '#core/course/film/web-vtt.ts'
import { captionsIn, webVttOf } from './captions.ts'
import { drawnAt, isSameDrawn, stillAt } from './drawn.ts'
import { wordsIn } from './narration.ts'
import { type SaidScene, type SpokenFilm, sentencesToSay } from './spoken-film.ts'
import { sceneAt, timelineOf } from './timeline.ts'

/** A voice that takes half a second for each word. */
const speak = (scenes: readonly SaidScene[]): SpokenFilm => {
  let now = 0.2
  const sentences = sentencesToSay(scenes).map(({ text, pause }) => {
    const start = now
    const words = wordsIn(text).map((_word, at) => ({ start: start + at / 2, end: start + (at + 1) / 2 }))
    const end = start + words.length / 2
    now = end + pause
    return { start, end, words }
  })
  return { seconds: now, sentences }
}

const scenes: readonly SaidScene[] = [
  {
    id: 'envelope',
    chapter: 'The envelope',
    says: 'In August [market] an envelope comes. [taxable] Six numbers.',
  },
  { id: 'card', says: 'The card [rooms] says more. [rooms-real] It is wrong, and [rooms] here is why.' },
]
const timeline = timelineOf(scenes, speak(scenes))

describe('the timeline of two scenes', () => {
  // By hand: word n of the first sentence begins at 0.2 + n ÷ 2; it ends at 2.7, and the second begins at 3.05.
  it('places cues a moment before their words', () => {
    expect(timeline.scenes[0]?.cues.map(({ at, parts }) => [at.toFixed(2), ...parts])).toEqual([
      ['1.05', 'market'],
      ['2.90', 'taxable'],
    ])
  })

  // The first scene's last word ends at 4.05; after 0.8 s the second begins at 4.85: the middle is 4.45.
  it('changes scenes in the middle of the silence', () => {
    expect(timeline.scenes.map(({ from }) => from.toFixed(2))).toEqual(['0.00', '4.45'])
    expect([0, 4.4, 4.5, 999].map((second) => sceneAt(timeline, second))).toEqual([0, 0, 1, 1])
  })

  it('shows a part from its cue on, coming in over its time', () => {
    expect(drawnAt(timeline, 1).shown).toEqual({})
    expect(drawnAt(timeline, 1.4).shown).toEqual({ market: 0.5 })
    expect(drawnAt(timeline, 4)).toMatchObject({ shown: { market: 1, taxable: 1 }, pointed: ['taxable'] })
  })

  it('points again at what is shown already', () => {
    expect(drawnAt(timeline, timeline.seconds)).toMatchObject({
      scene: 1,
      shown: { rooms: 1, 'rooms-real': 1 },
      pointed: ['rooms'],
    })
  })

  it('without motion shows the end of the scene at once', () => {
    expect(stillAt(timeline, 0)).toMatchObject({ entered: 1, shown: { market: 1, taxable: 1 }, pointed: [] })
  })

  it('refuses a film that was spoken from another text', () => {
    const { seconds, sentences } = speak(scenes)
    expect(() => timelineOf(scenes, { seconds, sentences: sentences.slice(1) })).toThrow(RangeError)
    expect(() => timelineOf(scenes.slice(1), { seconds, sentences })).toThrow(RangeError)
  })
})

it('keeps silences under a second and a half', () => {
  expect(sentencesToSay([...scenes, ...scenes]).every(({ pause }) => pause > 0.2 && pause < 1.5)).toBe(true)
})

const word = fc.stringMatching(/^[a-z]{1,9}$/)
const part = fc.constantFrom('one', 'two', 'three')
const sentence = fc
  .array(fc.tuple(word, fc.option(part, { freq: 4 })), { minLength: 2, maxLength: 30 })
  .map((all) => `${all.map(([said, cue]) => (cue === null ? said : `[${cue}] ${said}`)).join(' ')} end.`)
const score = fc
  .array(fc.array(sentence, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map((says, at): SaidScene => ({ id: `s${at}`, says: says.join(' ') })))
const moments = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 })

describe('of any score', () => {
  it('the picture at a second is the same in whatever order the film is looked at', () => {
    fc.assert(
      fc.property(score, moments, (said, shares) => {
        const film = speak(said)
        const times = shares.map((share) => share * film.seconds)
        const one = timelineOf(said, film)
        const forward = new Map(times.toSorted((a, b) => a - b).map((at) => [at, drawnAt(one, at)]))
        for (const at of times.toReversed()) {
          const again = drawnAt(timelineOf(said, speak(said)), at)
          expect(again).toEqual(forward.get(at))
          expect(isSameDrawn(again, drawnAt(one, at))).toBe(true)
        }
      }),
    )
  })

  it('a part never goes back within its scene', () => {
    const steps = (from: number, to: number) =>
      Array.from({ length: Math.ceil((to - from) / 0.25) }, (_, at) => from + at / 4).filter((at) => at < to)
    fc.assert(
      fc.property(score, (said) => {
        const one = timelineOf(said, speak(said))
        for (const { from, to } of one.scenes) {
          const looks = steps(from, to).map((at) => drawnAt(one, at).shown)
          const falls = looks.flatMap((shown, at) =>
            Object.entries(looks[at - 1] ?? {}).filter(([id, far]) => (shown[id] ?? 0) < far),
          )
          expect(falls).toEqual([])
        }
      }),
    )
  })

  it('captions are the narration, word for word, in order and without overlap', () => {
    fc.assert(
      fc.property(score, (said) => {
        const captions = captionsIn(timelineOf(said, speak(said)))
        const narration = sentencesToSay(said).map(({ text }) => text)
        expect(captions.map(({ text }) => text).join(' ')).toBe(narration.join(' '))
        for (const [at, { startsAt, endsAt, text }] of captions.entries()) {
          expect(endsAt).toBeGreaterThan(startsAt)
          expect(startsAt).toBeGreaterThanOrEqual(captions[at - 1]?.endsAt ?? 0)
          expect(text.length).toBeLessThanOrEqual(74)
        }
      }),
    )
  })
})

it('writes captions that are read back as they were', () => {
  const captions = [{ startsAt: 65.5, endsAt: 67.25, text: 'Fees & taxes < $50' }]
  expect(webVttOf(captions)).toBe('WEBVTT\n\n00:01:05.500 --> 00:01:07.250\nFees &amp; taxes &lt; $50\n')
  expect(cuesIn(webVttOf(captions))).toEqual([{ id: '', ...captions[0] }])
})
