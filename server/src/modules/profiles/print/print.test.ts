import { inflateSync } from 'node:zlib'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import sharp, { type Region } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { dayOfPlay } from '../day-of-play.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'
import { readBundledSports } from '../sport/load-sports.ts'
import { drawCard } from './draw-card.ts'
import { printProfile } from './print-profile.ts'
import { readPdf } from './read-pdf.factory.ts'

let tested: TestApp
let visit: PageVisit
beforeAll(async () => {
  tested = await testApp()
  visit = await pageVisit(tested, { slug: 'lukasz', class_year: 2027, jersey_number: '14', position: 'SG' })
  await visit.save('info', {
    first_name: 'Łukasz',
    last_name: 'Whitlock-Świątek',
    position: 'SG',
    class_year: 2027,
    height: 5,
    height_in: 10,
    weight: 152,
  })
  await visit.save('statistics', {
    type: 'high_school',
    season: 2025,
    team: 'Varsity',
    values: { ppg: 19.8, apg: 4.7 },
  })
  await visit.save('metrics', {
    key: 'max_vertical',
    value: 59.69,
    source: 'event',
    measured_on: '2026-07-02',
  })
  await visit.save('contacts', { phone: '(541) 555-0101', email: 'athlete@example.test' })
  await visit.save('awards', { title: 'First team all-state', year: 2026 })
})
afterAll(() => tested.close())

const inAWeek = dayOfPlay(new Date(Date.now() + 7 * 24 * 3_600_000))

const file = (name: string, headers: Record<string, string> = {}, query = '') =>
  tested.app.inject({ url: `/api/athlete/${visit.id}/${name}${query}`, headers })

