import { describe, expect, test } from 'vitest'
import { groupScripts, type Load, type Script } from './group-scripts.ts'

const script = (file: string, bytes: number, ...imports: string[]): Script => ({
  file,
  bytes,
  imports,
  modules: [`${file}.ts`],
})

const load = (files: string, weight = 1): Load => ({
  files: new Set(files.split(' ')),
  byteWeight: weight,
  fileWeight: weight,
})

const grouped = (scripts: Script[], loads: Load[]) =>
  groupScripts(scripts, loads).map((group) => group.map(({ file }) => file).join('+'))

describe('groups of scripts', () => {
  test('small scripts that the same pages load are one file', () => {
    expect(grouped([script('a', 900), script('b', 200)], [load('a b'), load('a b')])).toEqual(['a+b'])
  })

  test('scripts that no page loads together stay apart', () => {
    expect(grouped([script('a', 10), script('b', 10)], [load('a'), load('b')])).toEqual(['a', 'b'])
  })

  test('a large script is not loaded where it is not needed', () => {
    const loads = [load('a b'), load('b')]
    expect(grouped([script('a', 50_000), script('b', 50_000)], loads)).toEqual(['a', 'b'])
    expect(grouped([script('a', 500), script('b', 50_000)], loads)).toEqual(['a+b'])
  })

  test('a page that counts more stays free of what others need', () => {
    const scripts = [script('a', 3_000), script('b', 50_000)]
    expect(grouped(scripts, [load('a b'), load('b')])).toEqual(['a+b'])
    expect(grouped(scripts, [load('a b'), load('b', 10)])).toEqual(['a', 'b'])
  })

  test('what a needless script imports counts too', () => {
    const scripts = [script('a', 3_000, 'deep'), script('b', 100), script('deep', 90_000)]
    const loads = [load('a b deep'), load('b'), load('deep'), load('deep')]
    expect(grouped(scripts, loads)).toEqual(['a+deep', 'b'])
  })

  test('files never import each other in a circle', () => {
    const scripts = [script('a', 10, 'middle'), script('middle', 90_000, 'b'), script('b', 10)]
    const groups = grouped(scripts, [load('a b middle'), load('b'), load('middle b')])
    expect(groups).not.toContain('a+b')
  })

  test('what is imported comes first', () => {
    const scripts = [script('page', 50_000, 'shared'), script('shared', 50_000)]
    expect(grouped(scripts, [load('page shared'), load('shared')])).toEqual(['shared', 'page'])
  })
})
