/** Proves what a practice run holds: the owner's own presentation in its time, and questions from weak points only. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { wordsToSay } from '#core/document/compose/script-length.ts'
import type { CaseMaterial } from '#core/document/facts/case.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'
import { rich, richHeld, thin } from '#core/document/testing/rich-case.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { tellPracticeQuestion } from '#words/rehearsal/practice-question.ts'
import { reasonWords } from './likely/of-left-out.ts'
import type { LikelyQuestion } from './likely/question.ts'
import { attacksOn } from './likely-questions.ts'
import { rehearsalOf } from './rehearsal.ts'

const rehearsed = (more: Partial<CaseMaterial>) => {
  const made = rehearsalOf(materialOf('hearing_script', NEW_HOMESTEAD, more))
  if (!made.ok) throw new Error(made.reason)
  return { ...made.value, questions: made.value.questions.map((one) => tellPracticeQuestion(one, false)) }
}

const { sales: known } = rich
if (known === undefined || typeof known === 'string') throw new Error('the case has sales')

describe('a run', () => {
  /** '1:30' is 90 seconds. */
  const secondsOf = (told: string): number => {
    const [minutes, seconds] = told.split(':').map(Number)
    return 60 * (minutes ?? 0) + (seconds ?? 0)
  }

  const scriptOf = (minutes: 5 | 10 | 15, more: Partial<CaseMaterial>) =>
    sheetOf(materialOf('hearing_script', NEW_HOMESTEAD, { ...more, minutes })).facts

  /** By the names of the script's own time plan. */
  const plannedSeconds = (minutes: 5 | 10 | 15, more: Partial<CaseMaterial>) => {
    const told = scriptOf(minutes, more)
      .filter(({ id }) => id.startsWith('script.plan.'))
      .map(({ value }) => String(value))
    return new Map(told.flatMap((part, at) => (at % 2 === 0 ? [[part, secondsOf(told[at + 1] ?? '')]] : [])))
  }

  it.each([5, 10, 15] as const)(
    'of %i minutes has the times of the script: its plan and what it says of them',
    (minutes) => {
      for (const more of [rich, thin, {}]) {
        const parts = rehearsed(more).runs.find((one) => one.minutes === minutes)?.parts ?? []
        const planned = plannedSeconds(minutes, more)
        expect(parts.map(({ seconds }) => seconds)).toEqual(parts.map(({ title }) => planned.get(title)))
        const length = String(scriptOf(minutes, more).find(({ id }) => id === 'script.spoken')?.value)
        const [, lines = ''] = /your lines take about (\d+:\d\d) of your/.exec(length) ?? []
        expect(parts.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(secondsOf(lines))
      }
    },
  )

  it('has time enough for the words of each part, and a shorter run never less for the same words', () => {
    const runs = rehearsed(rich).runs
    const wordsIn = (lines: readonly { readonly words: string }[]) =>
      wordsToSay(lines.map(({ words }) => words))
    const all = runs.flatMap(({ parts }) =>
      parts.map(({ lines, seconds }) => ({ words: wordsIn(lines), seconds })),
    )
    for (const { words, seconds } of all) expect(seconds).toBeGreaterThanOrEqual(words / 2)
    const steps = all.toSorted((a, b) => a.words - b.words).map(({ seconds }) => seconds)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  })

  it('presents what the case holds, and leaves out a part with nothing in it', () => {
    const [full, empty] = [rehearsed(rich), rehearsed(thin)]
    const titles = (of: typeof full) => of.runs[0]?.parts.map(({ id }) => id)
    expect(titles(full)).toEqual([...['opening', 'turn', 'record', 'sales', 'condition', 'closing']])
    expect(titles(empty)).not.toContain('record')
    expect(titles(empty)).not.toContain('condition')
    const lines = full.runs[0]?.parts.flatMap((part) => part.lines) ?? []
    expect(lines).toContainEqual({
      words:
        '“Please turn to Exhibit A. On January 1, 2026, my home had a cracked slab in the garage. The written estimate from Gulf Slab LLC, dated December 12, 2025, puts the repair at $12,500. It is Exhibit B.”',
      spoken: true,
    })
  })

  it('lets the magistrate ask why it is worth less and how the figure came about, and the appraiser speak for the county', () => {
    const { questions } = rehearsed(rich)
    const askerOf = (id: string) => questions.find((one) => one.id === id)?.asker
    expect(askerOf('own-sale')).toBe('magistrate')
    expect(askerOf('level')).toBe('appraiser')
    for (const { asker, question } of questions)
      if (/\bour\b/i.test(question)) expect(asker, question).toBe('appraiser')
    expect(new Set(questions.map(({ asker }) => asker))).toEqual(new Set(['appraiser', 'magistrate']))
  })

  it('asks each question once: no part of it reads out an answer before', () => {
    for (const { parts, questionIds } of rehearsed(rich).runs) {
      const read = parts.flatMap(({ lines }) => lines.map(({ words }) => words))
      expect(read.filter((words) => words.startsWith('Asked: '))).toEqual([])
      expect(new Set(questionIds).size).toBe(questionIds.length)
    }
  })

  it('asks from each part of the case in turn, more in a longer run', () => {
    const { runs, questions } = rehearsed(rich)
    expect(runs.map(({ questionIds }) => questionIds.length)).toEqual([5, 8, 12])
    const first = runs[0]?.questionIds.map((id) => questions.find((one) => one.id === id)?.step)
    expect(new Set(first).size).toBeGreaterThan(3)
    expect(questions.find(({ id }) => id === 'own-sale')).toMatchObject({
      question: 'You paid $410,000 in March 2024. Why was it worth less on January 1, 2026?',
      hints: [{ words: expect.stringMatching(/^I paid that, and my packet says so\./) }],
    })
  })

  /** A point where a page is shown is no sentence to keep in mind. */
  const sentencesOf = (words: string): readonly string[] =>
    words.replace(/ Please see [^.]+\.$/u, '').split(/(?<=[a-z\d%”)]{2}[.?!]”?) (?=[“A-Z$])/u)
  const lengthOf = (words: string): number => words.split(' ').length

  it('asks nothing without an answer that can be said aloud, in a few short sentences', () => {
    const [rejected, ...others] = richHeld.file.comparables.toReversed()
    if (!rejected) throw new Error('the case has sales')
    const bare = { ...richHeld.file, comparables: [...others, rejected] }
    const upper = {
      ...known,
      comparables: known.comparables.map((one) => ({ ...one, adjustedCents: 60_000_000 })),
    }
    const bought = { justValueCents: 33_500_000, broughtCents: 38_000_000, words: '' }
    const cases: readonly Partial<CaseMaterial>[] = [
      rich,
      thin,
      { ...rich, held: { ...richHeld, file: bare } },
      { ...rich, held: { ...richHeld, files: [] } },
      { ...rich, sales: upper },
      { ...rich, sales: { ...known, ownSaleCompared: bought } },
      { ...rich, sales: { ...upper, ownSaleCompared: bought } },
    ]
    const asked = cases.flatMap((one) => rehearsed(one).questions)
    for (const { hints, question } of asked) {
      const said = hints[0]?.words ?? ''
      expect(said, question).toMatch(/^(?!Your? )./u)
      expect(Math.max(...sentencesOf(said).map(lengthOf)), said).toBeLessThanOrEqual(20)
      expect(lengthOf(sentencesOf(said).join(' ')), said).toBeLessThanOrEqual(60)
    }
    const sources = new Set(asked.flatMap(({ hints }) => hints.map(({ source }) => source)))
    expect([...sources].toSorted()).toEqual(['From your case', 'Your hearing script'])
  })

  it('practices no sale of a grid where the packet only lists the sales', () => {
    const comparables = known.comparables.map((one) => ({ ...one, adjustedCents: 60_000_000 }))
    const { questions } = rehearsed({ ...rich, sales: { ...known, comparables } })
    expect(questions.length).toBeGreaterThan(3)
    expect(JSON.stringify(questions)).not.toContain('My grid')
  })

  it('asks nothing where there is no case', () => {
    expect(rehearsed({}).questions).toEqual([])
  })

  it('asks what the script answers, with its answer, then what the playbook answers, then what is thin', () => {
    const factsOf = (kind: 'playbook' | 'hearing_script', prefix: string) =>
      sheetOf(materialOf(kind, NEW_HOMESTEAD, rich))
        .facts.filter(({ id }) => id.startsWith(prefix))
        .map(({ value }) => value)
    const [asked, answered] = ['spoken.asked.', 'spoken.answer.'].map((one) => factsOf('hearing_script', one))
    const { questions } = rehearsed(rich)
    const attacks = factsOf('playbook', 'private.attack.').filter((_, at) => at % 3 === 0)
    expect(attacks).toHaveLength(6)
    expect(asked).toEqual(attacks)
    expect(questions.slice(0, 6).map(({ question }) => question)).toEqual(asked)
    expect(questions.slice(0, 6).map(({ hints }) => hints[0]?.words)).toEqual(answered)
    const all = questions.map(({ question }) => question)
    for (const attack of attacks) expect(all).toContain(attack)
  })

  it('asks nothing that only has to be mended: a missing caption, a small picture, damage of later', () => {
    const [paper, photo, undated] = richHeld.files
    if (!paper || !photo || !undated) throw new Error('the case has files')
    const small = { ...undated, width: 150, height: 150 }
    const { questions, runs } = rehearsed({ ...rich, held: { ...richHeld, files: [paper, photo, small] } })
    const ids = [...questions.map(({ id }) => id), ...runs.flatMap(({ questionIds }) => questionIds)]
    expect(
      ids.filter((id) => /^(files-bare|photos-small|condition-later|delivery-unproved)/.test(id)),
    ).toEqual([])
  })
})

