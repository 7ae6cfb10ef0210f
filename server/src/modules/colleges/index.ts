/** Colleges: the real ones, with their place, cost, admission and athletics membership. */
export { loadColleges } from './load-colleges.ts'
