import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type network, refusal } from '../../../lib/network.factory.ts'
import { openEditPage, ownOf } from '../editing/editing.factory.tsx'
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

const amara = (awards: Athlete['awards'], version: number) =>
  richAthlete({ own: ownOf({ awards: version }), awards })
const pageOf = (awards: Athlete['awards'], version: number) => () =>
  Response.json({ data: amara(awards, version) })
const { id } = richAthlete()
const conflict = () => refusal(409, 'Someone else changed this section.', undefined, 'section_changed')

type Answer = Parameters<typeof network>[0][string]

/** Presses Delete and confirms. The server gives these responses in order. */
const remove = async (answers: Answer[], now: Answer) => {
  const versions: (string | undefined)[] = []
  const site = await openEditPage({
    athlete: amara([award], 5),
    answers: {
      [`DELETE /athlete/${id}/awards/${award.id}`]: (asked) => {
        versions.push(asked.query.version)
        return answers.shift()?.(asked) ?? conflict()
      },
      [`GET /athlete/${id}`]: now,
    },
  })
  await page.getByRole('button', { name: 'Delete All-state' }).click()
  await confirm()
  return { ...site, versions }
}
const question = page.getByRole('alertdialog')
const confirm = () => question.getByRole('button', { name: 'Delete', exact: true }).click()

describe('deleting an entry (PRO-02)', () => {
  test('that someone else changed shows the current version, and asks again', async () => {
    const { versions, said } = await remove(
      [conflict, pageOf([], 7)],
      pageOf([{ ...award, level: 'National' }], 6),
    )
    await expect.element(question.getByText(/^Someone else just changed this/)).toBeVisible()
    await expect.element(question.getByText('National')).toBeVisible()
    await confirm()
    await expect.element(question).not.toBeInTheDocument()
    await expect.poll(() => said).toContain('Deleted')
    expect(versions).toEqual(['5', '6'])
  })

  test('next to one that someone else changed does not ask again', async () => {
    const { versions, said } = await remove([conflict, pageOf([second], 7)], pageOf([award, second], 6))
    await expect.element(question).not.toBeInTheDocument()
    await expect.poll(() => said).toContain('Deleted')
    expect(versions).toEqual(['5', '6'])
  })

  test('that someone else deleted shows the current page', async () => {
    const { said } = await remove([() => refusal(404, 'Not found')], pageOf([second], 6))
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Edit MVP' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Edit All-state' })).not.toBeInTheDocument()
    expect(said).toContain('Someone else already deleted it')
    await expect.element(page.getByRole('button', { name: 'Add an award' })).toHaveFocus()
  })
})
