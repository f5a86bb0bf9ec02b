/** Proves the pages of support: the promise, a message sent once, a conversation with both sides, and its end. */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answerSupportConversation,
  closeSupportConversation,
  getSupportConversation,
  listSupportConversations,
  type SupportConversation,
  type SupportMessage,
  sendSupportMessage,
} from '#contract/help/support.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

const conversation: SupportConversation = {
  id: '3f1e7c50-6f2f-4a52-9f3f-0d6d6c1a7b11',
  number: 17,
  subject: 'About the fee',
  state: 'waiting',
  openedAt: '2026-11-21T15:48:00.000Z',
  dueAt: '2126-11-22T15:48:00.000Z',
}

const message = (parts: Partial<SupportMessage>): SupportMessage => ({
  id: crypto.randomUUID(),
  author: 'person',
  way: 'form',
  text: 'What is the fee?',
  quoted: null,
  leftOut: [],
  writtenAt: '2026-11-21T15:48:00.000Z',
  ...parts,
})

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  signIn(api)
  api.answer(listSupportConversations, { conversations: [] })
})

const address = `/support/${conversation.id}`

describe('writing to us', () => {
  it('says what is promised, by plan, and that nobody is told what to claim', async () => {
    openPage('/support')
    expect(await screen.findByText('We answer within 24 hours')).toBeDefined()
    expect(screen.getByText(/AI-Enhanced customers go first/)).toBeDefined()
    expect(screen.getByText(/can’t tell you what to claim/)).toBeDefined()
  })

  it('tells owners of AI-Enhanced of their priority', async () => {
    signIn(api, { ...ada, tier: 'ai_enhanced' })
    openPage('/support')
    expect(await screen.findByText(/Your plan includes priority support/)).toBeDefined()
  })

  it('needs words, keeps them when it fails, and sends them again under the same id', async () => {
    const { user } = openPage('/support')
    await user.click(await screen.findByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Please write your message')).toBeDefined()
    await user.type(screen.getByLabelText('What is it about?'), 'About the fee')
    await user.type(screen.getByLabelText('Your message'), 'What is the fee?')
    api.disconnect(sendSupportMessage)
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Your message wasn’t sent')).toBeDefined()
    api.answer(sendSupportMessage, { conversation })
    api.answer(listSupportConversations, { conversations: [conversation] })
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('We got your message')).toBeDefined()
    const [first, second] = api.callsOf(sendSupportMessage).map(({ input }) => input)
    expect(second).toEqual(first)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('')
    expect(await screen.findByRole('link', { name: 'About the fee' })).toBeDefined()
  })

  it('shows what is open before the form, and what is closed after it', async () => {
    const closed: SupportConversation = {
      ...conversation,
      id: crypto.randomUUID(),
      subject: 'Settled',
      state: 'closed',
    }
    api.answer(listSupportConversations, { conversations: [closed, conversation] })
    openPage('/support')
    await screen.findByRole('link', { name: 'Settled' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Your messages',
      'Write to us',
      'We answer within 24 hours',
      'Quicker answers',
      'Closed messages',
    ])
  })

  it('says it when a promise was not kept', async () => {
    api.answer(listSupportConversations, {
      conversations: [{ ...conversation, dueAt: '2026-11-20T15:48:00.000Z' }],
    })
    openPage('/support')
    expect(await screen.findByText(/We’re late/)).toBeDefined()
  })
})

describe('a conversation', () => {
  it('shows both sides, what a mail quoted, and files that were not taken', async () => {
    const messages = [
      message({ way: 'mail', leftOut: ['roof.jpg'], quoted: 'Earlier words' }),
      message({ author: 'operator', way: 'mail', text: 'Fifteen dollars.\n\nYour county says so.' }),
    ]
    api.answer(getSupportConversation, {
      conversation: { ...conversation, state: 'answered', dueAt: null },
      messages,
    })
    openPage(address)
    const list = await screen.findByRole('list', { name: 'Messages' })
    const [theirs, ours] = within(list).getAllByRole('listitem')
    if (!theirs || !ours) throw new Error('there are no two messages')
    expect(within(theirs).getByRole('heading', { name: 'You wrote' })).toBeDefined()
    expect(within(theirs).getByText(/roof\.jpg/)).toBeDefined()
    expect(within(theirs).getByText('Earlier words')).toBeDefined()
    expect(within(ours).getByText('Your county says so.')).toBeDefined()
    expect(screen.getByText('Answered')).toBeDefined()
  })

  it('goes on, and is closed by a press', async () => {
    api.answer(getSupportConversation, { conversation, messages: [message({})] })
    const { user } = openPage(address)
    await user.type(await screen.findByLabelText('Your message'), 'And when?')
    api.answer(answerSupportConversation, { conversation })
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('We got your message')).toBeDefined()
    const closed: SupportConversation = { ...conversation, state: 'closed', dueAt: null }
    api.answer(closeSupportConversation, { conversation: closed })
    api.answer(getSupportConversation, { conversation: closed, messages: [message({})] })
    await user.click(screen.getByRole('button', { name: 'I no longer need an answer' }))
    expect(await screen.findByText('Write again here to reopen it.')).toBeDefined()
  })

  it('that did not load is asked for again, and an address in it can be followed', async () => {
    api.disconnect(getSupportConversation)
    const { user } = openPage(address)
    const again = await screen.findByRole('button', { name: 'Try again' })
    const answer = message({ author: 'operator', text: 'See https://www.justvalue.example/counties/leon.' })
    api.answer(getSupportConversation, { conversation, messages: [answer] })
    await user.click(again)
    const link = await screen.findByRole('link', { name: 'https://www.justvalue.example/counties/leon' })
    expect(link.getAttribute('href')).toBe('https://www.justvalue.example/counties/leon')
  })

  it('of another is not shown', async () => {
    api.refuse(getSupportConversation, 'not_found', 'We couldn’t find that conversation')
    openPage(address)
    expect(await screen.findByText('We couldn’t find that conversation')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See your messages' })).toBeDefined()
  })
})
