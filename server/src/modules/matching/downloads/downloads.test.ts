import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { readPdf } from '../../profiles/print/read-pdf.factory.ts'
import { allSteps } from '../matching.factory.ts'
import { matchReaders } from '../results/results.factory.ts'

let app: TestApp
const m = matchReaders(() => app)
beforeAll(async () => {
  app = await testApp()
  await m.load()
})
afterAll(() => app.close())

const linesOf = (csv: string) => csv.split('\r\n').slice(0, -1)

describe('BCM-02 the matches as a table', () => {
  test('have every match once, in the order of the list, with parts that add up', async () => {
    const who = await m.matched()
    const answer = await m.bcm(who, who.id, '/matches.csv')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=".*-matches\.csv"/)
    expect(answer.headers['cache-control']).toBe('no-store')
    const [head = '', ...lines] = linesOf(answer.body)
    const { meta } = await m.list(who)
    expect(lines).toHaveLength(meta.total)
    const columns = head.split(',')
    // Names with a comma are quoted. They come before and after the figures, so those are cut out.
    const from = columns.indexOf('Level: points')
    const figuresOf = (line: string) =>
      line
        .replace(/"(?:[^"]|"")*"/g, 'text')
        .split(',')
        .slice(from, from + 32)
    for (const [index, line] of lines.entries()) {
      const plain = line.replace(/"(?:[^"]|"")*"/g, 'text').split(',')
      expect(plain).toHaveLength(columns.length)
      expect(Number(plain[0])).toBe(index + 1)
      const points = figuresOf(line).filter((_, at) => at % 4 === 0)
      expect(points.reduce((sum, one) => sum + Number(one), 0)).toBe(Number(plain[columns.indexOf('Match')]))
    }
  })

  test('follow the filters, and never begin a cell like a formula', async () => {
    const evil = await m.college({
      name: '=HYPERLINK("http://evil.test","A, B")',
      city: '@here',
      state: 'OR',
    })
    const who = await m.matched({ priorities: { ...allSteps.priorities, must_haves: [] } })
    const { body } = await m.bcm(who, who.id, '/matches.csv', { q: 'hyperlink' })
    const [, line = '', ...rest] = linesOf(body)
    expect(rest).toEqual([])
    expect(line).toContain(`"'=HYPERLINK(""http://evil.test"",""A, B"")",'@here,OR`)
    expect(evil).toBeGreaterThan(0)
  })
})

describe('BCM-02 the matches on paper', () => {
  test('have the sum of each match, the date, and what is an estimate', async () => {
    const who = await m.matched()
    const { data } = await m.list(who)
    const [first] = data
    if (!first) throw new Error('There is no match.')
    const answer = await m.bcm(who, who.id, '/matches.pdf', { q: first.college.name })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const text = readPdf(answer.rawPayload)
      .flat()
      .map((set) => set.text)
      .join(' ')
    expect(text).toContain(first.college.short_name.toUpperCase())
    const sum = `${first.parts.map(({ points }) => points).join(' + ')} = ${first.total}`
    expect(text.replace(/\s+/g, ' ')).toContain(sum)
    expect(text).toMatch(/Printed \w+ \d+, \d{4}\./)
    expect(text).toContain('estimate, out of state')
  })
})
