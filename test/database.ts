/** Owns giving a test a real database of its own: a copy of the migrated template, so tests can run side by side. */
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { type Database, openDatabase } from '#server/db/open.ts'

export const TEST_POSTGRES_URL = 'TEST_POSTGRES_URL'
/** Where the run keeps its files; removed after it. */
export const TEST_FOLDER = 'TEST_FOLDER'
export const TEMPLATE_DATABASE = 'just_value_template'
export const STARTED_TEMPLATE = 'just_value_started'

export type TestDatabase = Readonly<{ url: string; pool: Pool; db: Database; drop: () => Promise<void> }>

const serverUrl = (): string => {
  const url = process.env[TEST_POSTGRES_URL]
  if (url === undefined)
    throw new Error('Tests with a database need test/postgres-setup.ts as global set-up.')
  return url
}

let toServer: Pool | undefined

/** Over a line that is kept: a new one for each statement would cost PostgreSQL a process. */
const onServer = async (statement: string) => {
  toServer ??= openDatabase(serverUrl()).pool
  await toServer.query(statement)
}

const createDatabase = async (template: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Files copied whole cost half of what blocks copied through the log do.
  await onServer(`create database ${name} template ${template} strategy file_copy`)
  const url = new URL(serverUrl())
  url.pathname = name
  const { db, pool, close } = openDatabase(url.href)
  const drop = async () => {
    await close()
    // Not `with (force)`: that may not end a vacuum the server itself has just begun; the plain form does.
    await onServer(`drop database ${name}`)
  }
  return { url: url.href, db, pool, drop }
}

/** A new database with all tables and no rows; call `drop` when the test is done. */
export const testDatabase = (): Promise<TestDatabase> => createDatabase(TEMPLATE_DATABASE)

/** A new database as the first start of an app leaves it: with the sample roll and the places of the search. */
export const startedDatabase = (): Promise<TestDatabase> => createDatabase(STARTED_TEMPLATE)

/** A new database without any of our tables, for testing migrations themselves. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('template1')