type Told = Pick<SalesMaterial['comparables'][number], 'nearness' | 'adjustedCents'> & {
  readonly placeCents?: number
  readonly age?: Partial<SalesMaterial['comparables'][number]['adjustments'][number]>
}

/** Each sale chosen, with the county's figure at $420,000. */
const attacked = (
  told: readonly Told[],
  change: Partial<typeof richHeld.file> = {},
  more: Partial<SalesMaterial> = {},
  files = richHeld.files,
  hasOtherCase = false,
): readonly LikelyQuestion[] => {
  const [adjusted] = known.comparables
  const [first] = richHeld.file.comparables
  if (!adjusted || !first) throw new Error('the case has sales')
  const comparables = told.map(({ placeCents = 0, age = {}, ...one }, at) => ({
    ...adjusted,
    ...one,
    home: { ...adjusted.home, parcelId: `S-${at}`, address: `${at}01 Elm Ct` },
    sale: { ...adjusted.sale, month: at + 1 },
    adjustments: adjusted.adjustments.map((line) => {
      if (line.item === 'age') return { ...line, ...age }
      return line.item === 'location' ? { ...line, amountCents: placeCents } : line
    }),
  }))
  const chosen = comparables.map(({ home: { parcelId, address } }) => ({
    ...first,
    id: parcelId,
    parcelId,
    address,
  }))
  const file = {
    ...richHeld.file,
    corrections: [],
    condition: [],
    comparables: chosen,
    value: { opinionCents: 33_000_000, reasons: '' },
    ...change,
  }
  return attacksOn({
    held: { file, files, hasOtherCase },
    sales: { ...known, comparables, ownSales: [], ...more },
    justCents: 42_000_000,
    valuedOn: calendarDate('2026-01-01'),
  })
}

