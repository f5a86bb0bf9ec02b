/** Who reads an answer: it decides what, if anything, can be offered to them. */
import { useSession } from './session.ts'

/** An owner has bought the course; a member has an account and has not. */
export type Reader = 'visitor' | 'member' | 'owner'

export const useReader = (): Reader => {
  const session = useSession()
  if (session.status !== 'signed-in') return 'visitor'
  return session.user.tier === null ? 'member' : 'owner'
}
