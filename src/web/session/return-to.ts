/** Where to go after signing in: only ever a page of this site. */
import { isPagePath, paths } from '#contract/page-paths.ts'

/** `wanted` comes from the address bar, so anybody may have written it. */
export const safeReturnTo = (wanted: string | null): string => {
  if (wanted === null || !wanted.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\')) {
    return paths.dashboard()
  }
  const pathname = wanted.split(/[?#]/)[0] ?? ''
  return isPagePath(pathname) && pathname !== paths.auth() ? wanted : paths.dashboard()
}
