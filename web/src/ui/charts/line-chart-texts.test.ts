import { describe, expect, test } from 'vitest'
import type { LineChartData } from './line-chart-data.ts'
import { chartWords, plainNumber, pointWords, shortNumber } from './line-chart-texts.ts'

const views: LineChartData = {
  points: ['Nov 11', 'Nov 12', 'Nov 13'],
  series: [{ label: 'Views', values: [14, 21, null] }],
}

describe('one point as text', () => {
  test('has its label and its value', () => {
    expect(pointWords(views, 1, plainNumber, 'No data')).toBe('Nov 12: 21')
  })

  test('says when nothing was counted', () => {
    expect(pointWords(views, 2, plainNumber, 'No data')).toBe('Nov 13: No data')
  })

  test('names the lines when there is more than one', () => {
    const both: LineChartData = {
      ...views,
      series: [views.series[0], { label: 'Visitors', values: [9, 12, 3] }],
    }
    expect(pointWords(both, 0, plainNumber, 'No data')).toBe('Nov 11: Views 14, Visitors 9')
  })
})

describe('a chart as text', () => {
  test('has the count, the lowest, the highest, the last, and the annotations', () => {
    const words = chartWords(
      {
        ...views,
        references: [{ value: 17.5, label: 'Average 17.5' }],
        highlight: { at: 1, label: 'the day of the final' },
        range: { from: 1, to: 2, label: 'Playoffs' },
      },
      plainNumber,
      'No data yet',
    )
    expect(words).toBe(
      '2 values, lowest 14 (Nov 11), highest 21 (Nov 12), last 21 (Nov 12). Average 17.5. Nov 12: the day of the final. Playoffs: Nov 12 to Nov 13.',
    )
  })

  test('with one value has only that, and without values says so', () => {
    const one: LineChartData = { points: ['Nov 11'], series: [{ label: 'Views', values: [3] }] }
    const none: LineChartData = { points: [], series: [{ label: 'Views', values: [] }] }
    expect(chartWords(one, plainNumber, 'No data yet')).toBe('3 (Nov 11).')
    expect(chartWords(none, plainNumber, 'No data yet')).toBe('No data yet.')
  })
})

describe('numbers', () => {
  test.each([
    [0, '0'],
    [19.756, '19.76'],
    [-12, '-12'],
    [0.00025, '0.00025'],
    [34_567, '34,567'],
    [1e300, '1E300'],
    [1e-9, '1E-9'],
  ])('%d is formatted as %s', (number, words) => {
    expect(plainNumber(number)).toBe(words)
  })

  test.each([
    [9_000, '9,000'],
    [12_000, '12K'],
    [2_500_000, '2.5M'],
    [1e20, '1E20'],
  ])('%d is %s in a narrow chart', (number, words) => {
    expect(shortNumber(number)).toBe(words)
  })
})
