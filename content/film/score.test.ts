import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contentFiles, readYaml } from '#content/content-files.ts'
import { contentTokens } from '#content/content-tokens.ts'
import { landingFilm, readFilm } from '#content/film/score.ts'

const files = contentFiles()
const tokens = contentTokens({
  statistics: readYaml('statistics.yaml'),
  examples: files.filter(({ path }) => path.endsWith('/examples.yaml')).map(({ text }) => parse(text)),
})
const scores = files.filter(({ path }) => path.startsWith('films/'))

const sentence = 'Then the county row and the school row are read side by side.'

/** A sound score of the smallest size, to be spoiled in one place. */
const sound = () => ({
  lesson: landingFilm as string,
  scenes: Array.from({ length: 6 }, (_, at) => ({
    id: `scene-${at + 1}`,
    picture: { kind: 'title', heading: 'The envelope in August', line: 'Six numbers' } as object,
    says: `In August [heading] an envelope comes. ${sentence} [line] On it stand six numbers, and {{price:standard}}.`,
    alt: 'A title, and below it the words: six numbers.',
  })),
})

const problemsWith = (spoil: (score: ReturnType<typeof sound>) => void): readonly string[] => {
  const score = sound()
  spoil(score)
  const read = readFilm(score, tokens)
  return read.ok ? [] : read.problems
}

const first = (change: object) => (score: ReturnType<typeof sound>) => {
  Object.assign(score.scenes[0] ?? {}, change)
}

describe.each(scores)('$path', ({ path, text }) => {
  it('is a score without a mistake, named after its lesson', () => {
    const read = readFilm(parse(text), tokens)
    expect(read).toMatchObject({ ok: true, score: { lesson: path.slice('films/'.length, -'.yaml'.length) } })
  })
})

it('a sound score is read with its figures filled in', () => {
  const read = readFilm(sound(), tokens)
  expect(read).toMatchObject({ ok: true })
  expect(read.ok && read.score.scenes[0]?.says).toMatch(/ \$197\.$/)
})

it.each<[what: string, change: object, problem: string]>([
  [
    'an unknown token',
    { says: 'It costs [heading line] {{price:gold}} only.' },
    'No value for the token {{price:gold}}',
  ],
  [
    'a cue without a part',
    { says: `In August [heading line] an envelope comes. [lines] ${sentence}` },
    'the cue [lines] names no part of the picture; its parts are heading, line',
  ],
  ['a part without a cue', { says: `In August [heading] an envelope comes.` }, 'the part line is never cued'],
  [
    'a late first cue',
    { says: `${sentence} [heading line] The end.` },
    'the first cue comes after 13 words; put one within the first 8',
  ],
  [
    'a picture that stands still',
    { says: `In August [heading line] an envelope comes. ${sentence} ${sentence}` },
    'nothing moves for 29 words after [heading line]',
  ],
  [
    'a label that tells a story',
    { picture: { kind: 'title', heading: sentence } },
    'picture.heading: What is drawn is a short label',
  ],
  ['a typed figure', { says: 'In August [heading line] they ask $380,000 for it.' }, '$380,000 is typed'],
  [
    'a clock that is never started',
    {
      picture: { kind: 'hearing', people: ['magistrate', 'owner'], clock: 15 },
      says: 'The magistrate [magistrate owner] has a quarter of an hour.',
    },
    'the part clock is never cued',
  ],
  ['a picture of no kind', { picture: { kind: 'cartoon' } }, 'picture.kind: '],
  ['a scene without words', { says: undefined }, 'says: '],
  ['a missing description', { alt: '' }, 'alt: '],
  [
    'no full stop',
    { says: 'In August [heading line] an envelope comes to them' },
    'ends without a full stop',
  ],
  [
    'a mark beside its months',
    {
      picture: {
        kind: 'calendar',
        months: ['2027-01'],
        marks: [{ id: 'court', date: '{{day:decision.courtBy}}', label: 'Court', from: 'law' }],
      },
      says: 'The last day [court] for court comes in May.',
    },
    'picture.marks: court is on 2027-05-14, in none of the months 2027-01',
  ],
  [
    'stairs that rise',
    {
      picture: {
        kind: 'stairs',
        steps: [
          { id: 'low', label: 'Taxable', amount: '{{example:new-homestead.taxableSchool}}' },
          { id: 'high', label: 'Market', amount: '{{example:new-homestead.justValue}}' },
        ],
      },
      says: 'First [low] one step and then [high] another.',
    },
    'a step is higher than the one before',
  ],
])('%s is told with film, scene and field', (_what, change, problem) => {
  const problems = problemsWith(first(change))
  expect(problems.length).toBeGreaterThan(0)
  expect(problems[0]).toMatch(/^film landing: scene scene-1, /)
  expect(problems.join('\n')).toContain(problem)
})

it.each<[string, (score: ReturnType<typeof sound>) => void, string]>([
  ['too few scenes', (score) => score.scenes.splice(3), '3 scenes; a film of its kind has'],
  ['two scenes of one name', (score) => first({ id: 'scene-2' })(score), 'two scenes are called scene-2'],
  ['an unknown lesson', (score) => Object.assign(score, { lesson: '9-9' }), 'film: lesson: '],
])('%s is told of the whole film', (_what, spoil, problem) => {
  expect(problemsWith(spoil).join('\n')).toContain(problem)
})

it('a notice shows the figures of the story’s home, worked out and not typed', () => {
  const score = sound()
  first({
    picture: { kind: 'notice', parts: ['market'] },
    says: 'Here stands [market] the market value of the home.',
  })(score)
  const read = readFilm(score, tokens)
  expect(read.ok && read.score.scenes[0]?.picture).toMatchObject({ printed: { market: '$420,000' } })
})
