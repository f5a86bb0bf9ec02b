/** Proves that the report on paper shows what the page shows of savings: no more, in the same tense and in whole dollars. */
import { describe, expect, it } from 'vitest'
import type { Block } from '#core/document/paper.ts'
import { dollars } from '#core/money.ts'
import { CAPPED_HOMESTEAD, factsOf, NEW_HOMESTEAD, ROLL_NAME } from '#core/tax/testing/example-homes.ts'
import { toldFees } from '#words/next-step/fee-comparison.ts'
import { verdictIn } from '#words/verdict/outdated.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { savingBlocks, savingSections } from './savings.ts'

type Judged = ReturnType<typeof tellVerdict>

const wordsOf = (block: Block): string => {
  if (block.kind === 'text' || block.kind === 'note') return block.words.map(({ text }) => text).join('')
  if (block.kind !== 'table') return ''
  const { caption, columns, rows } = block.table
  const cells = rows.flat(2).map(({ text }) => text)
  return [caption, ...columns.map(({ title }) => title), ...cells].join(' | ')
}

const judgedOf = (verdict: Judged, isCurrent = true) => ({
  verdict,
  season: { isCurrent },
  feeComparison: isCurrent ? toldFees(verdict, 'better_not_to_buy') : null,
})

const onPaper = (verdict: Judged, isCurrent = true): string =>
  verdict.readings
    .flatMap((reading) => savingBlocks(reading, judgedOf(verdict, isCurrent)))
    .map(wordsOf)
    .join('\n')

describe('savings on paper', () => {
  it('of the newest year stand in the present, in whole dollars, with the years after', () => {
    const words = onPaper(tellVerdict(factsOf(NEW_HOMESTEAD)))
    expect(words).toContain('Savings begin when market value falls below')
    expect(words).toMatch(
      /\| With our course \(\$197\) \| AI‑Enhanced \(\$250\) \| Tax agent at \d+% \| A cut/,
    )
    expect(words).toMatch(/would also save \$[\d,]+ in 2027 to \d{4}.* each cap rises by its maximum\./)
    expect(words).not.toMatch(/\$[\d,]+\.\d/)
  })

  it('that are nothing are one line, without a table and the years after', () => {
    const verdict = tellVerdict(factsOf(CAPPED_HOMESTEAD))
    const words = onPaper(verdict)
    expect(words).toContain('These wouldn’t save anything: a cut of 5%,')
    expect(words).not.toContain('|')
    expect(savingSections(judgedOf(verdict))).toHaveLength(1)
    expect(words).not.toContain('2027')
  })

  it('of a year that is over stand in the past, without the years after and the ways to file', () => {
    const verdict = verdictIn(tellVerdict(factsOf(NEW_HOMESTEAD)), 2027)
    const words = onPaper(verdict, false)
    expect(words).toContain('you’d have saved more in a year than a filing fee of $50.')
    expect(words).toContain('What a lower market value would have saved in 2026, after the filing fee |')
    expect(words).not.toMatch(/Savings begin|more than the filing fee|would save|2027/)
    expect(words).not.toContain('With our course')
  })

  it('that are not known are said to be once, and not in a table', () => {
    const onRoll = { justCents: dollars(42_000), rollName: ROLL_NAME }
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { onRoll })
    expect(onPaper(verdict)).toBe('We can’t tell yet what a lower market value would save.')
  })

  it('mark the row that the answer rests on: the purchase, or the middle of the estimate', () => {
    const estimate = { lowCents: dollars(300_000), pointCents: dollars(320_000), highCents: dollars(340_000) }
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { estimate })
    const [made] = verdict.readings
      .flatMap((reading) => savingBlocks(reading, judgedOf(verdict)))
      .flatMap((block) => (block.kind === 'table' ? [block.table] : []))
    expect(made?.rows[made.ownRow ?? -1]?.[0]?.[0]?.text).toBe('Middle of the estimate')
  })
})
