/** Owns what agents who are paid from the saving take, with where it was read. */

export interface AgentShares {
  /** Percent of one year's saving. */
  readonly low: number
  readonly high: number
  readonly citation: string
}

/** Advertised shares of firms that serve Florida homes; others take up to 50 percent, or flat sums beside the share. */
export const AGENT_SHARES: AgentShares = {
  low: 25,
  high: 40,
  citation:
    'Advertised shares: 25 percent (Ownwell, as told by support.bramlettpartners.com/article/714-property-tax-protest), 35 to 40 percent (fpts.net). Checked November 21, 2026. Firms define “saving” differently; read the contract.',
}
