import { expect, test, vi } from 'vitest'
import { openSite } from '../../../lib/site.factory.tsx'
import { FreeOffer } from './free-offer.tsx'

test('PUB-04 the free page starts with a sign-up', async () => {
  const onSignUp = vi.fn()
  const screen = await openSite({
    at: '/packages',
    Frame: () => <FreeOffer onSignUp={onSignUp} ownPlace={null} />,
  })
  await expect.element(screen.getByRole('heading', { name: 'Start free' })).toBeVisible()
  await expect.element(screen.getByText('5 photos')).toBeVisible()
  await screen.getByRole('button', { name: 'Create a free page' }).click()
  expect(onSignUp).toHaveBeenCalledOnce()
})

test('PUB-04 a person with a page goes to it', async () => {
  const screen = await openSite({
    at: '/packages',
    Frame: () => (
      <FreeOffer onSignUp={() => {}} ownPlace={{ label: 'Go to the page', to: '/amara-whitlock' }} />
    ),
  })
  await expect
    .element(screen.getByRole('link', { name: 'Go to the page' }))
    .toHaveAttribute('href', '/amara-whitlock')
  expect(screen.getByRole('button').elements()).toEqual([])
})
