/** Seconds of a film as people read them. */

const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** 65 → '1:05', 3605 → '1:00:05'. */
export const filmTime = (seconds: number): string => {
  const whole = Math.floor(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = twoDigits(whole % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}
