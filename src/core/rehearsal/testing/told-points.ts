/** Owns weak points as they are told, for tests of what they say. */
import { tellAsked, tellWeakPoint } from '#words/rehearsal/weak-point.ts'
import type { WeakMaterial } from '../weak-point.ts'
import { weakPoints } from '../weak-points.ts'

/** The question and its answer are null where nobody asks, and the answer where the case has none. */
export const toldPoints = (material: WeakMaterial) =>
  weakPoints(material).map((point) => ({
    id: point.id,
    words: tellWeakPoint(point.reason),
    question: point.asker === null ? null : tellAsked(point.reason).question,
    answer: point.asker === null ? null : point.answer,
  }))
