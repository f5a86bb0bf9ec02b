/** Owns the order in which questions of a live session stand: most votes first, then the older. */

export interface RankedQuestion {
  readonly id: number
  readonly votes: number
  readonly askedAt: Date
}

export const inOrder = <Question extends RankedQuestion>(
  questions: readonly Question[],
): readonly Question[] =>
  questions.toSorted((a, b) => b.votes - a.votes || a.askedAt.getTime() - b.askedAt.getTime() || a.id - b.id)
