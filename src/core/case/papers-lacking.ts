/** Owns what the photos and papers of a case still lack: a caption, without which one shows a reader nothing, or the paper of a cost. */

import type { PacketChoice } from '#core/case/packet-choice.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import { exhibitLinks, isPetitionCopy } from '#core/document/exhibit-links.ts'
import { isShown } from '#core/document/facts/condition/cost-to-cure.ts'
import { isUnderWay } from '#core/document/facts/playbook/money.ts'
import type { CaseFile, ConditionItem } from './file.ts'

export interface HeldUpload {
  readonly id: string
  readonly kind: UploadKind
  readonly name: string
  readonly caption: string
}

/** So many of all of one kind are without a caption. */
export interface CaptionsLacking {
  readonly kind: UploadKind
  readonly bare: number
  readonly all: number
}

const lackingOf = (uploads: readonly HeldUpload[], kind: UploadKind): readonly CaptionsLacking[] => {
  const all = uploads.filter((upload) => upload.kind === kind)
  const bare = all.filter(({ caption }) => caption.trim() === '').length
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

type Told = Pick<HeldUpload, 'kind' | 'name' | 'caption'>

/** The petition is filed, and no paper of the case is a copy of it. */
export const lacksPetitionCopy = (file: CaseFile, uploads: readonly Told[]): boolean =>
  isUnderWay(file) && !uploads.some(isPetitionCopy)

/** Items whose cost is counted on an estimate or an invoice that none of these papers is. */
export const itemsWithoutPaper = (
  file: Pick<CaseFile, 'condition' | 'corrections'>,
  uploads: readonly Told[],
): readonly ConditionItem[] => {
  const papers = uploads.filter(({ kind }) => kind === 'paper').map((paper) => ({ letter: '', file: paper }))
  const shown = new Set(exhibitLinks(file, papers).flatMap(({ shows }) => shows))
  return file.condition.filter((item) => isShown(item) && !shown.has(item.id))
}

/** Of those that go into the packet, which is not made without them. */
export const costPapersLacking = (
  file: Pick<CaseFile, 'condition' | 'corrections' | 'packet'>,
  uploads: readonly HeldUpload[],
): readonly ConditionItem[] =>
  itemsWithoutPaper(
    file,
    uploads.filter(({ id }) => !file.packet.exhibitsLeftOut.includes(id)),
  )
