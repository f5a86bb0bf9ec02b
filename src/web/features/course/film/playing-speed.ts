/** How fast films and the reading voice run: one choice for all lessons, remembered in this browser. */
import { storeChoice, storedChoice } from '#web/browser/stored-choice.ts'

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

type Kind = 'filmSpeed' | 'voiceSpeed'

/** 1 when nothing fit is remembered. */
export const rememberedSpeed = (kind: Kind): number => {
  const speed = Number(storedChoice(kind))
  return speed >= 0.25 && speed <= 3 ? speed : 1
}

export const rememberSpeed = (kind: Kind, speed: number): void => storeChoice(kind, String(speed))
