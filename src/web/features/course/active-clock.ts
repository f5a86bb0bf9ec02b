/** Counts the seconds in which someone is really at a lesson: it is in view, and they moved, or it is playing or being read. */

/** Reading moves nothing for a while; after this long without a sign somebody has left the desk. */
const quietSeconds = 120

/** A step longer than this is a machine that slept. */
const longestStepSeconds = 30

type Moment = { readonly isVisible: boolean; readonly isPlaying: boolean }

/** `now` in milliseconds. Tell it of every sign of life, and ask it to step every few seconds. */
export const startActiveClock = (now: () => number) => {
  let spent = 0
  let steppedAt = now()
  let sawSomeoneAt = now()
  const isSomeoneThere = ({ isVisible, isPlaying }: Moment) =>
    isVisible && (isPlaying || now() - sawSomeoneAt <= quietSeconds * 1000)
  return {
    signOfLife: () => {
      sawSomeoneAt = now()
    },
    step: (moment: Moment) => {
      const seconds = (now() - steppedAt) / 1000
      steppedAt = now()
      if (seconds <= longestStepSeconds && isSomeoneThere(moment)) spent += seconds
    },
    /** Whole seconds counted and not taken yet. */
    seconds: () => Math.floor(spent),
    take: (seconds: number) => {
      spent -= seconds
    },
  }
}
