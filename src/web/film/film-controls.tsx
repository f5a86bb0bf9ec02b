/** The controls of a film under its picture. */

import { En } from 'media-chrome/lang/en'
import {
  MediaCaptionsButton,
  MediaControlBar,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaPlaybackRateButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
} from 'media-chrome/react'
import { addTranslation } from 'media-chrome/utils/i18n'
import { useState } from 'react'
import * as words from '#messages/film/film-controls.ts'

export const jumpSeconds = 10

/** The player calls it a button and says whether it is on; only a switch may say so. */
const asSwitch = (button: HTMLElement | null) => button?.setAttribute('role', 'switch')

/** To be done before the button is drawn. Who speaks to the browser says what is shown, and the button shows "1x"; the player would call it "Playback rate 1". */
const nameSpeedAsShown = () =>
  addTranslation('en', { ...En, 'Playback rate {playbackRate}': words.speedPlaybackrateX() })

type FilmControlsProps = {
  hasCaptions: boolean
  /** A film that is drawn has no picture that a browser could lift out of the page. */
  isDrawn: boolean
  speeds: readonly number[]
}

export const FilmControls = ({ hasCaptions, isDrawn, speeds }: FilmControlsProps) => {
  useState(nameSpeedAsShown)
  return (
    <>
      <MediaLoadingIndicator slot="centered-chrome" />
      <MediaControlBar className="film-bar">
        <MediaTimeRange />
      </MediaControlBar>
      <MediaControlBar className="film-bar flex-wrap">
        <MediaPlayButton />
        <MediaSeekBackwardButton seekOffset={jumpSeconds} />
        <MediaSeekForwardButton seekOffset={jumpSeconds} />
        <MediaTimeDisplay showDuration noToggle />
        <span className="grow bg-deep" />
        <MediaMuteButton />
        <MediaPlaybackRateButton rates={[...speeds]} />
        {hasCaptions && <MediaCaptionsButton ref={asSwitch} />}
        {!isDrawn && <MediaPipButton />}
        <MediaFullscreenButton />
      </MediaControlBar>
    </>
  )
}
