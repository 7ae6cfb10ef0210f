import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import type { SiteSetup, SiteVersion } from '@fieldhouse/contract/site.setup'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { SiteSetupPage } from './site-setup-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const uuid = (last: number) => `01890a5d-ac96-774b-bcce-b302099a8${last}`
const { metric: _, ...content } = siteDefaults
const unchanged = { version_id: null, updated_at: null, updated_by: null }
const setup: SiteSetup = {
  content,
  parts: { company: unchanged, home: unchanged, top_100_banner: unchanged, insider_videos: unchanged },
}
const versions: SiteVersion[] = [
  {
    id: uuid(102),
    at: '2026-11-18T10:00:00.000Z',
    by: 'Helen Park',
    is_current: true,
    changes: [{ field: 'street', before: '9 Elm Court', after: '12 Oak Street' }],
  },
  { id: uuid(101), at: '2026-11-01T10:00:00.000Z', by: null, is_current: false, changes: [] },
]

const savedSetup: SiteSetup = {
  content: { ...content, company: { ...content.company, street: '12 Oak Street' } },
  parts: { ...setup.parts, company: { ...unchanged, version_id: uuid(102) } },
}

const open = async (save: () => Response = () => Response.json({ data: siteDefaults })) => {
  const asked = network({
    'GET /panel/admin/site-setup': () => Response.json({ data: isSaved() ? savedSetup : setup }),
    'GET /panel/admin/site-setup/history': () => Response.json({ data: versions }),
    'POST /panel/admin/site-setup/restore': () => Response.json({ data: setup }),
    'POST /site-content/company': save,
    'POST /site-content/insider_videos': save,
  })
  const isSaved = () => asked.some(({ call }) => call === 'POST /site-content/company')
  const Frame = () => (
    <>
      <SiteSetupPage />
      <Toaster />
    </>
  )
  const site = await openSite({ at: '/admin/site-setup', Frame })
  await expect.element(site.getByRole('heading', { name: 'Site Setup' })).toBeVisible()
  return { ...site, asked }
}

describe('ADM-05 site setup', () => {
  test('shows the draft as visitors will see it, and saves it with the version that was edited', async () => {
    const { getByRole, getByText, asked } = await open()
    const form = getByRole('form', { name: 'Address and phone' })
    await expect.element(form.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
    await form.getByRole('textbox', { name: 'Street' }).fill('12 Oak Street')
    await expect.poll(() => document.querySelector('address')?.textContent).toContain('12 Oak Street')
    await expect.element(getByText('Not saved yet. Visitors see the earlier text.')).toBeVisible()
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect
      .poll(() => bodiesOf(asked, 'POST /site-content/company'))
      .toEqual([{ ...content.company, street: '12 Oak Street', based_on: null }])
    // The new version is another form, and the focus stays in its panel.
    await expect.element(getByText('This is on the site now.').first()).toBeVisible()
    await expect.poll(() => document.activeElement?.closest('[role=tabpanel]') !== null).toBe(true)
    expect(document.activeElement?.closest('form')).toBe(null)
  })

  test('a refusal because someone else was faster keeps the typed text', async () => {
    const late = 'Someone else changed this part in the meantime.'
    const { getByRole, getByText } = await open(() => refusal(409, late, undefined, 'site_changed'))
    const street = getByRole('textbox', { name: 'Street' })
    await street.fill('12 Oak Street')
    await getByRole('form', { name: 'Address and phone' })
      .getByRole('button', { name: 'Save Changes' })
      .click()
    await expect.element(getByText(late)).toBeVisible()
    await expect.element(getByRole('button', { name: 'Discard mine and load the new text' })).toBeVisible()
    await expect.element(street).toHaveValue('12 Oak Street')
  })

  test('brings an earlier text back', async () => {
    const { getByRole, getByText, asked } = await open()
    await expect.element(getByText('On the site now').first()).toBeVisible()
    await getByRole('button', { name: /Bring back the text of Nov 1/ })
      .first()
      .click()
    await expect.element(getByText('The earlier text is back on the site.')).toBeVisible()
    expect(bodiesOf(asked, 'POST /panel/admin/site-setup/restore')).toEqual([{ version_id: uuid(101) }])
  })

  test('videos move with their typed text, and can be removed', async () => {
    const { getByRole, asked } = await open()
    await getByRole('tab', { name: 'Insider videos' }).click()
    const form = getByRole('form', { name: 'Insider videos' })
    await form.getByRole('textbox', { name: 'Title' }).first().fill('Typed first')
    await form.getByRole('button', { name: 'Move video 1 down' }).click()
    await form.getByRole('button', { name: 'Remove video 3' }).click()
    await form.getByRole('button', { name: 'Save Changes' }).click()
    const [first, second] = content.insider_videos.videos
    await expect
      .poll(() => bodiesOf(asked, 'POST /site-content/insider_videos'))
      .toEqual([{ videos: [second, { ...first, title: 'Typed first' }], based_on: null }])
  })

  test('fits a phone with large text', async () => {
    await page.viewport(360, 800)
    document.documentElement.style.fontSize = '200%'
    try {
      await open()
      expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    } finally {
      document.documentElement.style.fontSize = ''
    }
  })
})
