/** Owns from which width of a plot on the number of a tick is shown, so that no two numbers touch, whatever the size of the letters. */
import type { Axis } from '#core/figure/axis.ts'

/** One letter of the small type in tabular figures, in rem, and the room between two numbers. */
const LETTER_REM = 0.62
const GAP_REM = 0.5

/** A query of the plot's own width, in rem: larger letters need more of it. */
const shownFrom = [
  [3, '@min-[3rem]:block'],
  [4, '@min-[4rem]:block'],
  [5, '@min-[5rem]:block'],
  [6, '@min-[6rem]:block'],
  [7, '@min-[7rem]:block'],
  [8, '@min-[8rem]:block'],
  [10, '@min-[10rem]:block'],
  [12, '@min-[12rem]:block'],
  [14, '@min-[14rem]:block'],
  [16, '@min-[16rem]:block'],
  [20, '@min-[20rem]:block'],
  [24, '@min-[24rem]:block'],
  [28, '@min-[28rem]:block'],
  [36, '@min-[36rem]:block'],
] as const

/** Every tick, every other, every fourth: how many ticks apart those are that this one is shown with at the narrowest. */
const strideOf = (at: number): number => (at % 4 === 0 ? 4 : at % 2 === 0 ? 2 : 1)

/** The class of each tick's number, for a plot in a container as wide as itself. */
export const labelClasses = (
  { ticks }: Pick<Axis, 'ticks'>,
  written: (tick: number) => string,
  /** The first one begins at the end of the axis and not in the middle of its tick: it needs half its own width more. */
  isInset = false,
): readonly string[] => {
  const longest = Math.max(...ticks.map((tick) => written(tick).length))
  const widthRem = (longest * LETTER_REM * (isInset ? 1.5 : 1) + GAP_REM) * (ticks.length - 1)
  return ticks.map((_, at) => {
    if (at === 0) return ''
    const need = widthRem / strideOf(at)
    return `hidden ${(shownFrom.find(([rem]) => rem >= need) ?? shownFrom[shownFrom.length - 1])?.[1]}`
  })
}
