/** The key that deletes a report: it goes out in the mails about the report and nowhere else. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { paths } from '#contract/page-paths.ts'
import type { Transaction } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import { installationSecret } from '#server/secrets.ts'

const keyOf = async (tx: Transaction, leadId: string): Promise<Buffer> =>
  createHmac('sha256', await installationSecret(tx, 'report-deletion-key'))
    .update(leadId)
    .digest()

export const deletionUrl = async (tx: Transaction, env: Env, leadId: string): Promise<string> =>
  `${env.PUBLIC_URL}${paths.deleteReport(leadId, (await keyOf(tx, leadId)).toString('base64url'))}`

export const isDeletionKey = async (tx: Transaction, leadId: string, given: string): Promise<boolean> => {
  const [key, bytes] = [await keyOf(tx, leadId), Buffer.from(given, 'base64url')]
  return key.length === bytes.length && timingSafeEqual(key, bytes)
}
