/** Tells the operator of an order that needs a person's eye. */

import * as words from '#messages/purchase/operator-notice.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'

export type Notice = { readonly orderId: string; readonly title: string; readonly text: string }

export const operatorNotice = (env: Env, { orderId, title, text }: Notice): MailContent => ({
  transactional: true,
  subject: words.justValue({ title }),
  preheader: title,
  blocks: [
    { kind: 'heading', text: title },
    greeting(null),
    { kind: 'paragraph', text },
    {
      kind: 'table',
      rows: [
        ['Order', orderId],
        ['App', env.PUBLIC_URL],
      ],
    },
    { kind: 'note', text: words.forDetailsNpmRunOperatorOrders({ orderId }) },
  ],
  reason: words.youreGettingThisEmailBecauseThis(),
})
