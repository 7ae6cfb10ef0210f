import type { RosterAthlete } from '@fieldhouse/contract/roster'
import type { ActiveTask, CoachNote, Task } from '@fieldhouse/contract/tasks'
import type { LedgerDay } from '@fieldhouse/contract/tasks.ledger'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, listPage, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { toasts } from '../../../ui/feedback/toast.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { activeOf, amaraId, noteOf, taskListOf, taskOf, timeRowOf } from '../tasks.factory.ts'
import { WorkPage } from './work-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.style.fontSize = ''
  for (const { id } of toasts.current()) toasts.dismiss(id)
})

const amara: RosterAthlete = {
  user_id: amaraId,
  athlete_id: '2',
  athlete_slug: 'amara-whitlock',
  first_name: 'Amara',
  last_name: 'Whitlock',
  photo: null,
  sport: { key: 'basketball' },
  position: 'Shooting guard',
  class: 2027,
  high_school: 'Ridgeline High School',
  city: 'Bend',
  state: 'OR',
  contact_info: { email: null, phone: null },
  since: '2026-09-02T12:00:00Z',
}

const welcome = taskOf({ id: 'welcome', name: 'Welcome call', percent: 5, status: 3, time_spent: 2530 })
const film = taskOf({ id: activeOf().id, name: 'Film review', percent: 10, status: 1, time_spent: 3600 })
const listId = '01890a5d-ac96-774b-bcce-b302099a8103'
const list = taskOf({ id: listId, name: 'College list of 25', percent: 10, status: 2, time_spent: 5040 })
const outreach = taskOf({ id: 'outreach', name: 'Outreach plan', percent: 75 })
const own = taskOf({ id: 'own', name: 'Call with Coach Ferreira', percent: 0, is_own: true, done_when: '' })

interface World {
  tasks?: Task[]
  active?: ActiveTask | null
  notes?: CoachNote[]
  days?: LedgerDay[]
  athlete?: RosterAthlete
}

const open = async (
  {
    tasks = [welcome, film, list, outreach, own],
    active = null,
    notes = [],
    days = [],
    athlete = amara,
  }: World,
  answers: Parameters<typeof network>[0] = {},
) => {
  const server = { tasks, active, notes }
  const asked = network({
    [`GET /user/athlete/${amaraId}`]: () => Response.json({ data: athlete }),
    'GET /athlete/amara-whitlock': () =>
      Response.json({
        data: {
          personal_metrics: { height: 5, height_in: 10 },
          education: { gpa: 3.87 },
          settings: { color_theme: 'blue' },
        },
      }),
    'GET /panel/my-rosters': () =>
      Response.json(
        listPage([
          { user_id: 'x' },
          {
            user_id: amaraId,
            package: {
              name: 'All-Star Showcase',
              since: '2026-09-02T12:00:00Z',
              ends_on: null,
              has_ended: false,
            },
          },
        ]),
      ),
    [`GET /panel/task/list/${amaraId}`]: () => Response.json(taskListOf(server.tasks)),
    'GET /panel/task/active': () =>
      server.active ? Response.json({ data: server.active }) : refusal(404, 'No task runs.'),
    'GET /panel/task/ledger': ({ query }) =>
      Response.json({
        data: { from: query.from, to: query.to, days, seconds: 0, discarded_seconds: 0 },
      }),
    [`GET /panel/task/notes/${amaraId}`]: () => Response.json({ data: server.notes }),
    ...answers,
  })
  const Frame = () => (
    <>
      <WorkPage userId={amaraId} />
      <Toaster />
    </>
  )
  const site = await openSite({ viewer: viewerOf({ type: 'rsc' }), Frame })
  await expect.element(site.getByRole('heading', { name: 'Amara Whitlock' })).toBeVisible()
  const row = (name: string) =>
    site.getByRole('list', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: name })
  return { ...site, asked, server, row }
}