/** The characters of a PDF, page by page. Its fonts map glyphs to letters, and we read these maps. */
const textOf = (pdf: Buffer): string => {
  const latin = pdf.toString('latin1')
  const streams = [...latin.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, raw = '']) => {
    try {
      return inflateSync(Buffer.from(raw, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return streams
    .filter((stream) => stream.includes('begincmap'))
    .flatMap((stream) => [...stream.matchAll(/<([0-9a-f]{4,})>/gi)])
    .map(([, hex = '']) => String.fromCodePoint(Number.parseInt(hex.slice(0, 4), 16)))
    .join('')
}

describe('PRO-10 the profile as PDF', () => {
  test('is for people with download access', async () => {
    for (const headers of [
      visit.owner,
      await visit.parent(),
      await visit.assignedCoach(),
      await visit.successCoach(),
    ]) {
      const answer = await file('profile.pdf', headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="lukasz-whitlock-swiatek-profile\.pdf"/,
      )
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  test('is for everyone else with the access code', async () => {
    const code = (await visit.read(visit.owner)).json().data.own.access_code
    const { headers } = await tested.signedIn('coach')
    expect((await file('profile.pdf', headers)).statusCode).toBe(403)
    expect((await file('profile.pdf')).statusCode).toBe(403)
    expect((await file('profile.pdf', {}, '?code=000000')).statusCode).toBe(403)
    expect((await file('profile.pdf', {}, `?code=${code}`)).statusCode).toBe(200)
    const asRead = encodeURIComponent(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()} `)
    expect((await file('profile.pdf', {}, `?code=${asRead}`)).statusCode).toBe(200)
  })

  test('spells every name right', async () => {
    const letters = textOf((await file('profile.pdf', visit.owner)).rawPayload)
    for (const letter of 'ŁŚĄ') expect(letters).toContain(letter)
  })
})

describe('PRO-10 a sheet of paper', () => {
  /** Below it are the address and the page number. */
  const footer = 792 - 44

  const printed = async (kind: string, who: PageVisit) => {
    const url = `/api/athlete/${who.id}/${kind}.pdf`
    return readPdf((await tested.app.inject({ url, headers: who.owner })).rawPayload)
  }

  test('has no emoji, and no gap instead of one', async () => {
    const fan = await pageVisit(tested, { position: 'SG' })
    await fan.save('info', {
      first_name: 'Amara 🏀',
      last_name: 'Whit👩🏽‍🏫lock',
      bio: 'I guard 🔥 first 💪🏾.',
    })
    await fan.save('awards', { title: '🏆 MVP 🇺🇸 of the league', year: 2026 })
    const texts = (await printed('profile', fan)).flat().map(({ text }) => text)
    expect(texts.join('').replaceAll(' ', '')).toContain('AMARAWHITLOCK')
    expect(texts).toContain('I guard first.')
    expect(texts).toContain('MVP of the league')
  })

  test('sets a name with letters that the condensed font lacks', async () => {
    const who = await pageVisit(tested)
    await who.save('info', { first_name: 'Анна', last_name: 'Иванова' })
    const texts = (await printed('metrics', who)).flat().map(({ text }) => text)
    expect(texts.join('')).toContain('АННА')
  })

  test('keeps the longest name clear of the number and the code', async () => {
    const long = await pageVisit(tested, { jersey_number: '14' })
    const name = { first_name: 'Maximiliana-Alexandrina', last_name: 'Wolfeschlegelsteinhausenbergerdorff' }
    await long.save('info', { ...name, number: '14' })
    for (const kind of ['profile', 'metrics', 'event-sheet']) {
      const [page = []] = await printed(kind, long)
      const number = page.find(({ text }) => text === '14') ?? expect.unreachable(kind)
      const last = page.findLast(({ text }) => /DORFF$/.test(text)) ?? expect.unreachable(kind)
      // The number is at most 96 points high, and the name ends above it.
      expect(number.baseline - last.baseline, kind).toBeGreaterThan(96 * 0.7)
    }
  })

  test('continues on the next page with a long list, and leaves no heading behind', async () => {
    const { data } = (await visit.read(visit.owner)).json()
    const sport = (await readBundledSports()).get('basketball') ?? expect.unreachable()
    // The lists move down the page, past its lower edge.
    for (const count of [8, 10, 12, 14, 16, 18, 30]) {
      const awards = Array.from({ length: count }, (_, id) => ({ id, title: `Award ${id}`, year: 2026 }))
      const goals = Array.from({ length: 12 }, (_, id) => ({ id, kind: 'athletic', text: `Goal ${id}` }))
      const athlete = { ...data, awards, goals }
      const address = 'https://fieldhouse.test/lukasz'
      const pages = readPdf(await printProfile({ athlete, sport, photo: null, address, today: '2026-11-16' }))
      for (const page of pages) {
        const lines = page.filter(({ baseline }) => baseline < footer)
        for (const { text, baseline } of lines.filter(({ text }) => /^(AWARDS|GOALS|CONTACTS)$/.test(text)))
          expect(
            lines.some((other) => other.baseline > baseline + 12),
            text,
          ).toBe(true)
        for (const { text, baseline } of page.filter(({ text }) => /^(Award|Goal) /.test(text)))
          expect(baseline, text).toBeLessThan(footer)
      }
      expect(pages.flat().filter(({ text }) => text.startsWith('Award '))).toHaveLength(count)
    }
  })
})

describe('PRO-04 the metrics as PDF', () => {
  test('are for people who may see the page', async () => {
    const answer = await file('metrics.pdf')
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('the event sheet', () => {
  const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length

  test('is one page, however much there is', async () => {
    const full = await pageVisit(tested, { position: 'SG' })
    for (let count = 0; count < 8; count++) {
      const text = `${count} ${'A very long title of something '.repeat(3)}`
      const saved = [
        await full.save('awards', { title: text, year: 2026 }),
        await full.save('schedule', { title: text, date: `2027-01-0${count + 1}`, place: 'Bend, OR' }),
        await full.save('coaches', { name: `Dana Ferreira ${count}`, position: 'Head coach' }),
      ]
      expect(saved.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    }
    await full.save('contacts', { phone: '(541) 555-0101', email: 'athlete@example.test' })
    const { rawPayload } = await tested.app.inject({
      url: `/api/athlete/${full.id}/event-sheet.pdf`,
      headers: full.owner,
    })
    expect(pagesOf(rawPayload)).toBe(1)
    expect(pagesOf((await file('event-sheet.pdf', visit.owner)).rawPayload)).toBe(1)
  })

  test('PRO-01 lists only upcoming games', async () => {
    await visit.save('schedule', { title: 'Ñ', date: '2020-01-02' })
    await visit.save('schedule', { title: 'Ø', date: inAWeek })
    const letters = textOf((await file('event-sheet.pdf')).rawPayload)
    expect(letters).toContain('Ø')
    expect(letters).not.toContain('Ñ')
  })

  test('shows a visitor no way to contact a minor', async () => {
    const [visitors, family] = await Promise.all([
      file('event-sheet.pdf'),
      file('event-sheet.pdf', visit.owner),
    ])
    expect(textOf(family.rawPayload)).toContain('@')
    expect(textOf(visitors.rawPayload)).not.toContain('@')
  })
})

describe('PRO-01 the card for other sites', () => {
  test('is a picture of the right size, and is not drawn again while nothing changes', async () => {
    const card = await file('card.png')
    expect(card.headers['content-type']).toBe('image/png')
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const again = await file('card.png', { 'if-none-match': String(card.headers.etag) })
    expect(again.statusCode).toBe(304)
    await visit.save('settings', { color_theme: 'blue' })
    const blue = await file('card.png', { 'if-none-match': String(card.headers.etag) })
    expect(blue.statusCode).toBe(200)
    expect(blue.rawPayload.equals(card.rawPayload)).toBe(false)
  })

  const drawn = async (facts: Partial<Athlete>, photo: Buffer | null = null, key = 'basketball') => {
    const { data } = (await visit.read()).json()
    const sport = (await readBundledSports()).get(key) ?? expect.unreachable()
    return drawCard({ ...data, photo: null, ...facts }, sport, photo)
  }
  const colorsIn = async (card: Buffer, field: Region) => {
    const { data, info } = await sharp(card)
      .extract(field)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return Array.from({ length: info.width * info.height }, (_, index) =>
      data.subarray(index * 3, index * 3 + 3).toString('hex'),
    )
  }
  const stage = { left: 700, top: 20, width: 480, height: 600 }
  const besideName = { left: 660, top: 130, width: 30, height: 490 }
  const figures = { left: 64, top: 520, width: 500, height: 60 }
  const theme = { settings: { color_theme: 'blue', theme_mode: null, is_visible: true } } as const
  const white = 'f7fafe'

  test('keeps the longest name within its area', async () => {
    for (const name of [
      { first_name: 'Bartholomew', last_name: 'Wolfeschlegelsteinhausenbergerdorff' },
      { first_name: 'W'.repeat(50), last_name: 'M'.repeat(50) },
      {
        first_name: 'Ana María del Carmen de los Ángeles',
        last_name: 'Fernández de Córdoba y Álvarez de Toledo',
      },
    ])
      expect(await colorsIn(await drawn({ ...name, ...theme, gender: 'female' }), besideName)).not.toContain(
        white,
      )
  })

  test('shows the player of the sport if there is no photo, and none if none fits', async () => {
    const kit = '14171d'
    expect(await colorsIn(await drawn({ ...theme, gender: 'female' }), stage)).toContain(kit)
    expect(await colorsIn(await drawn({ ...theme, gender: 'male' }), stage)).toContain(kit)
    expect(await colorsIn(await drawn({ ...theme, gender: null }), stage)).not.toContain(kit)
  })

  test('shows the photo: a cutout in front of the poster, another faded into it', async () => {
    const picture = { url: '', width: 640, height: 800, variants: [] }
    const red = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    const faded = await drawn({ ...theme, photo: { ...picture, cutout: null } }, red)
    const [left, right] = [640, 1190].map((from) => ({ left: from, top: 300, width: 1, height: 1 }))
    expect(await colorsIn(faded, left ?? stage)).not.toContain('ff0000')
    expect(await colorsIn(faded, right ?? stage)).toEqual(['ff0000'])
    const cut = await drawn({ ...theme, photo: { ...picture, cutout: picture } }, red)
    expect(await colorsIn(cut, { left: 910, top: 300, width: 1, height: 1 })).toEqual(['ff0000'])
  })

  test('shows the first figures of the last season, if there are any', async () => {
    expect(await colorsIn(await drawn(theme), figures)).toContain(white)
    const none = { statistics: { high_school: [], aau: [] }, high_school: null, city: null, state: null }
    const bare = await colorsIn(await drawn({ ...theme, ...none, first_name: 'Li', last_name: '' }), {
      ...figures,
      left: 400,
      width: 160,
    })
    expect(bare).not.toContain(white)
  })
})

test('the QR code is a drawing that links only to the page', async () => {
  const answer = await file('qr.svg')
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.body).toMatch(/^<svg/)
  expect(answer.body).not.toContain('<script')
})

test('nothing is printed for people who may not see the page', async () => {
  await visit.save('settings', { is_visible: false })
  for (const name of ['profile.pdf', 'metrics.pdf', 'event-sheet.pdf', 'qr.svg', 'card.png'])
    expect((await file(name)).statusCode, name).toBe(403)
  await visit.save('settings', { is_visible: true })
  expect((await tested.app.inject({ url: '/api/athlete/nobody/card.png' })).statusCode).toBe(404)
})
