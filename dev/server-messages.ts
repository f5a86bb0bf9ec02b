/** Owns what the development process and its servers say to each other. */

export type ToServer =
  | { readonly kind: 'load-ahead'; readonly packages: readonly string[] }
  /** `sinceMs`: when the change came, by the clock of the machine. */
  | { readonly kind: 'begin'; readonly inspectPort: number | null; readonly sinceMs: number }

export type FromServer = { readonly kind: 'ready'; readonly packages: readonly string[] }
