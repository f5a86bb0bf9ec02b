/** Whether films show their captions: one choice for all lessons, remembered in this browser. */
import { storeChoice, storedChoice } from '#web/browser/stored-choice.ts'

const name = 'filmCaptions'

export const rememberedCaptions = (): boolean => storedChoice(name) === 'on'

const isCaptions = ({ kind }: TextTrack): boolean => kind === 'captions' || kind === 'subtitles'

/** Remembers what is chosen while the film is there; gives a function that ends it. */
export const rememberCaptionsOf = ({ textTracks }: Pick<HTMLMediaElement, 'textTracks'>): (() => void) => {
  textTracks.onchange = () => {
    const isShown = [...textTracks].some((track) => isCaptions(track) && track.mode === 'showing')
    storeChoice(name, isShown ? 'on' : 'off')
  }
  return () => {
    textTracks.onchange = null
  }
}
