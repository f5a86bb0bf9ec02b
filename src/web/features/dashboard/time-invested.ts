/** How the time spent on the course reads. */

/** Whole minutes: `3h 0m`, `0h 45m`. */
export const timeInvested = (minutes: number): string => `${Math.floor(minutes / 60)}h ${minutes % 60}m`
