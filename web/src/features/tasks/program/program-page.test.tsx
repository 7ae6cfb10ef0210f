import type { Program } from '@fieldhouse/contract/tasks.program'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { ProgramPage } from './program-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const uuid = (last: number) => `01890a5d-ac96-774b-bcce-b302099a8${last}`
const welcome = { id: uuid(101), name: 'Welcome call', percent: 40, done_when: 'Family met' }
const program: Program = {
  version: 3,
  updated_at: null,
  updated_by: null,
  tasks: [welcome, { id: uuid(102), name: 'Film review', percent: 60, done_when: 'Reel cut' }],
}

const path = '/panel/admin/settings/program'

const open = async (save: (body: Record<string, unknown>) => Response) => {
  const server = { program }
  const asked = network({
    [`GET ${path}`]: () => Response.json({ data: server.program }),
    [`POST ${path}`]: ({ body }) => save(body),
  })
  const Frame = () => (
    <>
      <ProgramPage />
      <Toaster />
    </>
  )
  const site = await openSite({ at: '/admin/program', Frame })
  await expect.element(site.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Welcome call')
  const field = (name: string, place: number) => site.getByRole('textbox', { name }).nth(place)
  return { ...site, asked, server, field, save: site.getByRole('button', { name: 'Save Changes' }) }
}

const saved = (body: Record<string, unknown>) => Response.json({ data: { ...program, ...body, version: 4 } })

describe('the program of tasks', () => {
  test('says that athletes keep their tasks, and counts while typing', async () => {
    const { getByText, field } = await open(saved)
    await expect.element(getByText(/Athletes who have their tasks keep them\./)).toBeVisible()
    await field('Worth', 0).fill('32')
    await expect.element(getByText('8 left to give')).toBeVisible()
    await field('Worth', 0).fill('45')
    await expect.element(getByText('5 too many')).toBeVisible()
  })

  test('has the fields of a task side by side where there is room', async () => {
    const { field } = await open(saved)
    const [name, worth, done] = ['Name', 'Worth', 'What done looks like'].map((label) =>
      field(label, 0).element().getBoundingClientRect(),
    )
    expect(worth?.top).toBeCloseTo(name?.top ?? 0, -1)
    expect(done?.top).toBe(name?.top)
    expect(name?.width).toBeGreaterThan(250)
    expect(done?.width).toBeGreaterThan(350)
  })

  test('saves a new order, another text, and a new task', async () => {
    const { asked, save, field, getByRole } = await open(saved)
    await getByRole('button', { name: 'Move down' }).first().click()
    await expect.element(field('Name', 0)).toHaveValue('Film review')
    await expect.element(getByRole('button', { name: 'Move up' }).nth(1)).toHaveFocus()
    await field('Worth', 0).fill('50')
    await getByRole('button', { name: 'Add a task' }).click()
    await field('Name', 2).fill('Visit plan')
    await field('Worth', 2).fill('10')
    await field('What done looks like', 2).fill('Dates agreed')
    await save.click()
    await expect
      .poll(() => bodiesOf(asked, `POST ${path}`))
      .toEqual([
        {
          version: 3,
          tasks: [
            { ...program.tasks[1], percent: 50 },
            program.tasks[0],
            { name: 'Visit plan', percent: 10, done_when: 'Dates agreed' },
          ],
        },
      ])
    await expect.element(save).toBeDisabled()
  })

  test('shows errors at their fields, and a sum that is not 100, without sending', async () => {
    const { asked, save, field, getByText, getByRole } = await open(saved)
    await field('Name', 0).fill('x')
    await save.click()
    await expect.element(getByText('Please enter a name (at least 3 characters)')).toBeVisible()
    await field('Name', 0).fill('Welcome call')
    await field('Worth', 0).fill('30')
    await save.click()
    await expect.element(getByRole('alert').last()).toHaveTextContent('The percents must add up to 100')
    expect(bodiesOf(asked, `POST ${path}`)).toEqual([])
  })

  test('a list that somebody else changed keeps what was typed until the admin decides', async () => {
    let isBehind = true
    const { field, save, server, asked, getByRole } = await open((body) =>
      isBehind ? refusal(409, 'Someone else changed the list.', undefined, 'program_changed') : saved(body),
    )
    await field('What done looks like', 0).fill('Family met, goals written down')
    server.program = { ...program, version: 7, tasks: [{ ...welcome, percent: 100 }] }
    await save.click()
    await expect
      .element(getByRole('alert').first())
      .toMatchTextContent(/Someone else changed the list\..*still here/)
    await expect.element(field('What done looks like', 0)).toHaveValue('Family met, goals written down')
    isBehind = false
    await getByRole('button', { name: 'Keep what I typed' }).click()
    await save.click()
    await expect
      .poll(() => bodiesOf(asked, `POST ${path}`).at(-1))
      .toMatchObject({
        version: 7,
        tasks: [{ id: uuid(101) }, { name: 'Film review' }],
      })
    expect(bodiesOf(asked, `POST ${path}`).at(-1)?.tasks).not.toContainEqual(
      expect.objectContaining({ id: uuid(102) }),
    )
  })

  test('the other admin’s list can be shown instead', async () => {
    const { field, save, server, getByRole } = await open(() =>
      refusal(409, 'Someone else changed the list.', undefined, 'program_changed'),
    )
    await field('Name', 0).fill('Hello call')
    server.program = { ...program, version: 7, tasks: [{ ...welcome, name: 'First call' }] }
    await save.click()
    await getByRole('button', { name: 'Show their list' }).click()
    await expect.element(field('Name', 0)).toHaveValue('First call')
  })

  test('asks before unsaved changes are lost', async () => {
    const { field, router, getByRole, place } = await open(saved)
    await field('Name', 0).fill('Hello call')
    void router.navigate({ to: '/' as string } as never)
    await getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click()
    expect(place()).toBe('/admin/program')
    await expect.element(field('Name', 0)).toHaveValue('Hello call')
  })

  test('fits a phone', async () => {
    await page.viewport(360, 740)
    const { save } = await open(saved)
    await expect.element(save).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})
