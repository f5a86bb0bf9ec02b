/** Owns what agents who are paid from the saving take, with where it was read. */

export interface AgentShares {
  /** Percent of one year's savings. */
  readonly low: number
  readonly high: number
  readonly citation: string
}

/**
 * Advertised shares of firms that serve Florida homes; others take up to 50 percent, or a fixed fee beside the share.
 * Sources: 25 percent (Ownwell, as told by support.bramlettpartners.com/article/714-property-tax-protest), 35 to 40
 * percent (fpts.net). Checked 2026-11-21.
 */
export const AGENT_SHARES: AgentShares = {
  low: 25,
  high: 40,
  citation:
    'Shares that firms advertise in Florida. Firms define “savings” differently, so read the contract.',
}
