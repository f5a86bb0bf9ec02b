/** Owns what the browser's console complained about, apart from answers that are part of a journey. */
import type { Page } from '@playwright/test'

/** A visitor has no session to renew, and a page that is not there says so. */
const expected = /401 \(Unauthorized\)|404 \(Not Found\)|410 \(Gone\)/

export type Complaints = { readonly unexpected: () => readonly string[] }

export const listenForComplaints = (page: Page): Complaints => {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`${page.url()}: ${error.message}`))
  return { unexpected: () => heard.filter((line) => !expected.test(line)) }
}
