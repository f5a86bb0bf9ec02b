/** Owns adding photos and papers to a case in tests: announced, then sent to the address that the call gave. */

import { beginUpload, keptUpload } from '#contract/document/uploads.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { CaseOwner } from '#server/features/case-file/testing/case-fixture.ts'

export type Announced = Pick<InputOf<typeof beginUpload>, 'kind' | 'name'>

type Sender = Pick<CaseOwner, 'client' | 'caseId'>

export const putUpload = ({ client }: Pick<Sender, 'client'>, url: string, bytes: Buffer) =>
  client.send(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })

export const sendUpload = async (to: Sender, announced: Announced, bytes: Buffer) => {
  const about = { id: to.caseId, ...announced, bytes: bytes.length }
  const { url } = await to.client.call(beginUpload, about)
  return putUpload(to, url, bytes)
}

/** Gives the id of the upload. */
export const addUpload = async (to: Sender, announced: Announced, bytes: Buffer): Promise<string> => {
  const { status, body, text } = await sendUpload(to, announced, bytes)
  if (status !== 200) throw new Error(text)
  return keptUpload.parse((body as { data: unknown }).data).uploadId
}
