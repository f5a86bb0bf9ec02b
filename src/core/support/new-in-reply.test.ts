import { describe, expect, it } from 'vitest'
import { newInReply } from './new-in-reply.ts'

const answer = 'Our answer\n\nHello Dana,\n\nThe fee is set by your county.'
const quoted = answer
  .split('\n')
  .map((line) => `> ${line}`.trimEnd())
  .join('\n')

const introductions = [
  'On Sat, Nov 21, 2026 at 10:48 AM Just Value <hello@justvalue.example> wrote:',
  'On Sat, Nov 21, 2026 at 10:48 AM Just Value <\nhello@justvalue.example> wrote:',
  'On Saturday, November 21, 2026 at 10:48:13 AM EST, Just Value\n<hello@justvalue.example>\nwrote:',
  'El sáb, 21 nov 2026 a las 10:48, Just Value (<hello@justvalue.example>) escribió:',
]

describe('an answer', () => {
  it.each(introductions)('above a quote introduced by %j is what is new', (introduction) => {
    const reply = newInReply(`Thank you.\n\nAnd the date?\n\n${introduction}\n\n${quoted}\n`)
    expect(reply.text).toBe('Thank you.\n\nAnd the date?')
    expect(reply.quoted).toContain('The fee is set by your county.')
    expect(reply.quoted).toContain('hello@justvalue.example')
  })

  it('above words quoted without a mark is what is new', () => {
    const [introduction = ''] = introductions
    expect(newInReply(`Thank you.\n\n${introduction}\n\n${answer}`).text).toBe('Thank you.')
  })

  it('below the quote is what is new', () => {
    const [introduction = ''] = introductions
    expect(newInReply(`${introduction}\n${quoted}\n\nThank you.\nDana`).text).toBe('Thank you.\nDana')
  })

  it.each([
    `${'_'.repeat(32)}\nFrom: Just Value <hello@justvalue.example>\nSent: Saturday, November 21, 2026 10:48 AM\nTo: Dana\nSubject: Re: fee\n\n${answer}`,
    `From: Just Value\nDate: Saturday, November 21, 2026\nTo: Dana\n\n${answer}`,
    `*From:* Just Value\n*Sent:* Saturday\n*Subject:* Re: fee\n\n${answer}`,
    `-----Original Message-----\nFrom: Just Value\n\n${answer}`,
    `De: Just Value\nEnviado el: sábado\nPara: Dana\nAsunto: Re: fee\n\n${answer}`,
  ])('above the header of %j is what is new', (rest) => {
    const reply = newInReply(`Thank you.\r\n\r\n${rest.replaceAll('\n', '\r\n')}`)
    expect(reply.text).toBe('Thank you.')
    expect(reply.quoted).toContain('The fee is set by your county.')
  })

  it('between the lines of the quote is kept with them', () => {
    const mail = '> What is the fee?\nWe do not know.\n> And the date?\nSeptember 14.'
    expect(newInReply(mail)).toEqual({ text: mail, quoted: null })
  })

  it('loses its signature and the line of a telephone', () => {
    expect(newInReply('Thank you.\n\n-- \nDana Whitfield\n555-0100')).toEqual({
      text: 'Thank you.',
      quoted: '-- \nDana Whitfield\n555-0100',
    })
    expect(newInReply(`Thank you.\n\nSent from my iPhone\n\n${quoted}`).text).toBe('Thank you.')
  })
})

describe('a mail that answers nothing', () => {
  it.each([
    'On the notice my value was 300,000.\nI wrote: please help.',
    'From: here I cannot go on.\nTo: whom do I write?',
    'It costs -- I think -- too much.\n\n- one\n- two',
  ])('%j stays whole', (mail) => {
    expect(newInReply(mail)).toEqual({ text: mail, quoted: null })
  })

  it('stays whole when it is nothing but a quote', () => {
    expect(newInReply('> only this')).toEqual({ text: '> only this', quoted: null })
    expect(newInReply('')).toEqual({ text: '', quoted: null })
  })
})

it('is read in one pass, whatever a stranger sends', () => {
  const begun = performance.now()
  for (const piece of ['\n', '>', '> x\n', 'On 1 x\n', 'On 1 ', 'From: x\n', '-- \n', '1', ' ', 'wrote:\n'])
    newInReply(piece.repeat(Math.floor(40_000 / piece.length)))
  expect(performance.now() - begun).toBeLessThan(4_000)
})
