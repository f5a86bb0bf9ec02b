/** The second of the film that an address names, as the search does. */

/** null when it names none, or nothing that could be one. */
export const requestedSecond = (search: URLSearchParams): number | null => {
  const at = search.get('at') ?? ''
  return /^\d{1,5}$/.test(at) ? Number(at) : null
}
