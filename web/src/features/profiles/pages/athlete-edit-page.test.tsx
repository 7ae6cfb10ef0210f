import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { education, settings as settingsForm } from '@fieldhouse/contract/profiles.sections'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type network, refusal } from '../../../lib/network.factory.ts'
import { openEditPage, ownOf } from '../editing/editing.factory.tsx'
import { athleteOf, richAthlete } from '../profiles.factory.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const own = ownOf({ quote: 3, awards: 5 })

type Answers = Parameters<typeof network>[0]

const open = (athlete: Athlete, answers: Answers = {}) => openEditPage({ athlete, answers })

const awardId = '01890a5d-ac96-774b-bcce-b302099a8010'
const awards = [{ id: awardId, title: 'First team all-state, 5A', year: 2026, level: 'State' }]

const amara = (facts: Partial<Athlete> = {}) => richAthlete({ own, awards, ...facts })
const path = (group: string) => `POST /athlete/${amara().id}/${group}`
const answer = (facts: Partial<Athlete>) => () => Response.json({ data: amara(facts) })

const editQuote = async () => {
  await page.getByRole('button', { name: 'Edit Quote' }).click()
  return page.getByRole('form', { name: 'Edit Quote' })
}
const quoteText = () => page.getByRole('textbox', { name: 'Quote' })

// This test must be first: later the file is already loaded.
test('the dialog that prevents losing changes is loaded with the page', async () => {
  const loaded = vi.fn((_address: string) => undefined)
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) loaded(name)
  })
  observer.observe({ type: 'resource' })
  await open(amara())
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledWith(expect.stringContaining('confirm-body')), 15_000)
  observer.disconnect()
})

