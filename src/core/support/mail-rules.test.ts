import { describe, expect, it } from 'vitest'
import { isAutomaticMail } from './automatic-mail.ts'
import { paragraphsOf } from './paragraphs.ts'
import { conversationSubject, mailSubject } from './subject-line.ts'

describe('a subject', () => {
  it.each([
    ['How do I file late', 'How do I file late'],
    ['  Re: RE:  fwd: Aw: How do I file late ', 'How do I file late'],
    ['Re[2]: My question', 'My question'],
    ['Re: My question (support 17)', 'My question'],
    ['Two\r\nlines\u2028more', 'Two lines more'],
    ['Regarding: my petition', 'Regarding: my petition'],
    [' Re: ', ''],
  ])('%j is the conversation %j', (typed, kept) => {
    expect(conversationSubject(typed)).toBe(kept)
  })

  it('is cut when it is long', () => {
    expect(conversationSubject('x'.repeat(500))).toHaveLength(120)
    for (const before of ['', 'x'])
      expect(conversationSubject(before + '😀'.repeat(200)).isWellFormed()).toBe(true)
    expect(mailSubject('word '.repeat(40), 123_456, 'later').length).toBeLessThanOrEqual(78)
  })

  it('of the first mail answers nothing, so no mail program takes it for an answer', () => {
    expect(mailSubject('How do I file late', 17, 'first')).toBe('How do I file late (support 17)')
    expect(conversationSubject(mailSubject('How do I file late', 17, 'first'))).toBe('How do I file late')
  })

  it('of a mail carries the number, and gives the same conversation back', () => {
    expect(mailSubject('How do I file late', 17, 'later')).toBe('Re: How do I file late (support 17)')
    expect(conversationSubject(`Re: ${mailSubject('How do I file late', 17, 'later')}`)).toBe(
      'How do I file late',
    )
    expect(mailSubject('Help me!', 3, 'later')).toBe('Re: Help me (support 3)')
  })
})

describe('a mail', () => {
  const dana = 'dana@example.com'

  it.each([
    [{ 'auto-submitted': 'auto-replied' }],
    [{ 'auto-submitted': 'auto-generated; owner=x' }],
    [{ precedence: 'Bulk' }],
    [{ precedence: 'auto_reply' }],
    [{ 'x-autoreply': 'yes' }],
    [{ 'list-id': '<owners.example.com>' }],
    [{ 'return-path': '<>' }],
    [{ 'content-type': 'multipart/report; report-type=delivery-status' }],
  ])('with %j is automatic', (headers) => {
    expect(isAutomaticMail(headers as Record<string, string>, dana)).toBe(true)
  })

  it.each([
    'MAILER-DAEMON@mx.example.com',
    'postmaster@example.com',
    'no-reply@x.example',
    'bounces+7@x.example',
  ])('from %s is automatic', (from) => {
    expect(isAutomaticMail({}, from)).toBe(true)
  })

  it('of a person is not', () => {
    const headers = { 'auto-submitted': 'no', precedence: 'first-class', 'return-path': `<${dana}>` }
    expect(isAutomaticMail(headers, dana)).toBe(false)
    expect(isAutomaticMail({}, 'noreplyson@example.com')).toBe(false)
  })
})

describe('a text', () => {
  it('is parted at blank lines, its lines stay together', () => {
    expect(paragraphsOf('One\r\ntwo\r\n \r\n\r\nThree\n')).toEqual(['One\ntwo', 'Three'])
    expect(paragraphsOf(' \n\n ')).toEqual([])
  })

  it('without any is cut so that a mail can hold it', () => {
    expect(paragraphsOf('x'.repeat(9), 4)).toEqual(['xxxx', 'xxxx', 'x'])
    expect(paragraphsOf('x😀😀x', 2)).toEqual(['x😀', '😀x'])
  })
})
