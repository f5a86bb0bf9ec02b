/** What we use of two packages that bring no types. */
declare module 'linebreak' {
  type Break = { readonly position: number; readonly required?: boolean }
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): Break | null
  }
}

declare module 'bidi-js' {
  type Levels = { readonly levels: Uint8Array }
  type Bidi = {
    readonly getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl' | 'auto') => Levels
    readonly getMirroredCharacter: (character: string) => string | null
  }
  const bidiFactory: () => Bidi
  export default bidiFactory
}
