import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { packageOf } from '../account/payment.factory.ts'
import { buildPackages } from '../packages.factory.ts'
import { EndedLine } from './ended-line.tsx'

afterEach(() => vi.unstubAllGlobals())

const { id } = viewerOf()

const open = async (facts: Partial<Parameters<typeof EndedLine>[0]> = {}, packages = packageList) => {
  const onChoose = vi.fn()
  const asked = network({
    'GET /packages': packages,
    'GET /my-account/payment': () =>
      Response.json({
        data: {
          packages: [packageOf({ status: 'ended', billing_cycle: 'annual' })],
          active_package: null,
          payment_methods: [],
          order_history: [],
        },
      }),
  })
  const Frame = () => (
    <EndedLine
      feature="recruiting-center"
      endedOn="2026-11-17"
      reader="family"
      athleteName={null}
      athleteUserId={id}
      returnTo="/recruiting-center/favorites?page=2"
      onChoose={onChoose}
      {...facts}
    />
  )
  return { ...(await openSite({ Frame })), asked, onChoose }
}
const packageList = () => Response.json({ data: buildPackages() })

describe('PAY-04 the line after a package ended', () => {
  test.each([360, 1440])(
    'has the day, the price, and a button that buys the same again, at %i',
    async (width) => {
      await page.viewport(width, 800)
      const { getByText, getByRole, onChoose } = await open()
      await expect
        .element(getByText('Your package with the recruiting center ended on Nov 17, 2026.'))
        .toBeVisible()
      await expect.element(getByText('Starter Elite: $470.40 a year')).toBeVisible()
      const button = getByRole('button', { name: 'Get Starter Elite' })
      await expect.element(button).toBeVisible()
      await userEvent.tab()
      await expect.element(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      expect(onChoose).toHaveBeenCalledWith('package-2', 'annual')
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )

  test('is brief above a panel that fills a small screen', async () => {
    await page.viewport(390, 800)
    const { getByText } = await open({ isBrief: true })
    await expect.element(getByText(/ended on Nov 17, 2026/).first()).toBeVisible()
    await expect.element(getByText(/New searches/)).not.toBeVisible()
  })

  test('links to the packages if the prices did not load, and returns here', async () => {
    const { getByRole } = await open({}, () => refusal(503, 'Away.'))
    await expect
      .element(getByRole('link', { name: 'See the packages' }))
      .toHaveAttribute(
        'href',
        `/packages?return_to=${encodeURIComponent('/recruiting-center/favorites?page=2')}`,
      )
  })

  test('offers nothing to a success coach, who can’t buy it', async () => {
    const { getByText, getByRole, asked } = await open({ reader: 'success-coach', athleteName: 'Amara' })
    await expect.element(getByText(/The family can get it again/)).toBeVisible()
    expect(getByRole('button').elements()).toHaveLength(0)
    expect(asked).toEqual([])
  })
})
