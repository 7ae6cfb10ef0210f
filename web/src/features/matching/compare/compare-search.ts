import { mostCompared } from '../compare-tray/compare-choice.ts'

/** The colleges in the address: `?colleges=1,2,3`. Anything else in it is left out. */
export const readCompared = (search: object): readonly number[] => {
  const given = 'colleges' in search ? String(search.colleges) : ''
  const ids = given.split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text))
  return [...new Set(ids.map(Number))].slice(0, mostCompared)
}
