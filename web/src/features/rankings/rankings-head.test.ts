import { describe, expect, test } from 'vitest'
import { rankedOf, topListOf } from './rankings.factory.ts'
import { topHead, topScripts, wallHead } from './rankings-head.ts'

const origin = 'https://fieldhouse.example'

describe('PUB-07 the metadata of the Top 100', () => {
  test('has the list, its leader, and its one address', () => {
    expect(topHead(topListOf({ sport: { key: 'hockey' }, gender: 'male', class: 2028 }))).toEqual({
      path: '/top-100?sport=hockey&gender=male&class=2028',
      title: 'Top 100: Boys’ hockey, class of 2028',
      description:
        'The highest scores in high-school boys’ hockey, class of 2028: production, competition level, consistency, effect on teammates and leadership. Amara Whitlock leads.',
    })
    expect(topHead(topListOf()).path).toBe('/top-100')
    expect(topHead(topListOf({ gender: 'male' })).path).toBe('/top-100?sport=basketball&gender=male')
    expect(topHead(topListOf({ athletes: [] })).description).not.toContain('leads')
  })

  test('has every athlete as structured data, and no name can end the script', () => {
    const hostile = rankedOf({ last_name: '</script><script>alert(1)' })
    const [script] = topScripts(topListOf({ athletes: [hostile] }), origin)
    expect(script?.children).not.toMatch(/[<>]/)
    expect(JSON.parse(script?.children ?? '')).toMatchObject({
      '@type': 'ItemList',
      url: `${origin}/top-100`,
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: `${origin}/amara-whitlock` }],
    })
    expect(topScripts(topListOf({ athletes: [] }), origin)).toEqual([])
  })
})

describe('PUB-07 the metadata of the roster', () => {
  test('names its first page, whichever one is open', () => {
    expect(wallHead({ sport: 'soccer', page: 3 })).toMatchObject({
      path: '/roster?sport=soccer',
      title: 'The roster: Soccer',
      isUnlisted: true,
    })
    expect(wallHead({ class: 2028 })).toMatchObject({ title: 'The roster: Class of 2028', isUnlisted: false })
    expect(wallHead({ sport: 'soccer', gender: 'female' })).toMatchObject({
      path: '/roster?sport=soccer&gender=female',
      title: 'The roster: Girls’ soccer',
    })
    expect(wallHead({}).title).toBe('The roster')
  })
})
