import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPictures } from '../../pictures/pictures.factory.tsx'
import { athleteOf } from '../../profiles.factory.ts'
import { ownOf } from '../editing.factory.tsx'
import { SocialEditor } from './social-editor.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

const { social } = athleteOf()
const amara = athleteOf({
  own: ownOf({ social: 1 }),
  social: {
    ...social,
    twitter: { username: 'amara', connected: false, changed_hands: true, posts: [] },
    vimeo: { username: 'amara', connected: true, posts: [] },
  },
})

const openForm = async (networks: string[]) => {
  await openPictures({
    Editor: SocialEditor,
    title: 'Social',
    athlete: amara,
    answers: { 'GET /social-streams': () => Response.json({ data: networks }) },
  })
  await page
    .getByRole('button', { name: /^(Edit|Add your accounts)/ })
    .first()
    .click()
}

const asLink = 'Your username. It is shown as a link to your account.'

describe('PRO-12 the social accounts form', () => {
  test('says how to connect an account, and which one is connected', async () => {
    await openForm(['youtube', 'vimeo'])
    await expect
      .element(page.getByLabelText('YouTube'))
      .toHaveAccessibleDescription(/put .+\/amara-whitlock in this account’s bio/)
    await expect
      .element(page.getByLabelText('Vimeo'))
      .toHaveAccessibleDescription('Connected. Your latest posts are on your page.')
    await expect.element(page.getByLabelText('TikTok')).toHaveAccessibleDescription(asLink)
  })

  test('asks to check a name that belongs to a different account than before', async () => {
    await openForm(['twitter'])
    await expect
      .element(page.getByLabelText('Twitter'))
      .toHaveAccessibleDescription(/^This name now leads to a different account/)
  })

  test('says that usernames are links when nothing can be connected', async () => {
    await openForm([])
    for (const network of ['YouTube', 'TikTok'])
      await expect.element(page.getByLabelText(network)).toHaveAccessibleDescription(asLink)
  })
})
