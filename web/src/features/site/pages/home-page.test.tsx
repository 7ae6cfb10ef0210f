import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually } from '../../../lib/eventually.factory.ts'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { siteContentQuery } from '../../../lib/site-content.ts'
import { buildLeader, buildPoster } from '../site-content.factory.ts'
import { HomeBelowFold } from './home-below-fold.tsx'
import { HomePage } from './home-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.style.fontSize = ''
})

const counts = { athletes: 2914, sports: 5, states: 50, high_schools: 1804 }
const leaders = [1, 2, 3].map((rank) => buildLeader(rank))

type HomeProps = Omit<Parameters<typeof HomePage>[0], 'children'> & Parameters<typeof HomeBelowFold>[0]

const Home = ({ athletes = [], ...rest }: HomeProps) => (
  <HomePage athletes={athletes}>
    <HomeBelowFold isBannerClosed={false} {...rest} />
  </HomePage>
)

const open = (props: HomeProps = {}, content = siteDefaults) => {
  network({ 'GET /site-content': () => Response.json({ data: content }) })
  return openSite({ Frame: () => <Home {...props} /> })
}

describe('PUB-01 the home page', () => {
  test('shows the tagline and a real profile that links to its page', async () => {
    const screen = await open({
      athletes: [buildPoster(), buildPoster({ slug: 'mo-ree', first_name: 'Mo' })],
    })
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Your Profile Page Gets You In The Game')
    const poster = screen.getByRole('article', { name: 'Amara Whitlock' })
    await expect.element(poster.getByText('Shooting guard, class of 2027')).toBeVisible()
    await expect.element(poster.getByRole('term').first()).toHaveTextContent('PPG')
    await expect
      .element(screen.getByRole('link', { name: 'See a profile' }))
      .toHaveAttribute('href', '/amara-whitlock')
    await poster.getByRole('link').click()
    expect(screen.place()).toBe('/amara-whitlock')
  })

  test('says that its samples are drawn while there are no athletes', async () => {
    const screen = await open()
    await expect
      .element(screen.getByText('Two sample pages. The people are drawn, not real.'))
      .toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'How it works' })).toBeInTheDocument()
  })

  test('shows no counts while there is nothing to count', async () => {
    const none = { athletes: 0, sports: 0, states: 0, high_schools: 0 }
    const screen = await open({ counts: none })
    await expect.element(screen.getByRole('heading', { name: 'Insider videos' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Counted, not claimed' }).elements()).toEqual([])
  })

  test('shows the counts, and how they are counted', async () => {
    const screen = await open({ counts })
    await expect.element(screen.getByText('2,914')).toBeInTheDocument()
    await expect
      .element(screen.getByText(/Hidden pages and deleted accounts don’t count/))
      .toBeInTheDocument()
  })

  test('has one first heading, and the others in order', async () => {
    const screen = await open({ counts, leaders, athletes: [buildPoster()] })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    const levels = screen
      .getByRole('heading')
      .elements()
      .map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([])
  })

  test("uses the built-in texts when the team's do not load", async () => {
    network({})
    const screen = await openSite({ Frame: () => <Home /> })
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(siteDefaults.home.title)
  })

  test("shows the team's texts", async () => {
    const home = { ...siteDefaults.home, title: 'Another title', closing_title: 'Another end' }
    const screen = await open({}, { ...siteDefaults, home, insider_videos: { videos: [] } })
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Another title')
    await expect.element(screen.getByRole('heading', { name: 'Another end' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Insider videos' }).elements()).toEqual([])
  })

  test('long names and large text stay inside a narrow screen', async () => {
    await page.viewport(360, 800)
    document.documentElement.style.fontSize = '200%'
    const last_name = 'Wolfeschlegelsteinhausenbergerdorff'
    const screen = await open({
      counts,
      leaders: [buildLeader(1, { last_name })],
      athletes: [buildPoster({ last_name })],
    })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    const { scrollWidth, clientWidth } = document.documentElement
    await page.viewport(1280, 800)
    expect(scrollWidth).toBe(clientWidth)
  })
})

describe('PUB-01 insider videos', () => {
  test('contact no other site before a press, and play then', async () => {
    const screen = await open()
    const play = screen.getByRole('button', { name: 'Play: The first ten seconds' })
    await expect.element(play).toBeInTheDocument()
    expect(document.querySelectorAll('iframe, video')).toHaveLength(0)
    await play.click()
    await eventually(() =>
      expect(document.querySelector('video')?.getAttribute('src')).toBe('/films/first-ten-seconds.mp4'),
    )
    expect(document.querySelectorAll('iframe, video')).toHaveLength(1)
  })

  test('from another site play in its privacy mode', async () => {
    const [first] = siteDefaults.insider_videos.videos
    const videos = [{ title: '', who: '', text: '', ...first, link: 'https://youtu.be/aaaaaaaaaaa' }]
    const screen = await open({}, { ...siteDefaults, insider_videos: { videos } })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
    await screen.getByRole('button', { name: /^Play/ }).click()
    await eventually(() =>
      expect(document.querySelector('iframe')?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//),
    )
  })
})

describe('PUB-01 the Top 100 banner', () => {
  const banner = (screen: Awaited<ReturnType<typeof open>>) => screen.getByRole('region', { name: 'Top 100' })

  test('is hidden if the server found it closed, or the team disabled it', async () => {
    const closed = await open({ isBannerClosed: true, leaders })
    await expect.element(closed.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(banner(closed).elements()).toEqual([])
    const taken = { ...siteDefaults.top_100_banner, is_shown: false }
    await closed.unmount()
    const off = await open({ leaders }, { ...siteDefaults, top_100_banner: taken })
    await expect.element(off.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(banner(off).elements()).toEqual([])
  })

  test('names the leaders, and links to the whole list', async () => {
    const screen = await open({ leaders })
    await expect.element(banner(screen).getByText(siteDefaults.top_100_banner.text)).toBeVisible()
    expect(banner(screen).getByRole('listitem').elements()).toHaveLength(3)
    await expect
      .element(banner(screen).getByRole('link', { name: 'See the Top 100' }))
      .toHaveAttribute('href', '/top-100')
  })

  test('has no list while nobody has a rank', async () => {
    const screen = await open()
    await expect.element(banner(screen)).toBeInTheDocument()
    expect(banner(screen).getByRole('list').elements()).toEqual([])
  })

  test('stays closed, by a cookie for every path', async () => {
    const screen = await open({ leaders })
    await screen.getByRole('button', { name: 'Close the Top 100 banner' }).click()
    expect(banner(screen).elements()).toEqual([])
    expect(document.cookie).toContain('view-top-100=0')
    await screen.unmount()
    const again = await open({ leaders })
    await expect.element(again.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(banner(again).elements()).toEqual([])
    expect(again.queryClient.getQueryData(siteContentQuery.queryKey)).toBeDefined()
  })
})
