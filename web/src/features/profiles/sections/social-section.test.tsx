import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { describe, expect, test } from 'vitest'
import { openSite } from '../../../lib/site.factory.tsx'
import { athleteOf, richAthlete } from '../profiles.factory.ts'
import { SocialSection } from './social-section.tsx'

const open = (athlete: Athlete) => openSite({ Frame: () => <SocialSection athlete={athlete} /> })

const post = (text: string, posted_at: string) => ({
  text,
  posted_at,
  link: `https://x.com/amara/status/${text}`,
})

describe('PRO-12 the social stream', () => {
  test('a connected account shows its posts as linked cards, and nothing loads from the network', async () => {
    const { getByRole } = await open(richAthlete())
    const posts = getByRole('list', { name: 'Latest posts' })
    const card = posts.getByRole('link', { name: /Every three of the fall/ })
    await expect.element(card).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aaaaaaaaaaa')
    await expect.element(posts.getByText('YouTube, November 2, 2026')).toBeVisible()
    expect(document.querySelector('section iframe, section img')).toBeNull()
  })

  test('the newest come first, six at most', async () => {
    const days = ['01', '08', '03', '06', '05', '02', '07']
    const posts = days.map((day) => post(day, `2026-11-${day}T12:00:00.000Z`))
    const { social } = athleteOf()
    const { getByRole } = await open(
      athleteOf({ social: { ...social, twitter: { username: 'amara', connected: true, posts } } }),
    )
    await expect.element(getByRole('list', { name: 'Latest posts' })).toBeVisible()
    const cards = getByRole('list', { name: 'Latest posts' }).getByRole('link').elements()
    expect(cards.map((card) => card.querySelector('span')?.textContent)).toEqual([
      '08',
      '07',
      '06',
      '05',
      '03',
      '02',
    ])
  })

  test('an account that is not connected is only a link', async () => {
    const { social } = athleteOf()
    const posts = [post('old', '2026-11-01T12:00:00.000Z')]
    const { getByRole, getByText } = await open(
      athleteOf({ social: { ...social, twitter: { username: 'amara', connected: false, posts } } }),
    )
    await expect.element(getByRole('link', { name: /@amara/ })).toHaveAttribute('href', 'https://x.com/amara')
    expect(getByRole('list', { name: 'Latest posts' }).query()).toBeNull()
    expect(getByText('Connected').query()).toBeNull()
  })
})
