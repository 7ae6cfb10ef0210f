import { describe, expect, test } from 'vitest'
import { scriptText } from '../../lib/script-text.ts'
import { athleteHead } from './athlete-head.ts'
import { athleteOf, basketball, richAthlete } from './profiles.factory.ts'

const origin = 'https://fieldhouse.example'

const contentOf = (head: ReturnType<typeof athleteHead>, name: string) =>
  head.meta
    .map((tag) => ({ name: '', property: '', content: '', ...tag }))
    .find((tag) => tag.name === name || tag.property === name)?.content

describe('PRO-01 the head of an athlete’s page', () => {
  test('describes the page with all known facts', () => {
    const head = athleteHead(richAthlete(), basketball, origin)
    expect(head.meta[0]).toEqual({ title: 'Amara Whitlock | Fieldhouse' })
    expect(contentOf(head, 'description')).toBe(
      'Amara Whitlock: Shooting guard, Class of 2027, Basketball. Ridgeline High School, Bend, OR. Recruiting profile on Fieldhouse.',
    )
    expect(head.links).toEqual([{ rel: 'canonical', href: `${origin}/amara-whitlock` }])
    expect(contentOf(head, 'og:url')).toBe(`${origin}/amara-whitlock`)
  })

  test('leaves out unknown facts', () =>
    expect(contentOf(athleteHead(athleteOf(), basketball, origin), 'description')).toBe(
      'Amara Whitlock: Basketball. Recruiting profile on Fieldhouse.',
    ))

  test('has the card for social networks', () => {
    const head = athleteHead(athleteOf({ id: 'a1' }), basketball, origin)
    expect(contentOf(head, 'og:image')).toBe(`${origin}/api/athlete/a1/card.png`)
    expect(contentOf(head, 'twitter:image')).toBe(`${origin}/api/athlete/a1/card.png`)
  })

  test('a hidden page has no description', () => {
    const hidden = richAthlete({ settings: { ...richAthlete().settings, is_visible: false } })
    expect(athleteHead(hidden, basketball, origin)).toEqual({
      meta: [{ title: 'Amara Whitlock | Fieldhouse' }, { name: 'robots', content: 'noindex' }],
      links: [],
      scripts: [],
    })
  })

  test('structured data contains no more than the public page', () => {
    const known = richAthlete({
      contacts: {
        phone: '5415550100',
        email: 'amara@mail.example',
        parent_name: 'Rhea',
        parent_email: 'rhea@mail.example',
        parent_phone: null,
        coaches: [],
      },
    })
    const [script] = athleteHead(known, basketball, origin).scripts
    expect(JSON.parse(script?.children ?? '')).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Amara Whitlock', memberOf: { name: 'High Desert Elite 17U' } },
    })
    expect(script?.children).not.toMatch(/mail\.example|5415550100|Rhea|birth/)
  })

  test('a hostile text can’t break out of its element', () => {
    const attack = '</script><script>alert(1)</script><!--\u2028'
    const [script] = athleteHead(athleteOf({ bio: attack, first_name: attack }), basketball, origin).scripts
    expect(script?.children).not.toMatch(/[<>\u2028]/)
    expect(JSON.parse(script?.children ?? '').mainEntity.description).toBe(attack)
    expect(JSON.parse(scriptText({ a: '&<>' }))).toEqual({ a: '&<>' })
  })

  test('a hostile website is not a link', () => {
    const [script] = athleteHead(athleteOf({ website: 'javascript:alert(1)' }), basketball, origin).scripts
    expect(script?.children).not.toContain('javascript')
  })
})
