import type { ActiveTask } from '@fieldhouse/contract/tasks'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { openLine, stubSockets } from '../../../lib/socket.factory.ts'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { toasts } from '../../../ui/feedback/toast.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { activeOf, amaraId, taskOf } from '../tasks.factory.ts'
import { ClockStrip } from './clock-strip.tsx'
import { TaskWatch } from './task-watch.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.current()) toasts.dismiss(id)
})

const viewer = viewerOf({ type: 'rsc', first_name: 'Priya', last_name: 'Nair' })

const notFound = () => refusal(404, 'No task runs.')

/** A coach's page. `active` is what the server knows. */
const open = async (first: ActiveTask | null, answers: Parameters<typeof network>[0] = {}) => {
  const server = { active: first }
  const asked = network({
    'GET /panel/task/active': () => (server.active ? Response.json({ data: server.active }) : notFound()),
    'POST /panel/task/here': () =>
      server.active
        ? Response.json({ data: { ...server.active, server_time: new Date().toISOString() } })
        : refusal(409, 'This task is not running anymore.', undefined, 'task_not_running'),
    ...answers,
  })
  const Frame = () => {
    const opener = useRef<HTMLElement>(null)
    return (
      <>
        <ClockStrip />
        <main id="content" tabIndex={-1} />
        <TaskWatch isOpen opener={opener} viewer={viewer} />
        <Toaster />
      </>
    )
  }
  const site = await openSite({ viewer, Frame })
  return { ...site, asked, server, strip: site.getByRole('region', { name: 'Running task' }) }
}

const paused = () => Response.json({ data: { task: taskOf({ status: 2, time_spent: 7578 }), active: null } })

