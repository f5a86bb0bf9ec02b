/** Owns filling a started app with an invented world, by its own API as people would; filled twice it is the same world. */
import { completeLesson, savePosition, spendTime } from '#contract/course/courses.ts'
import { paths } from '#contract/page-paths.ts'
import { getPropertyAnalysis, requestPropertyAnalysis } from '#contract/report/reports.ts'
import { until } from '#server/jobs/until.ts'
import { type ApiClient, apiClient } from '#test/api-client.ts'
import { fillCase } from './fill-case.ts'
import { signedInAs } from './open-account.ts'
import { enhancedOwner, standardOwner } from './owners.ts'

const visitor = {
  email: 'vera.visitor@example.com',
  address: '103 Sample Orange Way, Sample Springs, FL 32300',
  propertyType: 'Single Family Home',
} as const

export type World = {
  /** Paths of pages. */
  readonly report: string
  readonly caseOfEnhanced: string
}

/** Only where a mailbox catches the mail may people be invented. */
const refuseWithoutMailbox = async (site: string): Promise<void> => {
  const answer = await fetch(`${site}/dev/mail/api/messages?limit=1`).catch(() => null)
  if (answer === null) throw new Error(`Nothing answers at ${site}. Start the server first.`)
  if (!answer.ok) throw new Error(`${site} has no mailbox of its own, so it is no place for invented people.`)
}

const askForReport = async (site: string): Promise<string> => {
  const client = apiClient(site, '127.0.0.1')
  const { leadId } = await client.call(requestPropertyAnalysis, visitor)
  const status = async () => (await client.call(getPropertyAnalysis, { leadId })).report.reportStatus.status
  await until(async () => (await status()) !== 'preparing', 180)
  return leadId
}

const learn = async (client: ApiClient): Promise<void> => {
  for (const lessonId of ['1-1', '1-2', '1-3']) await client.call(completeLesson, { id: 1, lessonId })
  await client.call(completeLesson, { id: 2, lessonId: '2-1' })
  await client.call(savePosition, { id: 2, lessonId: '2-2', block: 4 })
  await client.call(spendTime, { id: 2, lessonId: '2-2', seconds: 30 })
}

export const fillWorld = async (site: string): Promise<World> => {
  await refuseWithoutMailbox(site)
  const [leadId, , { caseId }] = await Promise.all([
    askForReport(site),
    signedInAs(site, standardOwner).then(learn),
    signedInAs(site, enhancedOwner).then((client) => fillCase(client, enhancedOwner)),
  ])
  return { report: paths.report(leadId), caseOfEnhanced: paths.appealCase(caseId) }
}
