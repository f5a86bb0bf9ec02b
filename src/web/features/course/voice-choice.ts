/** Which voice speaks the films: one choice for all lessons, remembered in this browser. */
import { storeChoice, storedChoice } from '#web/stored-choice.ts'

export type VoiceChoice = 'built-in' | 'device'

const name = 'filmVoice'

export const rememberedVoice = (): VoiceChoice => (storedChoice(name) === 'device' ? 'device' : 'built-in')

export const rememberVoice = (voice: VoiceChoice): void => storeChoice(name, voice)
