/** Owns which methods an address of the API answers to, as the table of calls has them. */
import { endpoints } from '#contract/table.ts'

const patterns = [...endpoints.values()].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`),
}))

/** Empty where no call has this address; the first in the order of the table. */
export const allowedMethods = (pathname: string): readonly string[] => [
  ...new Set(patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method)),
]
