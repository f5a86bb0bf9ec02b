/** A success that does not hold what it must: something stands between page and server, or the page is of another release. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer'
}
