/** Owns the one thing about a session that the shop may change afterwards: its metadata. */
import { z } from 'zod'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { demandLocked, update } from '#fakes/stripe/store/objects.ts'
import { applyMetadata, metadata } from '#fakes/stripe/wire/fields.ts'
import type { Work } from '#fakes/stripe/wire/work.ts'

export const sessionChange = z.strictObject({ metadata: metadata.optional() })

export const updateSession = async (
  work: Work,
  change: z.output<typeof sessionChange>,
  id: string,
): Promise<Session> => {
  const before = await demandLocked(work.tx, 'checkout.session', id)
  const after: Session = { ...before, metadata: applyMetadata(before.metadata ?? {}, change.metadata) }
  await update(work.tx, 'checkout.session', after)
  return after
}
