import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, listPage, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { LazyStaffPanel } from './lazy-staff-panel.ts'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

const said = { competition_level: 70, teammates: 60, leadership: 50, updated_at: '2026-11-01T00:00:00Z' }
const amara = { athlete_id: 'a1', athlete_slug: 'amara-whitlock', first_name: 'Amara', last_name: 'Whitlock' }

const open = async (viewerType: 'rsc' | 'admin', answers: Parameters<typeof network>[0] = {}) => {
  const asked = network({
    'GET /panel/my-rosters': () => Response.json(listPage([amara])),
    'GET /athlete/a1/evaluation': () => Response.json({ data: null }),
    'GET /athlete/amara-whitlock/evaluation': () => Response.json({ data: said }),
    'POST /athlete/a1/evaluation': () => Response.json({ data: said }),
    'POST /athlete/amara-whitlock/evaluation': () => Response.json({ data: said }),
    ...answers,
  })
  const Panel = () => <LazyStaffPanel isOpen viewerType={viewerType} />
  return { ...(await openSite({ Frame: Panel })), asked }
}

describe('PUB-02 evaluating', () => {
  test('a success coach gives three scores to an athlete on the roster', async () => {
    const { getByRole, asked } = await open('rsc')
    await getByRole('button', { name: 'Evaluate Amara Whitlock' }).click()
    const dialog = getByRole('dialog', { name: 'Evaluate Amara Whitlock' })
    await dialog.getByRole('textbox', { name: 'Competition level' }).fill('88')
    await dialog.getByRole('textbox', { name: 'Effect on teammates' }).fill('0')
    await dialog.getByRole('textbox', { name: 'Leadership' }).fill('100')
    await dialog.getByRole('button', { name: 'Save evaluation' }).click()
    await expect
      .poll(() => bodiesOf(asked, 'POST /athlete/a1/evaluation'))
      .toEqual([{ competition_level: 88, teammates: 0, leadership: 100 }])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('a missing or too high score shows an error at its field, and nothing is sent', async () => {
    const { getByRole, getByText, asked } = await open('rsc')
    await getByRole('button', { name: 'Evaluate Amara Whitlock' }).click()
    await getByRole('textbox', { name: 'Competition level' }).fill('101')
    await getByRole('button', { name: 'Save evaluation' }).click()
    await expect.element(getByText('Competition level must be a whole number from 0 to 100')).toBeVisible()
    await expect.element(getByText('Leadership must be a whole number from 0 to 100')).toBeVisible()
    await expect.element(getByRole('textbox', { name: 'Competition level' })).toHaveValue('101')
    expect(bodiesOf(asked, 'POST /athlete/a1/evaluation')).toEqual([])
  })

  test('an admin names any page, also by its full address, and sees their earlier evaluation', async () => {
    const { getByRole } = await open('admin')
    await getByRole('textbox', { name: 'Address of the athlete’s page' }).fill(
      'https://fieldhouse.example/Amara-Whitlock/',
    )
    await getByRole('button', { name: 'Evaluate' }).click()
    await expect.element(getByRole('textbox', { name: 'Competition level' })).toHaveValue('70')
    await expect.element(getByRole('button', { name: 'Save again' })).toBeVisible()
  })

  test('an unknown page shows an error in the dialog', async () => {
    const { getByRole } = await open('admin', {
      'GET /athlete/nobody/evaluation': () => refusal(404, 'This page could not be found'),
    })
    const field = getByRole('textbox', { name: 'Address of the athlete’s page' })
    await field.fill('???')
    await getByRole('button', { name: 'Evaluate' }).click()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill('nobody')
    await getByRole('button', { name: 'Evaluate' }).click()
    await expect.element(getByRole('alert')).toMatchTextContent(/can’t be evaluated.*could not be found/)
  })

  test('a success coach without athletes reads what will be here', async () => {
    const { getByText } = await open('rsc', { 'GET /panel/my-rosters': () => Response.json(listPage([])) })
    await expect.element(getByText(/As soon as you have athletes on your roster/)).toBeVisible()
  })
})
