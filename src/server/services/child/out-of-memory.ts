/** Knows the errors by which a program is refused room for more; libraries pass them on as any other. */

const codes = ['ERR_MEMORY_ALLOCATION_FAILED', 'ERR_BUFFER_TOO_LARGE', 'ERR_STRING_TOO_LONG']
const words = /allocation failed|out of memory|cannot allocate|invalid (typed )?array (buffer )?length/i

export const isOutOfMemory = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return codes.includes(code) || words.test(error.message) || isOutOfMemory(error.cause)
}
