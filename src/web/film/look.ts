/** Owns how a part of a picture looks at a moment: how far it has come in, and whether it is pointed at. */
import type { CSSProperties } from 'react'
import type { Picture, PictureOf } from '#contract/course/film-picture.ts'
import type { Drawn } from '#core/film/drawn.ts'
import * as words from '#messages/film/look.ts'

export type Look = Pick<Drawn, 'shown' | 'pointed' | 'pointing'>

export type PictureProps<Kind extends Picture['kind']> = { picture: PictureOf<Kind>; look: Look }

/** 0 before its cue, 1 once it is there. */
export const shownOf = ({ shown }: Look, id: string): number => shown[id] ?? 0

/** 0 unless the part is pointed at; else how far the pointing has come. */
export const pointedOf = ({ pointed, pointing }: Look, id: string): number =>
  pointed.includes(id) ? pointing : 0

/** Quick at first, then settling. */
const eased = (far: number): number => 1 - (1 - far) ** 3

/** A part of which a picture draws a share: a bar, a line, a word being written. */
export const grown = (look: Look, id: string): number => eased(shownOf(look, id))

type Moving = CSSProperties & { '--pointed'?: number }

/** Comes in from a little below, and is marked as far as it is pointed at. */
export const moving = (look: Look, id: string): Moving => {
  const far = grown(look, id)
  return {
    opacity: far,
    ...(far < 1 && { transform: `translateY(calc(${(1 - far).toFixed(3)} * var(--rise, 0.6em)))` }),
    '--pointed': pointedOf(look, id),
  }
}

/** As far as the pen has come; what is written is not cut where its last letter leans over. */
export const written = (look: Look, id: string): CSSProperties =>
  shownOf(look, id) < 1 ? { clipPath: words.inset000({ percent: percent(1 - grown(look, id)) }) } : {}

/** How faint a thing is that is there before its cue. */
const faint = 0.3

/** Shows from the beginning that something will come here. */
export const awaited = (look: Look, id: string): CSSProperties => ({
  opacity: faint + (1 - faint) * grown(look, id),
})

/** Stands there from the beginning and is only marked. */
export const marked = (look: Look, id: string): Moving => ({ '--pointed': pointedOf(look, id) })

export const percent = (share: number): string => `${(100 * share).toFixed(2)}%`
