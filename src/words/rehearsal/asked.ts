/** Owns the shape in which a point that may be asked about is told: to its owner, and as the question. */

export interface Asked {
  /** To the owner. */
  readonly words: string
  /** As it may be asked at the hearing. */
  readonly question: string
}
