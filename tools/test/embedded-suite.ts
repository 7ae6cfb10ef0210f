import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every HTTP test runs on PostgreSQL. The embedded database is the same engine in one process with one connection, so
 * it also runs what depends on that: decision 2. All other code meets it in the browser tests.
 */
export const embeddedSuite: Readonly<Record<string, readonly string[]>> = {
  'transactions, bulk copies, migrations': ['server/src/platform/database/*.test.ts'],
  'the queue and the outbox poll the one connection': ['server/src/platform/jobs/*.test.ts'],
  'the whole product starts and stops on it': ['server/src/app.test.ts'],
  'row locks: the numbers of messages': [
    'server/src/modules/messaging/messages/{mark-messages,message-numbers,store-message}.test.ts',
  ],
  'row locks: one success coach for each athlete': ['server/src/modules/roster/claims.test.ts'],
  'row locks and JSON: the matches of a survey': [
    'server/src/modules/matching/stored/{same-answer,stored-matches}.test.ts',
  ],
  'advisory locks and the exclusion constraint: the time of a success coach': [
    'server/src/modules/tasks/timer/{timer,idle,run-ends,limits}.test.ts',
  ],
  'the extensions for spellings and accents': [
    'server/src/modules/search/{search.routes,who-is-found}.test.ts',
  ],
}

/** A file of these folders that opens no database would run twice for nothing. */
const opensDatabase = /\b(testApp|testDatabase|testDatabaseConfig|timerDesk)\(/

export const filesIn = (patterns: readonly string[], root: string): string[] =>
  globSync([...patterns], { cwd: root })
    .filter((file) => opensDatabase.test(readFileSync(join(root, file), 'utf8')))
    .toSorted()

export const embeddedFiles = (root: string): string[] => filesIn(Object.values(embeddedSuite).flat(), root)