describe('editing a section (PRO-02)', () => {
  test('saves it with its opening version, confirms, and returns the focus', async () => {
    const { sent, said, getByText } = await open(amara(), {
      [path('quote')]: answer({ quote: { text: 'Every ball is mine.', author: null } }),
    })
    const form = await editQuote()
    await expect.element(quoteText()).toHaveFocus()
    await quoteText().fill('Every ball is mine.')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(getByText('Every ball is mine.')).toBeVisible()
    expect(said).toContain('Saved')
    expect(sent('quote')).toEqual([{ text: 'Every ball is mine.', author: 'Dana Ferreira', version: 3 }])
    await expect.element(page.getByRole('button', { name: 'Edit Quote' })).toHaveFocus()
  })

  test('a list entry keeps its comma, however often the section is saved', async () => {
    const given = richAthlete().education
    if (!given) throw new Error('She has grades.')
    const lists = {
      intended_majors: ['Kinesiology, pre-med', 'Data science'],
      honors: ['Honor roll, every term', 'AP Scholar'],
    }
    const { sent } = await open(amara({ education: { ...given, ...lists } }), {
      [path('education')]: answer({}),
    })
    await page.getByRole('button', { name: 'Edit Education' }).click()
    await page
      .getByRole('form', { name: 'Edit Education' })
      .getByRole('button', { name: 'Save Changes' })
      .click()
    await expect.poll(() => sent('education').length).toBe(1)
    expect(education.parse(sent('education')[0])).toMatchObject(lists)
  })

  test('light or dark can be left to the visitor again (PRO-08)', async () => {
    const settings = { ...richAthlete().settings, theme_mode: 'dark' as const }
    const { sent } = await open(amara({ settings }), { [path('settings')]: answer({}) })
    await page.getByRole('button', { name: 'Edit Appearance' }).click()
    const form = page.getByRole('form', { name: 'Edit Appearance' })
    await expect.element(form.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await form.getByRole('radio', { name: 'Match the visitor’s device' }).click()
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(() => sent('settings').length).toBe(1)
    expect(settingsForm.parse(sent('settings')[0]).theme_mode).toBeNull()
  })

  test('an invalid field shows its error and gets the focus', async () => {
    const { sent } = await open(amara(), { [path('awards')]: answer({}) })
    await page.getByRole('button', { name: 'Add an award' }).click()
    const form = page.getByRole('form', { name: 'Add award' })
    await form.getByRole('textbox', { name: 'Title' }).fill('MVP')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(form.getByText('Please enter a year')).toBeVisible()
    await expect.element(form.getByRole('textbox', { name: 'Year' })).toHaveFocus()
    expect(sent('awards')).toEqual([])
  })

  test('a server error is shown, and typed text stays', async () => {
    await open(amara(), {
      [path('quote')]: () => refusal(503, 'We’ll be right back. Please try again in a moment.'),
    })
    const form = await editQuote()
    await quoteText().fill('Mine')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(form.getByText('We’ll be right back. Please try again in a moment.')).toBeVisible()
    await expect.element(quoteText()).toHaveValue('Mine')
  })

  test('without changes Cancel and Escape close it immediately', async () => {
    await open(amara())
    const form = await editQuote()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(form).not.toBeInTheDocument()
    await editQuote()
    await expect.element(quoteText()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Edit Quote' })).toHaveFocus()
  })

  test('with changes Cancel and Escape ask first', async () => {
    await open(amara())
    const form = await editQuote()
    await quoteText().fill('Mine')
    await userEvent.keyboard('{Escape}')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(quoteText()).toHaveValue('Mine')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(page.getByText('She asks for the matchup nobody wants.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Edit Quote' })).toHaveFocus()
  })

  test("two sections can be open, and saving one leaves the other's text alone", async () => {
    await open(amara(), { [path('awards')]: answer({ quote: { text: 'Not this', author: null } }) })
    await editQuote()
    await quoteText().fill('Half a thought')
    await page.getByRole('button', { name: 'Edit First team all-state, 5A' }).click()
    const award = page.getByRole('form', { name: 'Edit award' })
    await award.getByRole('textbox', { name: 'Level' }).fill('National')
    await award.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(award).not.toBeInTheDocument()
    await expect.element(quoteText()).toHaveValue('Half a thought')
    await expect.element(page.getByRole('textbox', { name: 'Said by' })).toHaveValue('Dana Ferreira')
  })

  test('after a name change the page continues at the new address', async () => {
    const { place } = await open(amara(), {
      [path('info')]: answer({ first_name: 'Amaya', slug: 'amaya-whitlock' }),
    })
    await page.getByRole('button', { name: 'Edit Player info' }).click()
    const form = page.getByRole('form', { name: 'Edit Player info' })
    await form.getByRole('textbox', { name: 'First name' }).fill('Amaya')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(place).toBe('/amaya-whitlock?mode=edit')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Amaya Whitlock' })).toBeVisible()
  })
})

describe('two people edit the same section (PRO-02)', () => {
  const theirs = amara({
    quote: { text: 'From my mother', author: null },
    own: { ...own, versions: { quote: 4, awards: 6 } },
  })
  const conflict = () =>
    refusal(409, 'Someone else changed this section while you were editing.', undefined, 'section_changed')

  const overtaken = async () => {
    const saved = { ...theirs, quote: { text: 'From me', author: null } }
    const answers = [conflict(), Response.json({ data: saved })]
    const site = await open(amara(), {
      [path('quote')]: () => answers.shift() ?? conflict(),
      [`GET /athlete/${theirs.id}`]: () => Response.json({ data: theirs }),
    })
    const form = await editQuote()
    await quoteText().fill('From me')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(form.getByText('Someone else changed this while you were editing')).toBeVisible()
    return { ...site, form }
  }

  test('the second one sees the current version, and has lost nothing', async () => {
    const { form } = await overtaken()
    await expect.element(form.getByText('From my mother')).toBeVisible()
    await expect.element(quoteText()).toHaveValue('From me')
  })

  test('and can overwrite it', async () => {
    const { form, sent } = await overtaken()
    await form.getByRole('button', { name: 'Save mine anyway' }).click()
    await expect.element(form).not.toBeInTheDocument()
    expect(sent('quote').map(({ version }) => version)).toEqual([3, 4])
    await expect.element(page.getByText('From me', { exact: true })).toBeVisible()
  })

  test('or can accept it', async () => {
    const { form, sent } = await overtaken()
    await form.getByRole('button', { name: 'Use theirs' }).click()
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(page.getByText('From my mother')).toBeVisible()
    expect(sent('quote')).toHaveLength(1)
  })

  test('a change to another list entry is not a conflict', async () => {
    const answers = [conflict(), Response.json({ data: theirs })]
    const { sent } = await open(amara(), {
      [path('awards')]: () => answers.shift() ?? conflict(),
      [`GET /athlete/${theirs.id}`]: () => Response.json({ data: theirs }),
    })
    await page.getByRole('button', { name: 'Edit First team all-state, 5A' }).click()
    const form = page.getByRole('form', { name: 'Edit award' })
    await form.getByRole('textbox', { name: 'Level' }).fill('National')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(form).not.toBeInTheDocument()
    expect(sent('awards').map(({ version }) => version)).toEqual([5, 6])
  })
})

describe('leaving with unsaved changes (PRO-02)', () => {
  const leave = () => page.getByRole('button', { name: 'Preview' }).click()

  test('asks first, and can stay', async () => {
    const { place } = await open(amara())
    await editQuote()
    await quoteText().fill('Mine')
    await leave()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    expect(place()).toBe('/amara-whitlock?mode=edit')
    await expect.element(quoteText()).toHaveValue('Mine')
  })

  test('leaves after confirming', async () => {
    const { place } = await open(amara())
    await editQuote()
    await quoteText().fill('Mine')
    await leave()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
    await expect.poll(place).toBe('/amara-whitlock')
  })

  test('does not ask without typed text', async () => {
    const { place } = await open(amara())
    await editQuote()
    await leave()
    await expect.poll(place).toBe('/amara-whitlock')
  })
})

describe('the entries of a list', () => {
  test('are deleted after a question, with a confirmation', async () => {
    const { said, getByText } = await open(amara(), {
      [`DELETE /athlete/${amara().id}/awards/${awardId}`]: answer({ awards: [] }),
    })
    await page.getByRole('button', { name: 'Delete First team all-state, 5A' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(getByText('An award is proof that someone else saw it too.')).toBeVisible()
    expect(said).toContain('Deleted')
    await expect.element(page.getByRole('button', { name: 'Add an award' })).toHaveFocus()
  })

  test('an answered question is not offered again', async () => {
    await open(amara())
    await page.getByRole('button', { name: 'Answer a question' }).click()
    const options = page.getByRole('combobox', { name: 'Question' }).getByRole('option').all()
    const texts = options.map((option) => option.element().textContent)
    expect(texts).toContain('Who taught you to play?')
    expect(texts).not.toContain('What do you do the night before a game?')
  })

  test('an interview takes questions and answers, and one can be removed again', async () => {
    const { sent } = await open(amara(), { [path('interview/create')]: answer({}) })
    await page.getByRole('button', { name: 'Add an interview' }).click()
    const form = page.getByRole('form', { name: 'Add interview' })
    await form.getByRole('textbox', { name: 'Title' }).fill('Ten questions')
    for (const place of [1, 2]) {
      await form.getByRole('button', { name: 'Add a question' }).click()
      await form.getByRole('textbox', { name: `Question ${place}` }).fill(`What is ${place}?`)
      await form
        .getByRole('textbox', { name: 'Answer' })
        .nth(place - 1)
        .fill(`It is ${place}.`)
    }
    await form.getByRole('button', { name: 'Remove question 1' }).click()
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(form).not.toBeInTheDocument()
    expect(sent('interview/create')[0]?.questions).toEqual([{ question: 'What is 2?', answer: 'It is 2.' }])
  })
})

describe('an empty page', () => {
  test('has an invitation in each section, and the guide opens the most helpful one', async () => {
    await open(athleteOf({ own }))
    await expect.element(page.getByText('A coach can only come to a game they know about.')).toBeVisible()
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    await page.getByRole('button', { name: 'Do it: Add your last season' }).click()
    await expect.element(page.getByRole('form', { name: 'Add high school season' })).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Season' })).toHaveFocus()
  })

  test('fits a small phone', async () => {
    await page.viewport(360, 740)
    await open(athleteOf({ own }))
    await page.getByRole('button', { name: 'Do it: Add your last season' }).click()
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })

  test('premium details are for premium pages', async () => {
    const { unmount } = await open(athleteOf({ own }))
    expect(page.getByRole('heading', { name: 'Premium' }).elements()).toHaveLength(0)
    await unmount()
    await open(athleteOf({ own, is_seros: true }))
    await expect.element(page.getByRole('heading', { name: 'Premium' })).toBeVisible()
  })
})

describe('visibility (PRO-09)', () => {
  const hidden = { settings: { color_theme: 'orange', theme_mode: null, is_visible: false } } as const

  test('changes after the server has hidden the page', async () => {
    const { sent } = await open(amara(), { [path('settings')]: answer(hidden) })
    await page.getByRole('button', { name: 'Hide this page' }).click()
    await expect.element(page.getByRole('button', { name: 'Show this page' })).toBeVisible()
    expect(sent('settings')).toEqual([{ is_visible: false }])
  })

  test('stays as it was when the server failed', async () => {
    await open(amara(), { [path('settings')]: () => refusal(503, 'We’ll be right back.') })
    await page.getByRole('button', { name: 'Hide this page' }).click()
    await expect.element(page.getByText('We’ll be right back.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Hide this page' })).toBeVisible()
  })
})
