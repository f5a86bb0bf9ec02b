/** Owns a payer without a browser: opens the hosted page, fills the form, follows nothing. */

export const goodCard = {
  email: 'dana@example.com',
  number: '4242 4242 4242 4242',
  expiration: '12 / 40',
  cvc: '123',
  name: 'Dana Whitfield',
}

export type Answer = { readonly status: number; readonly location: string | null; readonly page: string }

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  location: response.headers.get('location'),
  page: await response.text(),
})

export const openPage = async (url: string | null): Promise<Answer> =>
  answerOf(await fetch(url ?? '', { redirect: 'manual' }))

/** `more` is what else the page may ask, such as the box for news. */
export const pay = async (
  url: string | null,
  card: Partial<typeof goodCard> = {},
  more: Record<string, string> = {},
): Promise<Answer> =>
  answerOf(
    await fetch(url ?? '', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...goodCard, ...card, ...more }),
    }),
  )

/** Types a code into the page and presses Apply; a code that holds leads back to the page. */
export const applyCode = async (url: string | null, code: string): Promise<Answer> =>
  answerOf(
    await fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ action: 'apply-code', promotion_code: code }),
    }),
  )

type Whereabouts = {
  readonly country: string
  readonly zip: string
  readonly taxId?: string
  readonly business?: string
}

/** Says where the payer is, which a page that adds tax asks first. */
export const giveAddress = async (url: string | null, where: Whereabouts): Promise<Answer> =>
  answerOf(
    await fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams({
        action: 'give-address',
        country: where.country,
        postal_code: where.zip,
        business_name: where.business ?? '',
        tax_id: where.taxId ?? '',
      }),
    }),
  )

export const removeCode = async (url: string | null): Promise<Answer> =>
  answerOf(await fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ action: 'remove-code' }) }))
