/** Matching: the survey of the best college match, and the colleges that follow from it. */

export { assertMayChange, openMatching } from './owner/open-matching.ts'
export { matchesOf } from './stored/matches-of.ts'
