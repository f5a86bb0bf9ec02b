/** The controls of a film under its picture. */
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

export const jumpSeconds = 10

/** The player calls it a button and says whether it is on; only a switch may say so. */
const asSwitch = (button: HTMLElement | null) => button?.setAttribute('role', 'switch')

type FilmControlsProps = {
  hasCaptions: boolean
  /** A film that is drawn has no picture that a browser could lift out of the page. */
  isDrawn: boolean
  speeds: readonly number[]
}

export const FilmControls = ({ hasCaptions, isDrawn, speeds }: FilmControlsProps) => (
  <>
    <MediaLoadingIndicator slot="centered-chrome" />
    <MediaControlBar className="film-bar">
      <MediaTimeRange />
    </MediaControlBar>
    <MediaControlBar className="film-bar flex-wrap">
      <MediaPlayButton />
      <MediaSeekBackwardButton seekOffset={jumpSeconds} />
      <MediaSeekForwardButton seekOffset={jumpSeconds} />
      <MediaTimeDisplay showDuration />
      <span className="grow bg-deep" />
      <MediaMuteButton />
      <MediaPlaybackRateButton rates={[...speeds]} />
      {hasCaptions && <MediaCaptionsButton ref={asSwitch} />}
      {!isDrawn && <MediaPipButton />}
      <MediaFullscreenButton />
    </MediaControlBar>
  </>
)
