/** Owns asking a question in tests that are about something else. */
import { askQuestion } from '#contract/help/ask.ts'
import type { Person } from '#test/people.ts'

export const askAs = async ({ client }: Person): Promise<{ readonly id: string }> => {
  const { question } = await client.call(askQuestion, { question: 'What is recapture?' })
  return { id: question.id }
}
