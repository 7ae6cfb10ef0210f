import { expect, test } from 'vitest'
import { actionsOf } from './review-actions.ts'

const team = { id: 't', name: 'Ridgeline Varsity', created_by: null }

test.each([
  ['pending', null, ['approve', 'refuse']],
  ['paused', null, ['approve', 'refuse']],
  ['verified', null, ['pause']],
  ['refused', null, ['approve']],
  ['pending', team, ['approve', 'refuse']],
  ['verified', team, ['refuse']],
  ['refused', team, ['approve']],
] as const)('a coach who is %s (team: %o) can be decided about by %j', (status, ofTeam, actions) =>
  expect(actionsOf({ status, team: ofTeam })).toEqual(actions),
)
