import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  clearInviteParams,
  type InviteParams,
  inviteParamsIn,
  readInviteParams,
  saveInviteParams,
} from './invite-params.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const ofTeam: InviteParams = { role: 'coach', team_id: id, event: null, invite: null }

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => {
  clearInviteParams()
  vi.unstubAllGlobals()
})

describe("SHL-12 a sign-up link's parameters", () => {
  test('are stored under inviteParams until they are cleared', () => {
    expect(readInviteParams()).toBeNull()
    saveInviteParams(ofTeam)
    expect([...kept.keys()]).toEqual(['inviteParams'])
    expect(readInviteParams()).toEqual(ofTeam)
    clearInviteParams()
    expect(kept.size).toBe(0)
    expect(readInviteParams()).toBeNull()
  })

  test.each([
    ['no JSON', '{"role":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"athlete"'],
    ['a list', '[1,2]'],
    ['an old form', '{"inviteCode":"x","isParent":true}'],
    ['objects instead of texts', '{"role":{"a":1},"team_id":[1],"event":{},"invite":false}'],
    ['invalid ids', '{"team_id":"7","event":"<script>"}'],
    ['very long texts', JSON.stringify({ role: 'a'.repeat(21), invite: 'b'.repeat(101) })],
  ])('count as nothing when %s is stored', (_, text) => {
    kept.set('inviteParams', text)
    expect(readInviteParams()).toBeNull()
  })

  test('keep the valid part', () => {
    expect(inviteParamsIn({ role: 'mother', team_id: 'x', event: id, invite: 'abc', more: 1 })).toEqual({
      role: 'mother',
      team_id: null,
      event: id,
      invite: 'abc',
    })
  })

  test('apply to the page in a browser without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    saveInviteParams(ofTeam)
    expect(readInviteParams()).toEqual(ofTeam)
    clearInviteParams()
    expect(readInviteParams()).toBeNull()
  })
})
