/** Owns what the photos and papers of a case still lack: one without a caption shows a reader nothing. */

import type { PacketChoice } from '#core/case/packet-choice.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'

export interface HeldUpload {
  readonly id: string
  readonly kind: UploadKind
  /** Its caption says something. */
  readonly isCaptioned: boolean
}

const NAMES = { photo: ['photo', 'photos'], paper: ['paper', 'papers'] } as const

const lackingOf = (uploads: readonly HeldUpload[], kind: UploadKind): readonly string[] => {
  const all = uploads.filter((upload) => upload.kind === kind)
  const bare = all.filter(({ isCaptioned }) => !isCaptioned).length
  if (bare === 0) return []
  const [one, several] = NAMES[kind]
  const which =
    all.length === 1
      ? `Your ${one} still needs`
      : `${bare} of ${all.length} ${several} still ${bare === 1 ? 'needs' : 'need'}`
  const says = kind === 'photo' ? 'what it shows and where' : 'what it is and what it says'
  return [`${which} a caption: ${says}.`]
}

/** Only of those that go into the packet; what is left out of it may stay without words. */
export const captionsLacking = (
  uploads: readonly HeldUpload[],
  { exhibitsLeftOut }: Pick<PacketChoice, 'exhibitsLeftOut'>,
): readonly string[] => {
  const chosen = uploads.filter(({ id }) => !exhibitsLeftOut.includes(id))
  return [...lackingOf(chosen, 'photo'), ...lackingOf(chosen, 'paper')]
}
