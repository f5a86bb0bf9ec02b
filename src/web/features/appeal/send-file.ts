/** Sends a chosen file to a case: announced by a call, then sent as it is to the address that the call gave. */

import { beginUpload } from '#contract/document/uploads.ts'
import { messages } from '#contract/envelope.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import { ApiFailure, bodyOf, call } from '#web/call/api.ts'

/** A file of the largest size over a slow line; the server waits no longer either. */
const sendMilliseconds = 5 * 60_000

const put = async (url: string, file: File): Promise<Response> => {
  try {
    return await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
      signal: AbortSignal.timeout(sendMilliseconds),
    })
  } catch {
    throw new ApiFailure(messages.network, 'network', null)
  }
}

export const sendFile = async (caseId: string, kind: UploadKind, file: File): Promise<void> => {
  const about = { id: caseId, kind, name: file.name.slice(-200) || 'file', bytes: file.size }
  const { url } = await call(beginUpload, about)
  const response = await put(url, file)
  if (response.ok) return
  const { error } = await bodyOf(response)
  throw new ApiFailure(error?.message ?? '', error?.code ?? 'internal', response.status)
}
