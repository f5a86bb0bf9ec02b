/** Measures what the gate stops of hostile wordings, which is all of them, and what it offers of good ones; prints both. */
import { describe, expect, it } from 'vitest'
import { planOf } from '../draft-plan.ts'
import { hostileSentences } from '../testing/hostile-sentences.ts'
import { freeWordings, phraseWordings } from '../testing/wordings/good-wordings.ts'
import { hostileChanges } from '../testing/wordings/hostile-changes.ts'
import { harmlessDraft, hostileDrafts } from '../testing/wordings/hostile-drafts.ts'
import { hostileAttributions, hostilePhrases, hostileSections } from '../testing/wordings/hostile-wordings.ts'
import { exchanged, SECTIONS, taskOn, whole } from '../testing/wordings/worded-sections.ts'
import { writtenCases } from '../testing/written-cases.ts'
import { readModelAnswer } from './model-answer.ts'
import { isNarrative, modelTaskOf } from './model-task.ts'

/** The least that is offered of the 117; the rest keeps our own words. */
const FEWEST_OFFERED = 80

type Work = ReturnType<typeof taskOn>
type Wording = { readonly work: Work; readonly text: string }

const known = new Map([...SECTIONS.keys()].map((name) => [name, taskOn(name)]))
const workOn = (name: string): Work => known.get(name) ?? taskOn(name)
const ownText = ({ task }: Work): string => task.template.join('\n\n')

const isOffered = ({ work: { sheet, plan, task }, text }: Wording): boolean =>
  readModelAnswer(sheet, plan, task, text).ok

const phrases = (rows: readonly (readonly string[])[]): readonly Wording[] =>
  rows.map(([name = '', ...changes]) => ({
    work: workOn(name),
    text: exchanged(ownText(workOn(name)), changes),
  }))

const sections = (rows: readonly (readonly string[])[]): readonly Wording[] =>
  rows.map(([name = '', text = '']) => ({ work: workOn(name), text: whole(text, ownText(workOn(name))) }))

const values = workOn('summary/values')
const ofValues = (text: string): Wording => ({ work: values, text: whole(text, ownText(values)) })

/** What is written today where a wording may be suggested, each text once. */
const narrative: readonly Work[] = [
  ...new Map(
    writtenCases.flatMap(([, sheet]) =>
      planOf(sheet)
        .filter((plan) => isNarrative(sheet, plan))
        .map((plan) => {
          const work = { sheet, plan, task: modelTaskOf(sheet, plan) }
          return [ownText(work), work] as const
        }),
    ),
  ).values(),
]

const changed = (change: (typeof hostileChanges)[number][1]): readonly Wording[] =>
  [...known.values(), ...narrative]
    .map((work) => ({ work, text: change(work.task.template).join('\n\n') }))
    .filter(({ work, text }) => text !== ownText(work))

const hostile: Readonly<Record<string, readonly Wording[]>> = {
  'one phrase of ours turned into a lie': [...phrases(hostilePhrases), ...sections(hostileSections)],
  'who says it, whose it is, what is not so': phrases(hostileAttributions),
  'whole drafts with a lie in them': hostileDrafts.map(ofValues),
  'lying sentences, in a paragraph or as one': hostileSentences.flatMap(([kind, sentence]) =>
    kind === 'empty'
      ? []
      : [
          ofValues(`${ownText(values)}\n\n${sentence}`),
          ofValues(
            values.task.template.map((text, at) => (at === 0 ? `${text} ${sentence}` : text)).join('\n\n'),
          ),
        ],
  ),
  'ways of lying, done to every section': hostileChanges.flatMap(([, change]) => changed(change)),
}

const print = (line: string) => process.stdout.write(`${line}\n`)

describe('of hostile wordings', () => {
  it.each(Object.entries(hostile))('none is offered: %s', (name, wordings) => {
    const offered = wordings.filter(isOffered)
    print(`hostile, ${name}: ${wordings.length - offered.length} of ${wordings.length} stopped`)
    expect(wordings.length).toBeGreaterThan(25)
    expect(offered.map(({ text }) => text)).toEqual([])
  })

  it.each(hostileChanges)('a way of lying finds places to lie at: %s', (_, change) => {
    expect(changed(change).length).toBeGreaterThan(1)
  })
})

describe('of good wordings', () => {
  it('at least 80 of 117 are offered', () => {
    const [free, phrased] = [sections(freeWordings), phrases(phraseWordings)]
    const [offeredFree, offeredPhrased] = [free.filter(isOffered).length, phrased.filter(isOffered).length]
    const [offered, all] = [offeredFree + offeredPhrased, free.length + phrased.length]
    print(`good: ${offered} of ${all} offered, ${offeredFree} of ${free.length} in a writer’s own words`)
    expect(all).toBe(117)
    expect(offered).toBeGreaterThanOrEqual(FEWEST_OFFERED)
  })

  it('ours is, word for word, wherever a wording may be suggested', () => {
    expect(narrative.length).toBeGreaterThan(15)
    for (const work of [...known.values(), ...narrative])
      expect(isOffered({ work, text: ownText(work) })).toBe(true)
    expect(isOffered(ofValues(harmlessDraft))).toBe(true)
  })
})
