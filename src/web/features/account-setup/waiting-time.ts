/** How a waiting time reads: seconds first, then minutes and seconds. */

/** `45 seconds`, `1 second`, `1:05`, `12:30`. */
export const waitingTime = (seconds: number): string => {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
