import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually } from '../../../lib/eventually.factory.ts'
import { refusal } from '../../../lib/network.factory.ts'
import { answersOf, openSurveyPage, previewOf, surveyOf } from './survey.factory.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('BCM-01 the survey', () => {
  test.each([360, 1440])(
    'shows one question, the count, and what each must-have costs, at %i',
    async (width) => {
      await page.viewport(width, 800)
      const { getByRole, getByText } = await openSurveyPage()
      await expect.element(getByRole('heading', { name: 'How far from home?', level: 1 })).toBeVisible()
      await expect.element(getByText('835', { exact: true })).toBeVisible()
      await expect.element(getByText(/Nothing farther than 400 miles is shown\./)).toBeVisible()
      await expect
        .element(getByRole('slider', { name: 'Radius' }))
        .toHaveAttribute('aria-valuetext', '400 miles, 40 colleges')
      await expect.element(getByRole('list', { name: 'States it reaches' })).toHaveTextContent('11Oregon')
      await expect.element(getByText('From your profile. A city or a ZIP code both work.')).toBeVisible()
      await expect.element(getByRole('button', { name: 'Save, next: campus' })).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )

  test('fits a small phone with text at twice its size', async () => {
    await page.viewport(360, 800)
    document.documentElement.style.fontSize = '200%'
    const { getByText } = await openSurveyPage()
    await expect.element(getByText('36 colleges so far')).toBeInTheDocument()
    const overflow = document.documentElement.scrollWidth
    document.documentElement.style.fontSize = ''
    expect(overflow).toBeLessThanOrEqual(360)
  })

  test('starts where it was left, saves a step, and goes on', async () => {
    const { getByRole, saved, place } = await openSurveyPage()
    await getByRole('checkbox', { name: 'Town' }).click()
    await getByRole('button', { name: 'Save, next: campus' }).click()
    await expect.element(getByRole('heading', { name: 'What kind of campus?' })).toHaveFocus()
    expect(saved()).toMatchObject([{ step: 'place', answers: { settings: ['city', 'suburb', 'town'] } }])
    expect(place()).toBe('/?step=6')
    await getByRole('button', { name: 'Back' }).click()
    await expect.element(getByRole('checkbox', { name: 'Town' })).toBeChecked()
    await expect.element(getByRole('button', { name: 'Next: campus' })).toBeVisible()
  })

  test('fields of study are picked and removed by keyboard, without losing the place', async () => {
    const { getByRole } = await openSurveyPage({ at: '/?step=4' })
    const field = getByRole('combobox', { name: 'Add a field' })
    await field.click()
    for (const typed of ['bio', 'busi']) {
      await userEvent.keyboard(typed)
      await expect.element(getByRole('option')).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect.element(field).toHaveValue('')
      await expect.element(field).toHaveFocus()
    }
    await expect.element(getByRole('list', { name: 'Your fields' })).toHaveTextContent('BiologyBusiness')
    getByRole('button', { name: 'Remove Biology' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('button', { name: 'Remove Business' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveFocus()
  })

  test('another home is typed and picked with Enter, and the field keeps the focus', async () => {
    const dayton = { city: 'Dayton', state: 'OH', label: 'Dayton, OH', lat: 39.76, lon: -84.19 }
    const { getByRole, saved } = await openSurveyPage({
      answers: { 'GET /places': () => Response.json({ data: [dayton] }) },
    })
    const home = getByRole('combobox', { name: 'Home' })
    await expect.element(home).toHaveValue('Bend, Oregon 97702')
    await home.fill('Dayton')
    await expect.element(getByRole('option', { name: 'Dayton, Ohio' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(home).toHaveValue('Dayton, Ohio')
    await expect.element(home).toHaveFocus()
    await getByRole('button', { name: 'Save, next: campus' }).click()
    await expect.poll(saved).toMatchObject([{ answers: { home: { city: 'Dayton', state: 'OH' } } }])
  })

  test('switching between a radius and regions by keyboard keeps the place', async () => {
    const { getByRole } = await openSurveyPage()
    const press = async (name: string) => {
      const button = getByRole('button', { name })
      await expect.element(button).toBeVisible()
      button.element().focus()
      await userEvent.keyboard('{Enter}')
    }
    await press('Pick regions instead')
    await expect.element(getByRole('checkbox').first()).toHaveFocus()
    await press('Pick a radius instead')
    await expect.element(getByRole('slider', { name: 'Radius' })).toHaveFocus()
    await press('Any distance')
    await expect.element(getByRole('button', { name: 'Pick regions instead' })).toHaveFocus()
  })

  test('counts again after each change, with the answers on the screen', async () => {
    const { getByRole, getByText, previews } = await openSurveyPage({
      answers: {
        'POST /bcm/amara/survey/preview': ({ body }) => {
          const { answers } = body as { answers: { radius_miles: number } }
          return Response.json({ data: previewOf({ total: answers.radius_miles }) })
        },
      },
    })
    await expect.element(getByText('400 colleges so far')).toBeInTheDocument()
    getByRole('slider', { name: 'Radius' }).element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(getByText('450 colleges so far')).toBeInTheDocument()
    expect(previews().at(-1)).toMatchObject({ step: 'place', answers: { radius_miles: 450 } })
  })

  test('says what is wrong in the person’s units, keeps what was typed, and saves nothing', async () => {
    const { getByRole, getByText, saved } = await openSurveyPage({ at: '/?step=1' })
    await expect.element(getByText('From your profile')).toBeVisible()
    await getByRole('textbox', { name: 'Height, feet' }).fill('9')
    await getByRole('button', { name: 'Save, next: level' }).click()
    await expect.element(getByText('Please enter a height from 4′0″ to 8′0″')).toBeVisible()
    await expect.element(getByRole('textbox', { name: 'Height, feet' })).toHaveFocus()
    await expect.element(getByRole('textbox', { name: 'Height, feet' })).toHaveValue('9')
    expect(saved()).toEqual([])
    await getByRole('textbox', { name: 'Height, feet' }).fill('5')
    await expect.element(getByText('Please enter a height from 4′0″ to 8′0″')).not.toBeInTheDocument()
  })

  test('shows the server’s errors at their fields', async () => {
    const { getByRole, getByText } = await openSurveyPage({
      at: '/?step=4',
      answers: {
        'POST /bcm/amara/survey': () =>
          refusal(422, 'Please check the highlighted fields.', {
            'answers.sat': ['That is not an SAT score'],
          }),
      },
    })
    await getByRole('textbox', { name: 'SAT' }).fill('1400')
    await getByRole('button', { name: 'Save, next: place' }).click()
    await expect.element(getByText('That is not an SAT score')).toBeVisible()
    await expect.element(getByRole('textbox', { name: 'SAT' })).toHaveFocus()
  })

  test('without a connection says so, and the answers stay', async () => {
    const { getByRole, getByText } = await openSurveyPage({
      at: '/?step=4',
      answers: { 'POST /bcm/amara/survey': () => Promise.reject(new TypeError('failed to fetch')) },
    })
    await getByRole('textbox', { name: 'GPA', exact: true }).fill('3.9')
    await getByRole('button', { name: 'Save, next: place' }).click()
    await expect.element(getByText(/could not reach Fieldhouse/)).toBeVisible()
    await expect.element(getByRole('textbox', { name: 'GPA', exact: true })).toHaveValue('3.9')
  })

  test('what was typed survives a reload, until it is saved', async () => {
    const first = await openSurveyPage({ at: '/?step=4' })
    await first.getByRole('textbox', { name: 'GPA', exact: true }).fill('3.9')
    await expect.element(first.getByText('Not saved yet.')).toBeVisible()
    await first.unmount()
    const again = await openSurveyPage({ at: '/?step=4' })
    await expect.element(again.getByRole('textbox', { name: 'GPA', exact: true })).toHaveValue('3.9')
    await again.getByRole('button', { name: 'Save, next: place' }).click()
    await expect.element(again.getByRole('heading', { name: 'How far from home?' })).toBeVisible()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('another athlete’s typing is not taken over', async () => {
    sessionStorage.setItem('surveyDraft:amara:ben:academics', JSON.stringify({ gpa: 1 }))
    const { getByRole } = await openSurveyPage({ at: '/?step=4' })
    await expect.element(getByRole('textbox', { name: 'GPA', exact: true })).toHaveValue('3.87')
  })

  test('going back saves a change first, and an answer that is wrong waits in its step', async () => {
    const { getByRole, getByText, saved } = await openSurveyPage({ at: '/?step=4' })
    await getByRole('textbox', { name: 'GPA', exact: true }).fill('3.9')
    await getByRole('button', { name: 'Back' }).click()
    await expect.element(getByRole('heading', { name: 'What kind of game?' })).toBeVisible()
    expect(saved()).toMatchObject([{ step: 'academics', answers: { gpa: 3.9 } }])
    await getByRole('textbox', { name: 'Points' }).fill('lots')
    await getByRole('button', { name: 'Back' }).click()
    await expect.element(getByRole('heading', { name: 'Which level?' })).toBeVisible()
    await expect.element(getByText('Not saved yet', { exact: true })).toBeInTheDocument()
    expect(saved()).toHaveLength(1)
  })

  test('a must-have is switched at once', async () => {
    const { getByRole, asked } = await openSurveyPage({
      answers: {
        'POST /bcm/amara/survey/toggle-filter-disabled': () =>
          Response.json({ data: { filter_disabled: [], must_haves: [], total: 27 } }),
      },
    })
    await getByRole('switch', { name: 'Must-have: City or suburb' }).click()
    await expect.element(getByRole('switch', { name: 'Must-have: City or suburb' })).toBeChecked()
    expect(asked.find(({ call }) => call.endsWith('toggle-filter-disabled'))?.body).toEqual({
      must_have: 'setting',
      is_disabled: false,
    })
  })

  test('regions instead of a radius', async () => {
    const { getByRole, saved } = await openSurveyPage()
    await getByRole('button', { name: 'Pick regions instead' }).click()
    await getByRole('checkbox', { name: 'West' }).click()
    await getByRole('button', { name: 'Save, next: campus' }).click()
    await eventually(() =>
      expect(saved()).toMatchObject([{ answers: { radius_miles: null, regions: ['West'] } }]),
    )
  })

  test('the last step completes it: the matches are ready', async () => {
    const { getByRole, onFinish } = await openSurveyPage({ survey: surveyOf(7) })
    await expect.element(getByRole('heading', { name: 'What matters most?' })).toBeVisible()
    getByRole('slider', { name: 'Cost' }).element().focus()
    await userEvent.keyboard('{End}')
    await expect
      .element(getByRole('slider', { name: 'Cost' }))
      .toHaveAttribute('aria-valuetext', '5 of 5: The most')
    await getByRole('button', { name: 'Save and finish' }).click()
    await expect.element(getByRole('heading', { name: 'Your matches are ready' })).toBeVisible()
    await expect.element(getByRole('button', { name: 'See your matches' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await eventually(() => expect(onFinish).toHaveBeenCalledOnce())
  })

  test('after the package ended everything is readable and nothing can be changed', async () => {
    const { getByRole, getByText } = await openSurveyPage({
      survey: surveyOf(8, { ended_on: '2026-11-01' }),
      at: '/?step=4',
    })
    await expect.element(getByText('Ended 2026-11-01')).toBeVisible()
    await expect.element(getByRole('textbox', { name: 'GPA', exact: true })).toBeDisabled()
    await getByRole('button', { name: 'Next: place' }).click()
    await expect.element(getByRole('slider', { name: 'Radius' })).toBeDisabled()
    await expect.element(getByRole('switch', { name: 'Must-have: Within 400 miles' })).toBeDisabled()
  })

  test('centimeters for those who use them', async () => {
    const { getByRole, saved } = await openSurveyPage({
      survey: surveyOf(0, { metric_type: 2, answers: answersOf() }),
    })
    await expect.element(getByRole('textbox', { name: 'Height' })).toHaveValue('177.8')
    await getByRole('textbox', { name: 'Height' }).fill('180')
    await getByRole('button', { name: 'Save, next: level' }).click()
    await eventually(() => expect(saved()).toMatchObject([{ answers: { height_in: 70.87 } }]))
  })
})
