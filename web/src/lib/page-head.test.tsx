import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pageHead } from './page-head.ts'

const origin = 'https://fieldhouse.example'

beforeEach(() => {
  document.documentElement.dataset.siteOrigin = origin
})
afterEach(() => {
  delete document.documentElement.dataset.siteOrigin
})

const facts = { path: '/about-us', title: 'About us', description: 'Who we are.' }

const contentOf = (head: ReturnType<typeof pageHead>, name: string) =>
  head.meta
    .map((tag) => ({ name: '', property: '', content: '', ...tag }))
    .find((tag) => tag.name === name || tag.property === name)?.content

describe('PUB-07 the head of a public page', () => {
  test('has a description and one canonical address', () => {
    const head = pageHead(facts)
    expect(head.meta[0]).toEqual({ title: 'About us | Fieldhouse' })
    expect(contentOf(head, 'description')).toBe('Who we are.')
    expect(head.links).toEqual([{ rel: 'canonical', href: `${origin}/about-us` }])
    expect(contentOf(head, 'robots')).toBeUndefined()
  })

  test.each([
    ['og:type', 'website'],
    ['og:title', 'About us'],
    ['og:description', 'Who we are.'],
    ['og:url', `${origin}/about-us`],
    ['og:image', `${origin}/social-card.png`],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', 'About us'],
    ['twitter:description', 'Who we are.'],
    ['twitter:image', `${origin}/social-card.png`],
  ])('gives social networks %s', (name, content) => expect(contentOf(pageHead(facts), name)).toBe(content))

  test('can have its own title, and can be closed to search engines', () => {
    const head = pageHead({ ...facts, wholeTitle: 'Fieldhouse', isUnlisted: true })
    expect(head.meta[0]).toEqual({ title: 'Fieldhouse' })
    expect(contentOf(head, 'robots')).toBe('noindex')
  })
})