const near = (adjustedCents: number): Told => ({ nearness: 'same_neighborhood', adjustedCents })
const far = (adjustedCents: number, placeCents = 0): Told => ({
  nearness: 'same_county',
  adjustedCents,
  placeCents,
})

describe('what the appraiser may say', () => {
  const answerTo = (all: readonly LikelyQuestion[], id: string) => all.find((one) => one.id === id)

  it.each([
    [[0, 0, 0], 'Recorded sales do not show what the location adds, so I did not adjust for it.'],
    [[5, 5, 5], 'Each is adjusted for its location.'],
    [
      [5, 5, 0],
      'Sales 1 and 2 are adjusted for location. For Sale 3, recorded sales do not show what the location adds, so I made no adjustment.',
    ],
  ])('of the place of the sales is answered as the row of the grid has it: %o', (places, words) => {
    const all = attacked(places.map((place, at) => far(38_000_000 + at * 100_000, place * 100_000)))
    expect(answerTo(all, 'elsewhere')?.answer).toContain(words)
  })

  it.each([
    // 10 and 55 years old, where age counts up to 25: 15 of 45 years.
    [
      { difference: -45, counted: { difference: -15, from: 0, to: 25 }, amountCents: 1_500_000 },
      'By the county’s effective year, Sale 1 is 45 years older than your home, and your grid adjusts for only 15 of those years. Why?',
      'Above 25 years the county’s sales show no clear further loss with age, so no home is adjusted for its years above 25.',
    ],
    // 75 and 30 years old: none of 45.
    [
      { difference: 45, counted: { difference: 0, from: 0, to: 25 }, amountCents: 0 },
      'By the county’s effective year, Sale 1 is 45 years newer than your home, and your grid adjusts nothing for it. Why?',
      'Above 25 years the county’s sales show no clear further loss with age',
    ],
    [
      { difference: 45, counted: { difference: 0, from: 0, to: 0 }, amountCents: 0 },
      'By the county’s effective year, Sale 1 is 45 years newer than your home, and your grid adjusts nothing for it. Why?',
      'The county’s sales show no clear loss with age, so no difference in age counts.',
    ],
  ])('asks why years are not adjusted for: %o', (age, question, why) => {
    const sales = [{ ...near(38_000_000), age }, near(38_100_000), near(38_200_000)]
    const asked = answerTo(attacked(sales), 'age:S-0')
    expect(asked?.question).toBe(question)
    expect(asked?.answer).toContain('I go by the effective year because it reflects renovation. ')
    expect(asked?.answer).toContain(why)
    expect(asked?.concede).toContain('how either home has been kept up')
  })

  it('asks nothing of age where all of it counts, or little is left out', () => {
    for (const age of [
      { difference: -45 },
      { difference: -45, counted: { difference: -36, from: 0, to: 50 } },
    ]) {
      const sales = [{ ...near(38_000_000), age }, near(38_100_000), near(38_200_000)]
      expect(answerTo(attacked(sales), 'age:S-0')).toBeUndefined()
    }
  })

  it('asks why the figure stands above or below what the own sales indicate, and says what they carry', () => {
    const sales = [near(38_000_000), near(38_100_000), near(38_200_000)]
    // A third each of the three is $381,000, and 87.9% of that is $334,899.
    expect(answerTo(attacked(sales), 'opinion')?.question).toBe('How did you arrive at $330,000?')
    const [item] = richHeld.file.condition
    if (!item) throw new Error('the case has an item')
    const asking = (opinionCents: number, change: Partial<typeof richHeld.file> = {}) =>
      answerTo(attacked(sales, { value: { opinionCents, reasons: '' }, ...change }), 'opinion')
    expect(asking(40_000_000)).toMatchObject({
      question: 'Your own sales indicate $334,899. How did you arrive at $400,000?',
      answer: expect.stringContaining('I ask for more than that, $400,000, because only three sales fit.'),
      concede: expect.stringContaining('You may lower the figure: they indicate $334,899.'),
    })
    expect(asking(30_000_000)?.concede).toBe(
      'That your evidence indicates $334,899. If it is offered, consider it.',
    )
    const driveway = { ...item, what: 'Cracked driveway', costSource: 'own' as const }
    expect(asking(30_000_000, { condition: [driveway] })?.answer).toContain(
      'My figure is $34,899 lower, because these steps take nothing off for the cracked driveway, and no document gives a figure for that.',
    )
  })

  it('asks what supports 15% where the level is not measured, and answers with none of it', () => {
    const all = attacked(
      [near(38_000_000), near(38_100_000), near(38_200_000)],
      {},
      {
        estimate: { sufficient: false, explanation: [] },
      },
    )
    expect(answerTo(all, 'cost-of-sale')?.answer).toContain(
      'Without any of it my sales indicate $381,000, and that too is below the county’s $420,000.',
    )
  })

  it('of sales that support the county also with the repairs off, is conceded', () => {
    const [item] = richHeld.file.condition
    if (!item) throw new Error('the case has an item')
    const all = attacked([near(60_000_000), near(61_000_000), near(62_000_000)], { condition: [item] })
    expect(all.map(({ id }) => id).slice(0, 2)).toEqual(['repaired-sales', 'opinion'])
    // No adjusted price of these sales is in the packet, so none is in the question.
    expect(all[0]?.question).toBe(
      'Even with $12,500 off, the sales listed in your packet support our value. What is left of your case?',
    )
    expect(all[0]?.answer).toContain('I do not dispute those prices')
    expect(all[0]?.answer).toContain('it is that much too high by your own method.')
  })

  it('of the amount is not answered with a comparison that the packet does not make', () => {
    const [item] = richHeld.file.condition
    if (!item) throw new Error('the case has an item')
    const listed = [near(60_000_000), near(61_000_000), near(62_000_000)]
    const bySource = (costSource: 'own' | 'estimate', reasons: string) => {
      const condition = [{ ...item, costSource, costCents: costSource === 'own' ? item.costCents : null }]
      return answerTo(
        attacked(listed, { condition, value: { opinionCents: 37_900_000, reasons } }),
        'opinion',
      )?.answer
    }
    const answered = (reasons: string) =>
      answerTo(
        attacked(listed, {
          condition: [{ ...item, costSource: 'own' as const }],
          value: { opinionCents: 37_900_000, reasons },
        }),
        'opinion',
      )?.answer
    expect(
      answered(
        'I compared my home with 3 similar homes that sold and adjusted each price for the differences.',
      ),
    ).toBe(
      'It is my own opinion as the owner, $41,000 below the county’s figure. It is based on this: the condition of my home on January 1, 2026. I did not work it out from sales, and I have no written estimate.',
    )
    expect(answered('The slab is cracked through.')).toContain('The slab is cracked through.')
    // Nor is a paper denied that lies in the packet.
    expect(bySource('own', 'The slab is cracked through.')).toContain('I have no written estimate')
    expect(bySource('estimate', 'The slab is cracked through.')).not.toContain('I have no written estimate')
  })

  it('of the level of just values is answered first, with the median, its count and the law', () => {
    const [first] = attacked([near(38_000_000), near(38_100_000), near(38_200_000)])
    expect(first).toMatchObject({ id: 'level', shownIn: 'Reconciliation to one value' })
    expect(first?.answer).toMatch(
      /about 88 percent of sale prices\. The median of [\d,]+ sales is 87\.9 percent/,
    )
    expect(first?.law).toBe('s. 193.011(8)')
  })

  it('of others valued too low follows wherever that level is used, and the sales are the answer', () => {
    const second = answerTo(attacked([near(38_000_000), near(38_100_000), near(38_200_000)]), 'others-low')
    expect(second?.question).toContain('Deltona Corp. v. Bailey')
    expect(second?.answer).toContain(
      'My sales show what my own home would have sold for. Without any median they indicate ',
    )
    expect(second?.concede).toMatch(/as prices, or \$[\d,]+ with 15% off\.$/)
  })

  it('of the rates is answered with how they were measured', () => {
    const rates = answerTo(
      attacked([near(38_000_000), near(38_100_000), near(38_200_000)], {}, { rateSaleCount: 3_541 }),
      'rates',
    )
    expect(rates?.answer).toMatch(/^By one regression of price on .* over 3,541 recorded home sales/)
  })

  it('asks an owner who bought lately for the terms, which only the owner has', () => {
    const own = { year: 2025, month: 11, priceCents: 32_000_000, qualificationCode: '01', recording: '' }
    const terms = answerTo(
      attacked([near(38_000_000), near(38_100_000), near(38_200_000)], {}, { ownSales: [own] }),
      'own-terms',
    )
    expect(terms).toMatchObject({
      answer: 'The county’s file lists my purchase as a sale at arm’s length, qualified from the deed.',
      toAdd: expect.stringContaining('how it was listed'),
    })
  })

  it('asks nobody again for the terms that the case has', () => {
    const own = { year: 2025, month: 11, priceCents: 32_000_000, qualificationCode: '01', recording: '' }
    const value = { ...richHeld.file.value, purchaseOffer: 'broker', purchasePayment: 'cash' } as const
    const terms = answerTo(
      attacked([near(38_000_000), near(38_100_000), near(38_200_000)], { value }, { ownSales: [own] }),
      'own-terms',
    )
    expect(terms?.answer).toMatch(/^A broker listed it for sale, and I paid cash\. /)
    expect(terms?.toAdd).toBe(
      'Say whether you knew the seller and any credit at closing. Say only what is true.',
    )
  })

  it.each([
    ['Roof is leaking', 'What shows that the roof was leaking on January 1, 2026?'],
    [
      'Roof shingles curled and leaking',
      'What proof do you have of this on January 1, 2026: roof shingles curled and leaking?',
    ],
    ['Septic drain field failed', 'What shows that the septic drain field had failed on January 1, 2026?'],
    ['Mold in the hall', 'What proof do you have of this on January 1, 2026: mold in the hall?'],
    ['Techo con goteras', 'What shows that this defect was there on January 1, 2026?'],
  ])('of a defect is a sentence, whatever was typed: %s', (what, question) => {
    const [item] = richHeld.file.condition
    if (!item) throw new Error('the case has an item')
    const sales = [near(60_000_000), near(61_000_000), near(62_000_000)]
    const all = attacked(sales, { condition: [{ ...item, what, inEnglish: '' }] })
    expect(all.find(({ id }) => id.startsWith('present:'))?.question).toBe(question)
  })

  it('of repairs that come off the request goes before those about the sales', () => {
    const [item] = richHeld.file.condition
    if (!item) throw new Error('the case has an item')
    const own = { year: 2025, month: 11, priceCents: 32_000_000, qualificationCode: '01', recording: '' }
    const asked = attacked(
      [near(38_000_000), far(38_100_000, -3_000_000), far(38_200_000, -3_000_000)],
      {
        condition: [{ ...item, costCents: 1_250_000, costSource: 'estimate', costDetail: '' }],
        corrections: richHeld.file.corrections,
      },
      { ownSales: [own] },
    ).map(({ id }) => id.replace(/:.*/, ''))
    expect(asked.slice(0, 2)).toEqual(['level', 'present'])
  })

  it('what proves a defect names the estimate that prices it, where that is in the packet', () => {
    const [item] = richHeld.file.condition
    const [paper] = richHeld.files
    if (!item || !paper) throw new Error('the case has an item and a paper')
    const condition = [{ ...item, what: 'Rotted decking', inEnglish: '', costDetail: '' }]
    const answered = (files: typeof richHeld.files) => {
      const sales = [near(60_000_000), near(61_000_000), near(62_000_000)]
      return attacked(sales, { condition }, {}, files).find(({ id }) => id.startsWith('present:'))?.answer
    }
    const caption = 'Written estimate, $12,500: Rotted decking'
    const there = 'I testify that the home was in this condition on January 1, 2026.'
    expect(answered([{ ...paper, kind: 'paper', takenOn: null, caption }])).toBe(
      `The written estimate is Exhibit A. ${there}`,
    )
    expect(answered([])).toBe(there)
    const taken = { ...paper, kind: 'photo', takenOn: calendarDate('2025-12-20'), caption: 'Rotted decking' }
    expect(answered([{ ...taken, kind: 'photo' }])).toBe(
      `Exhibit A is a photo taken on December 20, 2025. ${there}`,
    )
    const dated = { condition: [{ ...item, costDetail: 'Gulf Decks, 12/12/2025' }] }
    const named = { ...paper, kind: 'paper', takenOn: null, caption: 'Estimate: cracked slab' } as const
    const ofEstimate = attacked([near(60_000_000), near(61_000_000), near(62_000_000)], dated, {}, [named])
    expect(ofEstimate.find(({ id }) => id.startsWith('present:'))?.answer).toBe(
      `Exhibit A is the written estimate of Gulf Decks, dated December 12, 2025. ${there}`,
    )
  })

  it('of a sale as high as the county’s value is answered, though nobody reads it aloud', () => {
    // 421,000 x 0.879 = 370,059; weights of a third: (380 + 381 + 421) / 3 = 394,000, and 87.9% of it is 346,326.
    const all = attacked([near(38_000_000), near(38_100_000), near(42_100_000)])
    expect(answerTo(all, 'at-value:S-2')).toMatchObject({
      question:
        'Sale 3 comes to $421,000 when adjusted to your home, more than our $420,000. Why is your home worth less?',
      answer:
        'It is one of three sales, and a sale price is not yet a just value. Adjusted to my home and brought to just value, it comes to $370,059, below your $420,000. Weighed together, my three sales indicate $346,326.',
    })
    expect(all.map(({ id }) => id)).not.toContain('at-value:S-0')
  })

  it('of a sale that reaches the county’s value, is answered with the others where none of them does', () => {
    // 480,000 x 0.879 = 421,920; the other two at most 381,000 x 0.879 = 334,899.
    const all = attacked([near(38_000_000), near(38_100_000), near(48_000_000)])
    expect(all.find(({ id }) => id.startsWith('reaches:'))).toMatchObject({
      question: 'Sale 3 comes to $421,920. Doesn’t that support the county’s value?',
      answer: expect.stringContaining(
        ' The other two come to $334,899 at most. Weighed together, they indicate ',
      ),
    })
    expect(all.map(({ id }) => id)).not.toContain('heaviest')
  })

  it('of another rate for another home is asked only of who has a case for one', () => {
    const sales = [near(38_000_000), near(38_100_000), near(38_200_000)]
    expect(answerTo(attacked(sales), 'other-case')).toBeUndefined()
    const both = attacked(sales, {}, {}, richHeld.files, true)
    expect(answerTo(both, 'other-case')?.answer).toContain(
      'The ratio here is 87.9 percent, the median of 1,204 sales in the county.',
    )
  })

  it('of a ratio that is refused, is answered by the own purchase before any other sale', () => {
    const own = { year: 2025, month: 11, priceCents: 32_000_000, qualificationCode: '01', recording: '' }
    const bought = {
      ownSales: [own],
      ownSaleCompared: { words: '', justValueCents: 28_300_000, broughtCents: 32_200_000 },
    }
    const sales = [near(38_000_000), near(38_100_000), near(38_200_000)]
    const others = answerTo(attacked(sales, {}, bought), 'others-low')
    expect(others?.answer).toBe(
      'I agree that it does not. Without any ratio, what I paid for this very home comes to $322,000 on January 1, below your $420,000. My sales indicate a price of $381,000, and that is below it too.',
    )
    expect(others?.concede).toContain(
      'If the magistrate leaves it out, your own purchase comes to $322,000 as a price. Say that first. Then your sales point to $381,000 as prices',
    )
    const high = { ...bought, ownSaleCompared: { ...bought.ownSaleCompared, broughtCents: 45_000_000 } }
    // A price that is no evidence answers nothing: with 15 percent off, too, only the rate would speak.
    expect(answerTo(attacked(sales, {}, high), 'others-low')?.answer).not.toContain('what I paid')
  })

  it('lets no sale go where too few would be left', () => {
    const worst = (count: number) =>
      attacked(Array.from({ length: count }, (_, at) => near(38_000_000 + at * 100_000))).find(({ id }) =>
        id.startsWith('largest'),
      )?.concede
    expect(worst(3)).toBe('That it differs a lot. Keep it all the same: two sales are too few for a range.')
    expect(worst(4)).toBe('Let Sale 4 go if pressed. The other three still support your value.')
  })

  it('of sales not used that all come to more, is answered with their just values', () => {
    const three = [near(38_000_000), near(38_100_000), near(38_200_000)]
    const six = [...three, near(40_000_000), near(41_000_000), near(42_000_000)]
    const [first] = richHeld.file.comparables
    if (!first) throw new Error('the case has sales')
    const chosen = three.map((_, at) => ({
      ...first,
      id: `S-${at}`,
      parcelId: `S-${at}`,
      address: `${at}01 Elm Ct`,
    }))
    expect(answerTo(attacked(six, { comparables: chosen }), 'left-out-higher')).toMatchObject({
      question:
        'Of the sales most like your home, the three that you did not use come to more than your result. Why?',
      answer: expect.stringContaining(
        'they come to $351,600 to $369,180, and that too is below the county’s $420,000.',
      ),
    })
  })

  it('of some left out that need no more adjusting than one used, is answered with what they change', () => {
    const used = [near(38_000_000), near(38_100_000), near(38_200_000)]
    // One comes to less and one to much more, so that it is no matter of all of them.
    const five = [...used, near(37_900_000), near(45_000_000)]
    const [first] = richHeld.file.comparables
    if (!first) throw new Error('the case has sales')
    const chosen = used.map((_, at) => ({
      ...first,
      id: `S-${at}`,
      parcelId: `S-${at}`,
      address: `${at}01 Elm Ct`,
    }))
    const found = answerTo(attacked(five, { comparables: chosen }), 'left-out-near')
    expect(found?.question).toBe(
      'You left out 301 Elm Ct and 401 Elm Ct. They need no more adjusting than a sale that you use. Why?',
    )
    // (380 + 381 + 382 + 379 + 450) / 5 = 394.4, and 87.9% of that is 346.7.
    expect(found?.answer).toMatch(
      /^My packet lists each of them with its adjusted price .* With them, my sales indicate a just value of about \$347,000, and that too is below your \$420,000\.$/u,
    )
  })
})

