/** Owns what is drawn at a second of a film: which scene, how far each part has come, and what is pointed at. */
import { sceneAt, type TimedScene, type Timeline } from './timeline.ts'

export type Drawn = {
  /** Place of the scene in the film. */
  readonly scene: number
  /** How far the scene itself has come in, 0 to 1. */
  readonly entered: number
  /** How far each part that has been cued has come, 0 to 1; parts not cued yet are not in it. */
  readonly shown: Readonly<Record<string, number>>
  /** The parts of the last cue. */
  readonly pointed: readonly string[]
  /** How far the pointing has come, 0 to 1: it begins again with each cue. */
  readonly pointing: number
}

/** Ours: as short as a turned page, as long as an eye needs to follow. */
const motionSeconds = { scene: 0.4, part: 0.7, pointing: 0.5 } as const

/** Steps of a hundredth: what differs by less looks the same and is not drawn again. */
const progress = (since: number, takes: number): number =>
  Math.round(100 * Math.min(1, Math.max(0, since / takes))) / 100

const shownOf = ({ cues }: TimedScene, seconds: number): Readonly<Record<string, number>> => {
  const shown: Record<string, number> = {}
  for (const { at, parts } of cues.filter((cue) => cue.at <= seconds))
    for (const part of parts) shown[part] ??= progress(seconds - at, motionSeconds.part)
  return shown
}

const nothing: Drawn = { scene: 0, entered: 1, shown: {}, pointed: [], pointing: 0 }

/** The same score and second give the same picture, whatever was drawn before. */
export const drawnAt = (timeline: Timeline, seconds: number): Drawn => {
  const at = sceneAt(timeline, seconds)
  const scene = timeline.scenes[at]
  if (!scene) return nothing
  const last = scene.cues.findLast((cue) => cue.at <= seconds)
  return {
    scene: at,
    entered: at === 0 ? 1 : progress(seconds - scene.from, motionSeconds.scene),
    shown: shownOf(scene, seconds),
    pointed: last?.parts ?? [],
    pointing: last ? progress(seconds - last.at, motionSeconds.pointing) : 0,
  }
}

/** For whoever wants no motion: the scene with all its parts; only the pointing follows the words, at once. */
export const stillAt = (timeline: Timeline, seconds: number): Drawn => {
  const { scene: at, pointed } = drawnAt(timeline, seconds)
  const parts = timeline.scenes[at]?.cues.flatMap((cue) => cue.parts) ?? []
  return {
    scene: at,
    entered: 1,
    shown: Object.fromEntries(parts.map((part) => [part, 1])),
    pointed,
    pointing: pointed.length > 0 ? 1 : 0,
  }
}

/** Whether two pictures are the same, so that the second need not be drawn. */
export const isSameDrawn = (one: Drawn, other: Drawn): boolean =>
  one.scene === other.scene &&
  one.entered === other.entered &&
  one.pointing === other.pointing &&
  one.pointed.join(' ') === other.pointed.join(' ') &&
  Object.keys(one.shown).length === Object.keys(other.shown).length &&
  Object.entries(one.shown).every(([part, far]) => other.shown[part] === far)
