/** Owns what a document on paper is made of, before anybody decides between PDF and Word. */

/** A stretch of text in one style; a link keeps its words and its address apart. */
export interface Run {
  readonly text: string
  readonly strong: boolean
  readonly url: string | null
  /** In a packet the page on which this part of it begins follows the words: 'Exhibit A' becomes 'Exhibit A, page 9'. */
  readonly pageOf?: string
}

export type Words = readonly Run[]

/** Something to fill in; `value` is null when we do not know it, and then the line stays blank for the owner's pen. */
export interface Field {
  readonly label: string
  readonly value: string | null
  readonly hint: string | null
  /** In a packet, what is before and behind the number of its pages; it takes the place of the value. */
  readonly aroundPages?: readonly [before: string, after: string]
}

export interface Column {
  readonly title: string
  /** Share of the width, compared with the other columns. */
  readonly width: number
  /** Figures stand right, under each other; words left, where nothing is said. */
  readonly align?: 'left' | 'middle' | 'right'
}

export interface Table {
  readonly caption: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Words[])[]
  /** Empty rows to write in, after those with words. */
  readonly blankRows: number
  /** Writing lines in each empty row. */
  readonly blankLines: number
  /** The first cell of each row is its title, as in a grid with a home in each column. */
  readonly hasRowTitles?: boolean
  /** The row, from 0, that is the owner's own case among others that are supposed. */
  readonly ownRow?: number
  /** Speaks of something else than what is before it: it stands further from that. */
  readonly isApart?: boolean
}

/** A figure that the reader is to see before all else, on a cover or at the head of a report. */
export interface Amount {
  readonly label: string
  readonly value: string
  /** The one that is asked for; at most one of them. */
  readonly isMain?: boolean
}

/** What a mark of a figure is drawn in, by what it stands for. */
export type Ink = 'ink' | 'soft' | 'action' | 'control' | 'line' | 'tint' | 'accent' | 'amber' | 'paper'

/** In points, from the upper left corner of its figure. */
export type Mark =
  | {
      readonly kind: 'line'
      readonly from: readonly [x: number, y: number]
      readonly to: readonly [x: number, y: number]
      readonly ink: Ink
      readonly thick: number
      readonly isDashed?: boolean
    }
  | {
      readonly kind: 'box'
      readonly at: readonly [x: number, y: number]
      readonly size: readonly [width: number, height: number]
      readonly fill: Ink
      readonly edge?: Ink
      /** Filled with slanting lines. */
      readonly isHatched?: boolean
    }
  | {
      readonly kind: 'dot' | 'diamond' | 'square' | 'triangle'
      readonly at: readonly [x: number, y: number]
      /** From its middle to its edge. */
      readonly reach: number
      readonly fill: Ink
      readonly edge?: Ink
    }
  | {
      readonly kind: 'label'
      readonly text: string
      /** Of its `align`ed end; the middle of its height. */
      readonly at: readonly [x: number, y: number]
      readonly align: 'left' | 'middle' | 'right'
      readonly ink: Ink
      readonly strong?: boolean
    }

/** A picture as wide as the text. */
export interface Figure {
  readonly title: string
  /** All that the picture shows, in words, for who does not see it. */
  readonly alt: string
  readonly height: number
  readonly marks: readonly Mark[]
  /** Where its figures come from, under it; null where that is elsewhere. */
  readonly sources: string | null
}

/** Points between the margins of letter paper. */
export const FIGURE_WIDTH = 504

/** A line of a script: what its owner says, or what to do. */
export type ScriptLine = { readonly kind: 'spoken' | 'direction'; readonly words: Words }

export type Block =
  | ScriptLine
  /** A question that may come, with its answer. */
  | { readonly kind: 'asked'; readonly question: Words; readonly answer: readonly ScriptLine[] }
  /** `fine` is small: for who asks, after all else. */
  | { readonly kind: 'text' | 'note' | 'fine'; readonly words: Words }
  /** `checks` is a list with a box to tick before each entry. */
  | { readonly kind: 'list' | 'steps' | 'checks'; readonly items: readonly Words[] }
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'amounts'; readonly amounts: readonly Amount[] }
  /** A title inside a section. */
  | { readonly kind: 'heading'; readonly words: Words }
  /** Room to write, under its label. */
  | { readonly kind: 'writing'; readonly label: Words; readonly lines: number }
  /** One under the other without a gap: an address, a signature. */
  | { readonly kind: 'lines'; readonly lines: readonly Words[] }

export interface PaperSection {
  /** Null for the opening of a letter. */
  readonly title: string | null
  /** How long it takes to say, beside its title: '1:10'; null where nothing is said. */
  readonly time?: string | null
  readonly newPage: boolean
  /** For the owner's eyes: on a page of its own at the end, which is not sent. */
  readonly forOwner: boolean
  /** Set across the long side of the page, on pages of its own. */
  readonly landscape?: boolean
  readonly blocks: readonly Block[]
}

export interface Paper {
  /** A letter and a statement are the owner's own and name no product; a letter shows no title either. */
  readonly form: 'letter' | 'statement' | 'sheet'
  readonly title: string
  readonly subtitle: string | null
  readonly sections: readonly PaperSection[]
  /** The same type closer together. */
  readonly isDense?: boolean
  /** Where it would have more pages it is set in smaller type. */
  readonly mostPages?: number
  /** Read aloud: what is said is in larger type, and never closer together to save a page. */
  readonly isSpoken?: boolean
  /** At the foot of every page beside the page number. */
  readonly foot: string
}
