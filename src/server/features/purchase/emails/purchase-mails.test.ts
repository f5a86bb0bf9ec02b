/** Proves that the mails after a purchase say what of the plan is there, and tell tax apart. */
import { expect, it } from 'vitest'
import { renderMail } from '#server/services/mail/layout.ts'
import { everyMail, frameOfMails } from '#test/mails.ts'

const textOf = async (name: string): Promise<string> => {
  const mail = everyMail.get(name)
  if (!mail) throw new Error(`there is no example of ${name}`)
  return (await renderMail(mail, frameOfMails)).text.replace(/\s+/g, ' ')
}

it.each(['set-up', 'receipt'])('%s: what is being written is said', async (name) => {
  expect(await textOf(name)).toContain('We’re still writing module 7 and will add it at no extra cost.')
})

it.each([
  ['receipt with tax', 'Standard Course $197.00 Tax $13.79 Total paid $210.79'],
  ['set-up, with tax', 'Standard Course $197.00 Tax $13.79 Total paid $210.79'],
  ['refund with tax', 'Refunded: Standard Course $210.79 Sales tax included $13.79'],
])('[F41] %s', async (name, told) => {
  expect(await textOf(name)).toContain(told)
})

it('a purchase for which nothing was paid has no invoice to show', async () => {
  expect(await textOf('set-up')).toContain('Invoice (PDF)')
  expect(await textOf('set-up, paid with a code')).not.toContain('Invoice (PDF)')
})

it('a whole refund says which course stays, where one does', async () => {
  const ended = 'Access from this purchase has ended.'
  expect(await textOf('refund of an upgrade alone')).toContain(
    `${ended} You keep your access to the Standard Course.`,
  )
  expect(await textOf('refund at the provider')).toContain(ended)
  expect(await textOf('refund at the provider')).not.toContain('stays')
})

it('[F41] without tax nothing is said of it', async () => {
  for (const name of ['receipt', 'set-up', 'refund asked for'])
    expect(await textOf(name)).not.toMatch(/\bTax\b/)
})
