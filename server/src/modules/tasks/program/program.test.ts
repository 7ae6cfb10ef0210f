import type { Program } from '@fieldhouse/contract/tasks.program'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { workplace } from '../tasks.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { athlete, somebody, successCoach, claim, list, got, get, post } = workplace(() => tested)
const path = '/panel/admin/settings/program'
const read = async (who: Somebody): Promise<Program> => (await got(who, path)).data
const admin = () => somebody({ type: 'admin', first_name: 'Ada', last_name: 'Quill' })

test('the program adds up to 100, and only admins see it', async () => {
  const { tasks, ...state } = await read(await admin())
  expect(tasks).toHaveLength(13)
  expect(tasks.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  expect(state).toEqual({ version: expect.any(Number), updated_at: null, updated_by: null })
  for (const who of [await successCoach(), await athlete(), await somebody({ type: 'editor' })])
    expect((await get(who, path)).statusCode).toBe(403)
})

test('a change is for the athletes who are claimed from then on', async () => {
  const [boss, coach, before, after] = [await admin(), await successCoach(), await athlete(), await athlete()]
  await claim(coach, before)
  const { tasks, version } = await read(boss)
  const [welcome, ...rest] = tasks
  const changed = [
    ...rest.slice(0, -1),
    { ...welcome, name: 'First call', percent: 8 },
    { name: 'A plan for the summer', percent: 2, done_when: 'Camps chosen' },
  ]
  const saved = await post(boss, path, { version, tasks: changed })
  expect(saved.statusCode, saved.body).toBe(200)
  expect(saved.json().data).toMatchObject({ version: version + 1, updated_by: 'Ada Quill' })
  expect(saved.json().data.tasks.map(({ name }: { name: string }) => name)).toEqual(
    changed.map(({ name }) => name),
  )
  await claim(coach, after)
  expect((await list(coach, before)).data.map(({ name }) => name)).toEqual(tasks.map(({ name }) => name))
  expect((await list(coach, after)).data.map(({ name }) => name)).toEqual(changed.map(({ name }) => name))
  const entries = await tested.ports.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actor_id, boss.id))
  expect(entries).toMatchObject([
    {
      action: 'program.saved',
      before: { 'A plan for the summer': null, [welcome?.name ?? '']: expect.any(String) },
      after: {
        'A plan for the summer': 'A plan for the summer, 2%, done when: Camps chosen',
        [welcome?.name ?? '']: expect.stringMatching(/^First call, 8%/),
      },
    },
  ])
})

test('of two admins who change the list at once, one is told to reload it', async () => {
  const [one, two] = [await admin(), await admin()]
  const { tasks, version } = await read(one)
  const answers = await Promise.all([one, two].map((who) => post(who, path, { version, tasks })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
  expect(refused).toMatchObject({
    code: 'program_changed',
    message: 'Someone else changed this list in the meantime. Reload it, then make your change again.',
  })
})

test('refuses a list that does not add up, an unknown task, and one that is in it twice', async () => {
  const boss = await admin()
  const { tasks, version } = await read(boss)
  const errors = async (list: object[]) => (await post(boss, path, { version, tasks: list })).json().errors
  expect(await errors(tasks.slice(1))).toEqual({ tasks: ['The percents must add up to 100'] })
  const [first, second] = tasks
  expect(
    await errors([
      { ...first, percent: 50 },
      { ...first, percent: 50 },
    ]),
  ).toEqual({
    'tasks.1.id': ['This task is not in the list'],
  })
  const stranger = { ...second, percent: 100, id: '019a8200-0000-7000-8000-000000009999' }
  expect(await errors([stranger])).toEqual({ 'tasks.0.id': ['This task is not in the list'] })
  expect(await errors([{ name: '', percent: 100.5, done_when: '' }])).toMatchObject({
    'tasks.0.name': ['Please enter a name (at least 3 characters)'],
    'tasks.0.percent': expect.arrayContaining(['Please enter a whole number from 0 to 100']),
    'tasks.0.done_when': ['Please say what done looks like'],
  })
  // JSON has no NaN, so a percent that was left empty arrives as null.
  const unnamed = { ...first, percent: null }
  expect(await errors([unnamed, { ...second, percent: 100 }])).toMatchObject({
    'tasks.0.percent': ['Please enter a whole number from 0 to 100'],
  })
  expect(await read(boss)).toMatchObject({ tasks, version })
})