describe('COA-03 the clock', () => {
  test('is not there when nothing runs, and nobody is alarmed', async () => {
    const { asked, strip, getByRole } = await open(null)
    await expect.poll(() => asked.some(({ call }) => call === 'GET /panel/task/active')).toBe(true)
    await expect.element(strip).not.toBeInTheDocument()
    await expect.element(getByRole('alert')).not.toBeInTheDocument()
  })

  test('shows the task, the athlete, and the time by the server’s clock', async () => {
    const { strip } = await open(activeOf())
    await expect.element(strip.getByRole('timer')).toMatchTextContent(/^02:06:\d\d$/)
    await expect.element(strip).toMatchTextContent(/Amara Whitlock · started .* · 01:06:\d\d since then/)
    await expect
      .element(strip.getByRole('link', { name: 'Film review' }))
      .toHaveAttribute('href', `/coach/roster/${amaraId}`)
  })

  test('goes on by itself', async () => {
    const { strip } = await open(activeOf({ ran: 5, time_spent: 0 }))
    const timer = strip.getByRole('timer')
    await expect.element(timer).toBeVisible()
    const first = timer.element().textContent
    await expect.poll(() => timer.element().textContent).not.toBe(first)
  })

  test('a press pauses the task, with the last activity', async () => {
    const { strip, asked, getByText } = await open(activeOf(), { 'POST /panel/task/pause': paused })
    await strip.getByRole('button', { name: 'Pause' }).click()
    await expect.element(getByText('Film review is paused at 02:06:18.')).toBeVisible()
    await expect.element(strip).not.toBeInTheDocument()
    expect(bodiesOf(asked, 'POST /panel/task/pause')).toEqual([
      {
        task_id: activeOf().id,
        user_id: amaraId,
        idle_ms: expect.any(Number),
        unbroken_ms: expect.any(Number),
      },
    ])
  })

  test('a press by keyboard that takes the clock away leads to the page', async () => {
    const { strip, getByRole } = await open(activeOf(), { 'POST /panel/task/pause': paused })
    await expect.element(strip).toBeVisible()
    ;(strip.getByRole('button', { name: 'Pause' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(strip).not.toBeInTheDocument()
    await expect.element(getByRole('main')).toHaveFocus()
  })

  test('a clock that leaves by itself does not move the focus', async () => {
    const { strip, server, queryClient } = await open(activeOf())
    await expect.element(strip).toBeVisible()
    server.active = null
    await queryClient.invalidateQueries()
    await expect.element(strip).not.toBeInTheDocument()
    expect(document.activeElement).toBe(document.body)
  })

  test('a completed task can be restarted right away', async () => {
    const { strip, asked, getByRole } = await open(activeOf(), {
      'POST /panel/task/complete': () =>
        Response.json({ data: { task: taskOf({ status: 3, time_spent: 7578 }), active: null } }),
      'POST /panel/task/start': () =>
        Response.json({
          data: { task: taskOf({ status: 1, time_spent: 7578 }), active: activeOf({ ran: 0 }) },
        }),
    })
    await strip.getByRole('button', { name: 'Complete' }).click()
    await getByRole('button', { name: 'Restart' }).click()
    await expect.element(strip).toBeVisible()
    expect(bodiesOf(asked, 'POST /panel/task/start')).toHaveLength(1)
  })

  test('a failed press changes nothing and says why', async () => {
    const { strip, getByText } = await open(activeOf(), {
      'POST /panel/task/pause': () => refusal(503, 'We’ll be right back.'),
    })
    await strip.getByRole('button', { name: 'Pause' }).click()
    await expect.element(getByText('We’ll be right back.')).toBeVisible()
    await expect.element(strip.getByRole('timer')).toBeVisible()
  })

  test('a task that was paused elsewhere leaves after a press, with the reason', async () => {
    const { strip, server, getByText } = await open(activeOf(), {
      'POST /panel/task/pause': () =>
        refusal(409, 'This task is not running anymore.', undefined, 'task_not_running'),
    })
    await expect.element(strip).toBeVisible()
    server.active = null
    await strip.getByRole('button', { name: 'Pause' }).click()
    await expect.element(getByText('This task is not running anymore.')).toBeVisible()
    await expect.element(strip).not.toBeInTheDocument()
  })

  test('takes what the coach is doing, and keeps the text after a refusal', async () => {
    let isAway = true
    const { strip, asked } = await open(activeOf(), {
      'POST /panel/task/describe': ({ body }) =>
        isAway
          ? refusal(503, 'We’ll be right back.')
          : Response.json({ data: activeOf({ done: String(body.done) }) }),
    })
    await strip.getByRole('button', { name: 'Say what you’re doing' }).click()
    const field = strip.getByRole('textbox', { name: 'What you’re doing' })
    await expect.element(field).toHaveFocus()
    await field.fill('Cutting the reel')
    await userEvent.keyboard('{Enter}')
    await expect.element(strip.getByRole('alert')).toHaveTextContent('We’ll be right back.')
    await expect.element(field).toHaveValue('Cutting the reel')
    isAway = false
    await strip.getByRole('button', { name: 'Save' }).click()
    await expect.element(strip.getByRole('button', { name: /Cutting the reel/ })).toHaveFocus()
    expect(bodiesOf(asked, 'POST /panel/task/describe').at(-1)).toEqual({
      task_id: activeOf().id,
      done: 'Cutting the reel',
    })
  })

  test('on a phone, the words and the buttons never cover each other', async () => {
    await page.viewport(390, 844)
    const { strip } = await open(activeOf())
    await strip.getByRole('button', { name: 'Say what you’re doing' }).click()
    const form = strip.getByRole('textbox', { name: 'What you’re doing' }).element().closest('form')
    const fieldBox = form?.getBoundingClientRect()
    const pauseBox = strip.getByRole('button', { name: 'Pause' }).element().getBoundingClientRect()
    expect(fieldBox?.top).toBeGreaterThanOrEqual(pauseBox.bottom)
    expect(fieldBox?.width).toBeGreaterThan(300)
  })

  test('follows the other devices live', async () => {
    stubSockets()
    const { strip, server } = await open(null)
    const line = await openLine(viewer.id)
    server.active = activeOf()
    line.say('TaskStatus', { user_id: amaraId, task_id: activeOf().id, status: 1 })
    await expect.element(strip).toBeVisible()
    server.active = null
    line.say('TaskStatus', { user_id: amaraId, task_id: activeOf().id, status: 2 })
    await expect.element(strip).not.toBeInTheDocument()
    line.stop()
  })

  test('follows the other tabs without a connection to the server’s events', async () => {
    const { strip, server } = await open(activeOf())
    await expect.element(strip).toBeVisible()
    server.active = null
    const otherTab = new BroadcastChannel('tasks')
    otherTab.postMessage('changed')
    await expect.element(strip).not.toBeInTheDocument()
    otherTab.close()
  })

  test('stays in sight on a long page, and a press returns to its buttons', async () => {
    const { strip, getByRole } = await open(activeOf())
    const floating = getByRole('button', { name: 'Film review is running. Go to the clock' })
    await expect.element(strip).toBeVisible()
    await expect.element(floating).not.toBeInTheDocument()
    document.body.style.height = '4000px'
    scrollTo({ top: 3000, behavior: 'instant' })
    await expect.element(floating).toMatchTextContent(/02:06:\d\d$/)
    await expect.element(floating).toBeInViewport({ ratio: 1 })
    await floating.click()
    await expect.element(strip.getByRole('timer')).toBeInViewport()
    await expect.element(floating).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab}')
    await expect.element(strip.getByRole('button', { name: 'Say what you’re doing' })).toHaveFocus()
    document.body.style.height = ''
  })

  test('fits a phone', async () => {
    await page.viewport(360, 740)
    const { strip } = await open(activeOf({ name: 'Transcript and core courses of all four years' }))
    await expect.element(strip.getByRole('button', { name: 'Complete' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})

describe('COA-04 the idle popup', () => {
  const idle = (facts = {}) => activeOf({ ran: 4440, idle: 462, ...facts })
  const dialog = page.getByRole('alertdialog')

  test('says how long, for which task and user, and what each answer does', async () => {
    await open(idle())
    await expect.element(dialog).toHaveAccessibleName(/^You have been idle for 00:07:4\d$/)
    await expect.element(dialog).toMatchTextContent(/Film review.*Amara Whitlock.*Priya Nair/)
    await expect
      .element(dialog.getByRole('button', { name: /^Keep time/ }))
      .toMatchTextContent(/clock stays at 02:14:0\d/)
    await expect
      .element(dialog.getByRole('button', { name: /^Discard time/ }))
      .toMatchTextContent(/clock goes back to 02:06:18/)
    // Behind a modal dialog, it is hidden from a screen reader.
    expect(document.querySelector('[aria-label="Running task"]')?.textContent).toMatch(
      /Waiting for your answer/,
    )
  })

  test('no key that was meant for the page answers it', async () => {
    const { asked } = await open(idle())
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Enter} {Escape}')
    await expect.element(dialog).toBeVisible()
    expect(asked.some(({ call }) => call.startsWith('POST /panel/task/add-time'))).toBe(false)
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog.getByRole('button', { name: /^Keep time/ })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog.getByRole('button', { name: /^Discard time/ })).toHaveFocus()
  })

  test('Keep time sends the idle seconds, and the clock goes on', async () => {
    const { asked, strip, server } = await open(idle(), {
      'POST /panel/task/add-time': () => {
        server.active = activeOf({ ran: 4440, settled_at: new Date().toISOString(), time_spent: 8040 })
        return Response.json({
          data: { task: taskOf({ status: 1, time_spent: 8040 }), active: server.active },
        })
      },
    })
    await dialog.getByRole('button', { name: /^Keep time/ }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(strip.getByRole('timer')).toMatchTextContent(/^02:14:0\d$/)
    const [body] = bodiesOf(asked, 'POST /panel/task/add-time')
    expect(body).toMatchObject({ task_id: activeOf().id, user_id: amaraId })
    expect(Number(body?.time)).toBeGreaterThanOrEqual(462)
  })

  test('Discard time sends the time up to the last activity, and the clock is gone', async () => {
    const { asked, strip } = await open(idle(), { 'POST /panel/task/discard': paused })
    await dialog.getByRole('button', { name: /^Discard time/ }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(strip).not.toBeInTheDocument()
    const [body] = bodiesOf(asked, 'POST /panel/task/discard')
    expect(body).toMatchObject({ task_id: activeOf().id, user_id: amaraId, time: 3978 })
  })

  test('a failed answer stays open, says why, and can be given again', async () => {
    let isAway = true
    await open(idle(), {
      'POST /panel/task/discard': () => (isAway ? refusal(503, 'We’ll be right back.') : paused()),
    })
    await dialog.getByRole('button', { name: /^Discard time/ }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('We’ll be right back.')
    isAway = false
    await dialog.getByRole('button', { name: /^Discard time/ }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('says when the page is offline, until it is back', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open(idle())
    await expect.element(dialog).toMatchTextContent(/You’re offline/)
    line.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect.element(dialog).not.toMatchTextContent(/You’re offline/)
    line.mockRestore()
  })

  test('closes by itself when it was answered on another device', async () => {
    stubSockets()
    const { server, strip } = await open(idle())
    const line = await openLine(viewer.id)
    await expect.element(dialog).toBeVisible()
    server.active = activeOf({ ran: 4440, time_spent: 8040, settled_at: new Date().toISOString() })
    line.say('TaskStatus', { user_id: amaraId, task_id: activeOf().id, status: 1 })
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(strip.getByRole('button', { name: 'Pause' })).toBeVisible()
    line.stop()
  })

  test('fills a phone', async () => {
    await page.viewport(360, 740)
    await open(idle())
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().getBoundingClientRect().width).toBe(360)
    await expect.element(dialog.getByText('Waiting for your answer')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})
