/** Owns the calls that change a document, each with what its owner could ask of a completed property analysis. */
import { getDocumentStatus } from '#contract/document/documents.ts'
import * as edits from '#contract/document/edits.ts'
import * as versions from '#contract/document/versions.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { until } from '#server/jobs/until.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

type Edited = { readonly app: TestApp; readonly owner: Person; readonly documentId: string }

/** `edited` is read when a call is made. */
export const editsOf = (edited: () => Edited) => {
  const statusOf = async ({ owner, documentId: id }: Edited) =>
    (await owner.client.call(getDocumentStatus, { id })).document
  const onceCompleted = async () => {
    await until(async () => (await statusOf(edited())).status === 'completed')
    return statusOf(edited())
  }
  const ask = (endpoint: Endpoint, more: Record<string, unknown> = {}) => ({
    endpoint,
    input: async () => ({ id: (await onceCompleted()).id, ...more }),
  })
  const own = { sectionId: 'home', version: 1 }
  return {
    saveDocumentSection: ask(edits.saveDocumentSection, { ...own, text: 'In my own words.' }),
    rewriteDocumentSection: ask(edits.rewriteDocumentSection, { ...own, sectionId: 'limits' }),
    suggestWording: ask(edits.suggestWording, { ...own, sectionId: 'values' }),
    dropSuggestion: ask(edits.dropSuggestion, { sectionId: 'values' }),
    lockDocument: ask(edits.lockDocument, { locked: false }),
    getDocumentChanges: ask(edits.getDocumentChanges),
    renewDocument: ask(edits.renewDocument),
    listDocumentVersions: ask(versions.listDocumentVersions),
    getDocumentVersion: ask(versions.getDocumentVersion, { version: 1 }),
    compareDocumentVersions: ask(versions.compareDocumentVersions, { from: 1, to: 2 }),
    restoreDocumentVersion: {
      endpoint: versions.restoreDocumentVersion,
      input: async () => {
        const { id, version } = await onceCompleted()
        return { id, version, restore: 1 }
      },
    },
    cancelDocument: {
      endpoint: edits.cancelDocument,
      input: async () => {
        const { id } = await onceCompleted()
        await edited().app.rows("update documents set status = 'cancelled' where id = $1", [id])
        return { id }
      },
    },
    retryDocument: { endpoint: edits.retryDocument, input: async () => ({ id: edited().documentId }) },
    deleteDocument: ask(edits.deleteDocument),
  }
}
