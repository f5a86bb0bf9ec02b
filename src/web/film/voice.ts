/** What a film asks of whatever speaks it: the part of a media element that has to do with time and sound. */

export type Voice = EventTarget &
  Pick<
    HTMLMediaElement,
    | 'currentTime'
    | 'duration'
    | 'paused'
    | 'ended'
    | 'seeking'
    | 'playbackRate'
    | 'volume'
    | 'muted'
    | 'played'
    | 'buffered'
    | 'seekable'
    | 'readyState'
    | 'networkState'
    | 'error'
    | 'play'
    | 'pause'
  >

/** What is told on to whoever listens to the film. */
export const voiceEvents = [
  'abort',
  'canplay',
  'canplaythrough',
  'durationchange',
  'emptied',
  'ended',
  'error',
  'loadeddata',
  'loadedmetadata',
  'loadstart',
  'pause',
  'play',
  'playing',
  'progress',
  'ratechange',
  'seeked',
  'seeking',
  'stalled',
  'suspend',
  'timeupdate',
  'volumechange',
  'waiting',
] as const
