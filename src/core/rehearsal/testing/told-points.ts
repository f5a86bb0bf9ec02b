/** Owns weak points as they are told, for tests of what they say. */
import { tellHint } from '#words/rehearsal/hint.ts'
import { tellAsked, tellWeakPoint } from '#words/rehearsal/weak-point.ts'
import type { WeakMaterial } from '../weak-point.ts'
import { weakPoints } from '../weak-points.ts'

/** The question is null where nobody asks. */
export const toldPoints = (material: WeakMaterial) =>
  weakPoints(material).map((point) => ({
    id: point.id,
    words: tellWeakPoint(point.reason),
    question: point.asker === null ? null : tellAsked(point.reason).question,
    hints: point.hints.map(tellHint),
  }))
