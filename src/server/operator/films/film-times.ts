/** Owns how lengths of time look in a terminal. */

/** 83 → '1:23'. */
export const minutesAndSeconds = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
