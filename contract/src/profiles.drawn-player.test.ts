import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { figureOf } from './profiles.drawn-player.ts'

describe('PRO-01 the drawn player', () => {
  test.each([
    ['basketball', 'female', 'C', 'basketball-female-shot'],
    ['basketball', 'female', 'PG', 'basketball-female-drive'],
    ['basketball', 'male', 'C', 'basketball-male-shot'],
    ['basketball', 'male', 'SG', 'basketball-male-drive'],
    ['basketball', 'male', 'CG', 'basketball-male-drive'],
    ['basketball', 'male', null, 'basketball-male-shot'],
    ['soccer', 'female', 'F', 'soccer-female-strike'],
    ['soccer', 'male', 'F', 'soccer-male-strike'],
    ['soccer', 'male', 'GK', 'soccer-keeper'],
    ['hockey', 'female', 'C', 'hockey-skater-female'],
    ['hockey', 'male', 'D', 'hockey-skater-male'],
    ['hockey', 'female', 'G', 'hockey-goalie'],
    ['lacrosse', 'female', 'A', 'lacrosse-female'],
    ['lacrosse', 'male', 'A', 'lacrosse-male'],
    ['baseball_softball', 'male', 'P', 'baseball-pitcher'],
    ['baseball_softball', 'male', 'SS', 'baseball-batter'],
    ['baseball_softball', 'female', 'C', 'softball-pitcher'],
  ] as const)('for %s, %s, %s is %s, and the drawing exists', (sport, gender, position, name) => {
    expect(figureOf({ sport: { key: sport }, gender, position })).toBe(name)
    const file = new URL(`../../web/public/figures/${name}.svg`, import.meta.url)
    expect(existsSync(file) && readFileSync(file, 'utf8')).toContain(`<g id="${name}">`)
  })

  test.each([
    ['basketball', null, 'PG'],
    ['soccer', null, 'F'],
    ['hockey', 'other', null],
    ['lacrosse', null, null],
    ['baseball_softball', null, 'P'],
    ['rowing', 'male', null],
  ])('is left out if none fits: %s, %s', (sport, gender, position) => {
    expect(figureOf({ sport: { key: sport }, gender, position })).toBeNull()
  })
})
