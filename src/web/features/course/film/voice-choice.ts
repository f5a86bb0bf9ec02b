/** Which voice speaks the films: one choice for all lessons, remembered for each person in this browser, whose voices it has. */
import { storeChoice, storedChoice } from '#web/browser/stored-choice.ts'

export type VoiceChoice = 'built-in' | 'device'

const nameFor = (userId: string): string => `filmVoice.${userId}`

export const rememberedVoice = (userId: string): VoiceChoice =>
  storedChoice(nameFor(userId)) === 'device' ? 'device' : 'built-in'

export const rememberVoice = (userId: string, voice: VoiceChoice): void => storeChoice(nameFor(userId), voice)