describe('COA-03 the work page', () => {
  test('shows who it is about, in feet and inches, and the way back', async () => {
    const { getByText, getByRole } = await open({})
    await expect
      .element(getByText(/Shooting guard/))
      .toMatchTextContent(
        /Shooting guard · Class of 2027 · 5'10" · 3\.87 GPA · Ridgeline High School, Bend, OR · All-Star Showcase since Sep 2, 2026/,
      )
    await expect
      .element(getByRole('link', { name: 'My roster, 2 of 2' }))
      .toHaveAttribute('href', '/coach/roster')
  })

  test('has everything else about the athlete one click away', async () => {
    const { getByRole } = await open({})
    const hrefOf = (name: string) => getByRole('link', { name, exact: true }).element().getAttribute('href')
    await expect.element(getByRole('link', { name: 'Matches' })).toBeVisible()
    expect(
      ['Athlete’s page', 'Recruiting center', 'Matches', 'Activity log', 'Message Amara Whitlock'].map(
        hrefOf,
      ),
    ).toEqual([
      '/amara-whitlock',
      `/recruiting-center/${amaraId}/results`,
      `/bcm/${amaraId}/matches`,
      `/recruiting-center/${amaraId}/results?openActivityLog=1`,
      `/coach/messenger?user_id=${amaraId}`,
    ])
    await expect
      .element(getByRole('button', { name: 'Call Amara Whitlock' }))
      .toHaveAccessibleDescription('No phone number on file.')
  })

  test('shows progress and time by the rules', async () => {
    const { getByText, getByRole, row } = await open({})
    await expect.element(getByRole('img', { name: 'Progress 15 percent of 4 tasks' })).toBeVisible()
    await expect.element(getByText(/complete, 5%/)).toHaveTextContent('1 complete, 5%')
    await expect.element(getByText(/under way/)).toHaveTextContent('2 under way, half of 20%')
    await expect.element(getByText(/to go/)).toHaveTextContent('1 to go, 75%')
    await expect.element(getByText('03:06:10 in all')).toBeVisible()
    await expect.element(row('Welcome call')).toMatchTextContent(/Complete.*5%.*00:42:10.*Restart/)
    await expect.element(row('Call with Coach')).toMatchTextContent(/Your own task.*0%/)
  })

  test('starts a task, and pauses the one that runs', async () => {
    const { row, asked, server } = await open(
      {},
      {
        'POST /panel/task/start': () => {
          server.tasks = server.tasks.map((task) => (task.id === 'outreach' ? { ...task, status: 1 } : task))
          server.active = activeOf({ id: 'outreach', name: 'Outreach plan', ran: 0 })
          return Response.json({ data: { task: { ...outreach, status: 1 }, active: server.active } })
        },
        'POST /panel/task/pause': () => {
          server.active = null
          return Response.json({ data: { task: { ...outreach, status: 2 }, active: null } })
        },
      },
    )
    await row('Outreach plan').getByRole('button', { name: 'Start Outreach plan' }).click()
    await row('Outreach plan').getByRole('button', { name: 'Pause Outreach plan' }).click()
    await expect.poll(() => bodiesOf(asked, 'POST /panel/task/pause')).toHaveLength(1)
    expect(bodiesOf(asked, 'POST /panel/task/start')).toEqual([{ task_id: 'outreach', user_id: amaraId }])
  })

  test('the clock of the running task counts in its row and in the total', async () => {
    const { row, getByText } = await open({ active: activeOf() })
    await expect.element(row('Film review')).toMatchTextContent(/02:06:\d\d/)
    await expect.element(getByText(/in all$/)).toMatchTextContent(/04:12:\d\d in all/)
  })

  test('discards the running time after a question', async () => {
    const { row, asked, getByRole } = await open(
      { active: activeOf() },
      {
        'POST /panel/task/discard': () =>
          Response.json({ data: { task: { ...film, status: 2 }, active: null } }),
      },
    )
    await row('Film review').getByRole('button', { name: 'More for Film review' }).click()
    await getByRole('menuitem', { name: 'Discard time' }).click()
    const question = getByRole('alertdialog')
    await expect
      .element(question)
      .toMatchTextContent(/01:06:\d\d of Film review won’t count.*paused at 01:00:00/)
    await question.getByRole('button', { name: 'Discard time' }).click()
    await expect
      .poll(() => bodiesOf(asked, 'POST /panel/task/discard'))
      .toEqual([{ task_id: film.id, user_id: amaraId, time: 0 }])
  })

  test('adds time, and shows errors by field with everything that was typed', async () => {
    let isRefused = true
    const { row, asked, getByRole } = await open(
      {},
      {
        'POST /panel/task/add-time': () =>
          isRefused
            ? refusal(422, 'Please check the highlighted fields.', { from: ['At most 7 days ago'] })
            : Response.json({ data: { task: { ...list, time_spent: 10_440 }, active: null } }),
      },
    )
    await row('College list')
      .getByRole('button', { name: /^More for/ })
      .click()
    await getByRole('menuitem', { name: 'Add time' }).click()
    const form = getByRole('dialog', { name: 'Add time' })
    await form.getByRole('textbox', { name: 'Day' }).fill('11/12/2025')
    await form.getByRole('textbox', { name: 'Started at' }).fill('09:20')
    await form.getByRole('textbox', { name: 'What was done' }).fill('Three Big Sky colleges')
    await form.getByRole('button', { name: 'Add time' }).click()
    await expect.element(form.getByText('Please enter how long it took')).toBeVisible()
    await form.getByRole('textbox', { name: 'Hours' }).fill('1')
    await form.getByRole('textbox', { name: 'Minutes' }).fill('30')
    await form.getByRole('button', { name: 'Add time' }).click()
    await expect.element(form.getByText('At most 7 days ago')).toBeVisible()
    await expect
      .element(form.getByRole('textbox', { name: 'What was done' }))
      .toHaveValue('Three Big Sky colleges')
    isRefused = false
    await form.getByRole('textbox', { name: 'Minutes' }).fill('31')
    await form.getByRole('button', { name: 'Add time' }).click()
    await expect.element(form).not.toBeInTheDocument()
    expect(bodiesOf(asked, 'POST /panel/task/add-time').at(-1)).toEqual({
      task_id: listId,
      user_id: amaraId,
      time: 5460,
      from: new Date('2025-11-12T09:20').toISOString(),
      done: 'Three Big Sky colleges',
      // For the sentence that says which time is taken.
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  test('adds a task of the coach’s own, and removes one without time', async () => {
    const { row, asked, getByRole, server } = await open(
      {},
      {
        'POST /panel/task/create': () => Response.json({ data: own }, { status: 201 }),
        'POST /panel/task/delete': () => {
          server.tasks = server.tasks.filter(({ id }) => id !== 'own')
          return Response.json({ data: { id: 'own' } })
        },
      },
    )
    await getByRole('button', { name: 'Add your own task' }).click()
    const form = getByRole('dialog', { name: 'Add your own task' })
    await form.getByRole('textbox', { name: 'Name' }).fill('ok')
    await form.getByRole('button', { name: 'Add task' }).click()
    await expect.element(form.getByText('Please enter a name (at least 3 characters)')).toBeVisible()
    await form.getByRole('textbox', { name: 'Name' }).fill('Call with Coach Ferreira')
    await form.getByRole('button', { name: 'Add task' }).click()
    await expect.element(form).not.toBeInTheDocument()
    expect(bodiesOf(asked, 'POST /panel/task/create')).toEqual([
      { user_id: amaraId, name: 'Call with Coach Ferreira', done_when: '' },
    ])
    await getByRole('button', { name: 'Add your own task' }).click()
    await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await row('Call with Coach')
      .getByRole('button', { name: /^More for/ })
      .click()
    await getByRole('menuitem', { name: 'Remove' }).click()
    await expect.element(row('Call with Coach')).not.toBeInTheDocument()
  })

  test('a dialog that was closed by Escape has what was typed when it opens again, and for this task only', async () => {
    const { row, getByRole } = await open({})
    const form = getByRole('dialog', { name: 'Add time' })
    const openAddTime = async (task: string) => {
      await row(task)
        .getByRole('button', { name: /^More for/ })
        .click()
      await getByRole('menuitem', { name: 'Add time' }).click()
    }
    const close = async (dialog: typeof form) => {
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
    }
    await openAddTime('College list')
    await form.getByRole('textbox', { name: 'Day' }).fill('11/12/2025')
    await form.getByRole('textbox', { name: 'Minutes' }).fill('40')
    await close(form)
    await openAddTime('College list')
    await expect.element(form.getByRole('textbox', { name: 'Day' })).toHaveValue('11/12/2025')
    await form.getByRole('textbox', { name: 'What was done' }).fill('Three Big Sky colleges')
    await close(form)
    await openAddTime('College list')
    await expect.element(form.getByRole('textbox', { name: 'Minutes' })).toHaveValue('40')
    await expect
      .element(form.getByRole('textbox', { name: 'What was done' }))
      .toHaveValue('Three Big Sky colleges')
    await close(form)
    await openAddTime('Outreach')
    await expect.element(form.getByRole('textbox', { name: 'Minutes' })).toHaveValue('')
    await close(form)

    const ownForm = getByRole('dialog', { name: 'Add your own task' })
    await getByRole('button', { name: 'Add your own task' }).click()
    await ownForm.getByRole('textbox', { name: 'Name' }).fill('Call with Coach Ferreira')
    await close(ownForm)
    await getByRole('button', { name: 'Add your own task' }).click()
    await expect
      .element(ownForm.getByRole('textbox', { name: 'Name' }))
      .toHaveValue('Call with Coach Ferreira')
  })

  test('starting another task says which one is paused, with one press back', async () => {
    const { getByRole, getByText, asked, server } = await open(
      { active: activeOf() },
      {
        'POST /panel/task/start': ({ body }) => {
          const task = body.task_id === listId ? list : film
          server.active = activeOf({ id: task.id, name: task.name, ran: 0 })
          return Response.json({ data: { task: { ...task, status: 1 }, active: server.active } })
        },
      },
    )
    await getByRole('button', { name: 'Resume College list of 25' }).click()
    await expect.element(getByText('College list of 25 is running. Film review is paused.')).toBeVisible()
    await getByRole('button', { name: 'Switch back' }).click()
    await expect
      .poll(() => bodiesOf(asked, 'POST /panel/task/start').map(({ task_id }) => task_id))
      .toEqual([listId, film.id])
  })

  test('a failed start says why and changes nothing', async () => {
    const { row, getByText } = await open(
      {},
      {
        'POST /panel/task/start': () => refusal(503, 'We’ll be right back.'),
      },
    )
    await row('Outreach plan').getByRole('button', { name: 'Start Outreach plan' }).click()
    await expect.element(getByText('We’ll be right back.')).toBeVisible()
    await expect
      .element(row('Outreach plan').getByRole('button', { name: 'Start Outreach plan' }))
      .toBeVisible()
  })

  test('says when the tasks did not load, and tries again', async () => {
    let isAway = true
    const { getByRole, row } = await open(
      {},
      {
        [`GET /panel/task/list/${amaraId}`]: () =>
          isAway ? refusal(503, 'We’ll be right back.') : Response.json(taskListOf([welcome])),
      },
    )
    await expect.element(getByRole('alert').first()).toMatchTextContent(/The tasks did not load/)
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(row('Welcome call')).toBeVisible()
  })

  test('is readable on a small phone with text at twice its size', async () => {
    await page.viewport(360, 740)
    document.documentElement.style.fontSize = '200%'
    const { getByText } = await open({ active: activeOf() })
    const name = getByText('Outreach plan').first()
    await expect.element(name).toBeVisible()
    expect(name.element().getBoundingClientRect().width).toBeGreaterThan(200)
    expect(document.documentElement.scrollWidth).toBe(360)
  })

  test('fits a phone', async () => {
    await page.viewport(360, 740)
    const { row } = await open({ active: activeOf(), notes: [noteOf()] })
    await expect.element(row('Film review').getByRole('button', { name: /^Pause/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})

describe('COA-03 the week of an athlete', () => {
  const date = new Date().toISOString().slice(0, 10)
  const at = (hour: number, minutes = 0) => new Date(new Date().setHours(hour, minutes, 0, 0)).toISOString()

  test('shows kept and discarded time as strips and in words', async () => {
    const rows = [
      timeRowOf({ id: 'a', from: at(9, 50), to: at(10, 2), seconds: 720, is_discarded: true }),
      timeRowOf({ id: 'b', from: at(9, 20), to: at(9, 50), seconds: 1800, done: 'Added three colleges' }),
    ]
    const { getByRole } = await open({ days: [{ date, seconds: 1800, rows }] })
    const week = getByRole('region', { name: 'This week' })
    await expect
      .element(week.getByRole('img', { name: 'Film review, 12 m, discarded; Film review, 30 m' }))
      .toBeVisible()
    const words = week.getByRole('list', { name: 'Time in words' }).getByRole('listitem')
    await expect.element(words.nth(0)).toMatchTextContent(/9:50 – 10:02 am.*Discarded.*12 m/)
    await expect.element(words.nth(1)).toMatchTextContent(/9:20 – 9:50 am.*Added three colleges.*30 m/)
  })

  test('turns back and forward, and never into the future', async () => {
    const { getByRole, asked, getByText } = await open({})
    await expect.element(getByText(/No time yet this week/)).toBeVisible()
    await expect.element(getByRole('button', { name: 'Week after' })).toBeDisabled()
    await getByRole('button', { name: 'Week before' }).click()
    await expect.element(getByRole('heading', { name: 'Last week' })).toBeVisible()
    const weeks = () =>
      asked.filter(({ call }) => call === 'GET /panel/task/ledger').map(({ query }) => query)
    await expect.poll(() => new Set(weeks().map(({ from }) => from)).size).toBe(2)
    expect(weeks()[0]).toMatchObject({
      user_id: amaraId,
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    await getByRole('button', { name: 'Week after' }).click()
    await expect.element(getByRole('heading', { name: 'This week' })).toBeVisible()
  })

  test('takes what was done later', async () => {
    const rows = [timeRowOf({ id: 'b', from: at(9, 20), to: at(9, 50), seconds: 1800, done: '' })]
    const { getByRole, asked } = await open(
      { days: [{ date, seconds: 1800, rows }] },
      {
        'POST /panel/task/time/b/describe': () => Response.json({ data: timeRowOf({ id: 'b' }) }),
      },
    )
    await getByRole('button', { name: 'Say what was done: Film review' }).click()
    await getByRole('textbox', { name: 'What was done' }).fill('Two league games')
    await getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => bodiesOf(asked, 'POST /panel/task/time/b/describe'))
      .toEqual([{ done: 'Two league games' }])
  })
})

describe('COA-03 notes', () => {
  test('say who sees them, and are written for the family or not', async () => {
    const { getByRole, getByText, asked } = await open(
      { notes: [noteOf(), noteOf({ id: 'p', is_shared: false, is_pinned: true })] },
      {
        [`POST /panel/task/notes/${amaraId}`]: () => Response.json({ data: noteOf() }, { status: 201 }),
      },
    )
    await expect.element(getByText('Family sees it').first()).toBeVisible()
    await expect.element(getByText('Only you')).toBeVisible()
    await getByRole('button', { name: 'Add note' }).click()
    const form = getByRole('form', { name: 'New note' })
    await form.getByRole('button', { name: 'Add note' }).click()
    await expect.element(form.getByText('Please write the note')).toBeVisible()
    await form.getByRole('textbox', { name: 'Note' }).fill('Left ankle is fine')
    await form.getByRole('switch', { name: 'Family sees it' }).click()
    await form.getByRole('button', { name: 'Add note' }).click()
    await expect
      .poll(() => bodiesOf(asked, `POST /panel/task/notes/${amaraId}`))
      .toEqual([{ text: 'Left ankle is fine', is_shared: true, is_pinned: false }])
  })

  test('a removed note can be brought back', async () => {
    const note = noteOf()
    const { getByRole, getByText, asked, server } = await open(
      { notes: [note] },
      {
        [`DELETE /panel/task/note/${note.id}`]: () => {
          server.notes = []
          return Response.json({ data: { id: note.id } })
        },
        [`POST /panel/task/notes/${amaraId}`]: () => {
          server.notes = [note]
          return Response.json({ data: note }, { status: 201 })
        },
      },
    )
    await getByRole('button', { name: 'Edit or remove this note' }).click()
    await getByRole('menuitem', { name: 'Remove' }).click()
    await expect.element(getByText(note.text)).not.toBeInTheDocument()
    await getByRole('button', { name: 'Undo' }).click()
    await expect.element(getByText(note.text)).toBeVisible()
    expect(bodiesOf(asked, `POST /panel/task/notes/${amaraId}`)).toEqual([
      { text: note.text, is_shared: true, is_pinned: false },
    ])
  })
})