it.each([
  ['On the water, mine is not', 'It is on the water, and mine is not.'],
  ['Sold between brothers', 'It was sold between brothers.'],
  ['Larger by a third', 'It is larger by a third.'],
  ['Has a pool', 'It has a pool.'],
  ['The house was rebuilt in 2024', 'The house was rebuilt in 2024.'],
  ['La misma urbanización, casi el mismo tamaño', ''],
  ['View', ''],
])('a note of why a sale was left out is said as a sentence, or not at all: %s', (note, words) => {
  expect(reasonWords(note)).toBe(words)
})

describe('the playbook', () => {
  const saidIn = (more: Partial<CaseMaterial>, prefix: string): string =>
    sheetOf(materialOf('playbook', NEW_HOMESTEAD, { ...rich, ...more }))
      .facts.filter(({ id }) => id.startsWith(prefix))
      .map(({ value }) => value)
      .join('\n')

  it('warns of a subdivision that the county’s file does not have, and asks for the closing statement', () => {
    const { file } = richHeld
    const value = { ...file.value, reasons: 'Five sales in my subdivision' }
    const comparables = known.comparables.map((one) => ({ ...one, nearness: 'same_neighborhood' as const }))
    const said = { held: { ...richHeld, file: { ...file, value } } }
    expect(saidIn({ ...said, sales: { ...known, comparables } }, 'private.fix.')).toContain(
      'You wrote “Five sales in my subdivision,” but the packet lists no sale in your subdivision, as the county’s file draws it.',
    )
    expect(saidIn({}, 'private.fix.')).toContain('the closing statement of your own purchase')
    const none = { held: { ...richHeld, file: { ...file, hasNoClosingStatement: true } } }
    expect(saidIn(none, 'private.fix.')).not.toContain('closing statement')
    expect(saidIn({ sales: { ...known, ownSales: [] } }, 'private.fix.')).not.toContain('closing statement')
  })

  it('points to no reasons that the packet does not print', () => {
    const comparables = known.comparables.map((one) => ({ ...one, adjustedCents: 60_000_000 }))
    const { file } = richHeld
    const basis = (reasons: string): string =>
      sheetOf(
        materialOf('evidence_list', NEW_HOMESTEAD, {
          ...rich,
          sales: { ...known, comparables },
          held: { ...richHeld, file: { ...file, condition: [], value: { ...file.value, reasons } } },
        }),
      )
        .facts.filter(({ id }) => /^recon\..*\.basis$/.test(id))
        .map(({ value }) => value)
        .join('\n')
    const own = 'for the reasons that I give in my own words'
    expect(basis('I compared my home with 3 sales of homes like it.')).toContain('less. I have no written')
    expect(basis('I compared my home with 3 sales of homes like it.')).not.toContain(own)
    expect(basis('The slab is cracked through.')).toContain(own)
  })

  it('names the exhibits that show the condition where the sales support the county', () => {
    const comparables = known.comparables.map((one) => ({ ...one, adjustedCents: 60_000_000 }))
    const against = { sales: { ...known, comparables } }
    expect(saidIn(against, 'private.left.')).toContain(
      'You have photos and papers to show it: Exhibits A, B and C.',
    )
    const [first, ...rest] = richHeld.files
    if (!first) throw new Error('the case has files')
    const files = [{ ...first, id: '9', caption: 'Closing statement of my purchase' }, first, ...rest]
    expect(saidIn({ ...against, held: { ...richHeld, files } }, 'private.left.')).toContain(
      'You have photos and papers to show it: Exhibits A, B and D.',
    )
    const bare = saidIn({ ...against, held: { ...richHeld, files: [] } }, 'private.left.')
    expect(bare).toContain('Bring dated photos and a written estimate.')
  })
})
