/** Owns what the photos and papers of a case still lack: one without a caption shows a reader nothing. */

import type { PacketChoice } from '#core/case/packet-choice.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'

export interface HeldUpload {
  readonly id: string
  readonly kind: UploadKind
  /** Its caption says something. */
  readonly isCaptioned: boolean
}

/** So many of all of one kind are without a caption. */
export interface CaptionsLacking {
  readonly kind: UploadKind
  readonly bare: number
  readonly all: number
}

const lackingOf = (uploads: readonly HeldUpload[], kind: UploadKind): readonly CaptionsLacking[] => {
  const all = uploads.filter((upload) => upload.kind === kind)
  const bare = all.filter(({ isCaptioned }) => !isCaptioned).length
  return bare === 0 ? [] : [{ kind, bare, all: all.length }]
}

/** Only of those that go into the packet; what is left out of it may stay without words. */
export const captionsLacking = (
  uploads: readonly HeldUpload[],
  { exhibitsLeftOut }: Pick<PacketChoice, 'exhibitsLeftOut'>,
): readonly CaptionsLacking[] => {
  const chosen = uploads.filter(({ id }) => !exhibitsLeftOut.includes(id))
  return [...lackingOf(chosen, 'photo'), ...lackingOf(chosen, 'paper')]
}
