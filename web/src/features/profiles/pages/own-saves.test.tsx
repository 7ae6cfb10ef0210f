import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type network, refusal } from '../../../lib/network.factory.ts'
import { openEditPage, ownOf } from '../editing/editing.factory.tsx'
import { athleteQuery } from '../profiles.api.ts'
import { richAthlete } from '../profiles.factory.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const award = {
  id: '01890a5d-ac96-774b-bcce-b302099a8010',
  title: 'All-state',
  year: 2026,
  level: 'State',
}
const second = { ...award, id: '01890a5d-ac96-774b-bcce-b302099a8011', title: 'MVP' }
const own = (quote: number, awards: number) => ownOf({ quote, awards })

const amara = (facts: Partial<Athlete> = {}) => richAthlete({ own: own(3, 5), awards: [award], ...facts })
const path = (group: string) => `POST /athlete/${amara().id}/${group}`
const answer = (facts: Partial<Athlete> = {}) => Response.json({ data: amara(facts) })
const open = (athlete: Athlete, answers: Parameters<typeof network>[0]) => openEditPage({ athlete, answers })

const button = (name: string) => page.getByRole('button', { name })
const form = (name: string) => page.getByRole('form', { name })
const save = (name: string) => form(name).getByRole('button', { name: 'Save Changes' }).click()

describe('one person saves twice (PRO-02)', () => {
  test('two entries of one list, where the second knows about the first', async () => {
    const awards = [award, second]
    const { sent } = await open(amara({ awards }), {
      [path('awards')]: () => answer({ awards, own: own(3, 6) }),
    })
    await button('Add an award').click()
    await button('Edit MVP').click()
    await form('Add award').getByRole('textbox', { name: 'Title' }).fill('Captain')
    await form('Add award').getByRole('textbox', { name: 'Year' }).fill('2025')
    await save('Add award')
    await expect.element(form('Add award')).not.toBeInTheDocument()
    await save('Edit award')
    await expect.element(form('Edit award')).not.toBeInTheDocument()
    expect(sent('awards').map(({ version }) => version)).toEqual([5, 6])
  })

  test('a conflict is not shown before it is certain', async () => {
    const answers = [
      refusal(409, 'Someone else changed this section.', undefined, 'section_changed'),
      answer({ own: own(3, 7) }),
    ]
    const asked = Promise.withResolvers<void>()
    const read = Promise.withResolvers<Response>()
    const { sent } = await open(amara(), {
      [path('awards')]: () => answers.shift() ?? answer(),
      [`GET /athlete/${amara().id}`]: () => {
        asked.resolve()
        return read.promise
      },
    })
    await button('Edit All-state').click()
    await save('Edit award')
    await asked.promise
    await expect
      .element(form('Edit award').getByRole('button', { name: 'Save Changes' }))
      .toHaveAttribute('aria-busy')
    expect(page.getByText('Someone else changed this section.').elements()).toEqual([])
    read.resolve(answer({ own: own(3, 6) }))
    await expect.element(form('Edit award')).not.toBeInTheDocument()
    expect(sent('awards').map(({ version }) => version)).toEqual([5, 6])
  })

  test('a late response does not undo a later save', async () => {
    const late = Promise.withResolvers<Response>()
    await open(amara(), {
      [path('quote')]: () => late.promise,
      [path('awards')]: () => answer({ awards: [award, second], own: own(4, 6) }),
    })
    await button('Edit Quote').click()
    await save('Edit Quote')
    await button('Edit All-state').click()
    await save('Edit award')
    await expect.element(button('Edit MVP')).toBeVisible()
    late.resolve(answer({ own: own(4, 5) }))
    await expect.element(form('Edit Quote')).not.toBeInTheDocument()
    await expect.element(button('Edit MVP')).toBeVisible()
  })

  test('nor does an earlier load of the page', async () => {
    const read = Promise.withResolvers<Response>()
    const { queryClient } = await open(amara(), {
      [`GET /athlete/${amara().slug}`]: () => read.promise,
      [path('awards')]: () => answer({ awards: [award, second], own: own(3, 6) }),
    })
    const refetched = queryClient.refetchQueries({ queryKey: ['/athlete/{id}'] })
    await button('Edit All-state').click()
    await save('Edit award')
    await expect.element(button('Edit MVP')).toBeVisible()
    read.resolve(answer())
    await refetched
    const kept = queryClient.getQueryData(athleteQuery(amara().slug).queryKey)
    expect(kept?.data.awards).toHaveLength(2)
  })
})
