import { demoAthleteAccount } from '../server/src/demo/accounts.ts'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { searchPopup } from './search-popup.ts'

const { first_name, last_name } = demoAthleteAccount
const name = `${first_name} ${last_name}`
/** Far more demo athletes have this name than the popup shows. */
const commonName = 'smith'

test('a visitor finds athletes in the popup', onPhonesToo, async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/about-us')
  await search.open()

  await test.step('an athlete is found by the start of both names', async () => {
    await search.field.pressSequentially(`${last_name.slice(0, 4).toLowerCase()} ${first_name.slice(0, 3)}`)
    await expect(search.rows.first()).toContainText(name)
    await expect(search.rows.first()).toContainText(
      'Class of 2027 · Oregon · Shooting guard · 5\'10" · 152 lbs',
    )
    await expect(search.rows.first().locator('mark')).toHaveText([
      first_name.slice(0, 3),
      last_name.slice(0, 4),
    ])
    await expect(search.status).toHaveText(/athlete/)
  })

  await test.step('an empty result says so, and fewer than two characters find nothing', async () => {
    await search.field.fill('%%%')
    await expect(search.status).toContainText('No Results')
    await expectAccessible(page)
    await search.field.fill('s')
    await expect(search.rows).toHaveCount(0)
    await expect(search.popup).toContainText('Type at least 2 letters of a name')
  })

  await test.step('the first five results are shown, with a link to all of them', async () => {
    const answer = await (await page.request.get(`/api/search?q=${commonName}`)).json()
    const { total } = answer.meta
    expect(total).toBeGreaterThan(5)
    await search.field.fill(commonName)
    await expect(search.status).toHaveText(`5 of ${total.toLocaleString('en-US')} athletes`)
    await expect(search.rows).toHaveCount(5)
    for (const [place, { full_name }] of answer.data.slice(0, 5).entries())
      await expect(search.rows.nth(place)).toContainText(full_name)
    await expectAccessible(page)
    await expectToFit(page)
    await search.showAll.click()
    await expect(page).toHaveURL(`/search-results?q=${commonName}`)
    await expect(search.popup).toBeHidden()
    await expect(page.getByRole('list', { name: 'Athletes found' }).getByRole('listitem')).toHaveCount(
      Math.min(total, 15),
    )
  })
})

test('the search works by keyboard alone', async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/contact-us')

  await test.step('the "/" key types a slash in a field', async () => {
    const message = page.getByRole('textbox', { name: 'Message', exact: true })
    await message.pressSequentially('and/or')
    await expect(message).toHaveValue('and/or')
    await expect(search.popup).toBeHidden()
    await message.blur()
  })

  await test.step('the "/" key opens it with the focus in the field, and Escape closes it', async () => {
    await page.keyboard.press('/')
    await expect(search.field).toBeFocused()
    await page.keyboard.type('a/b')
    await expect(search.field).toHaveValue('a/b')
    await page.keyboard.press('Escape')
    await expect(search.field).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(search.popup).toBeHidden()
  })

  await test.step('it returns the focus to its button, and is empty when it opens again', async () => {
    await search.open()
    await search.field.fill(commonName)
    await expect(search.rows).toHaveCount(5)
    await search.popup.getByRole('button', { name: 'Close' }).click()
    await expect(search.popup).toBeHidden()
    await expect(search.control).toBeFocused()
    await search.open()
    await expect(search.field).toHaveValue('')
    await expect(search.rows).toHaveCount(0)
  })

  await test.step('an athlete is found and opened by keyboard alone', async () => {
    await search.field.pressSequentially(name)
    await expect(search.rows.first()).toContainText(name)
    // The arrows skip rows of the previous letters.
    await expect(search.popup.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(search.rows.first().getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(search.field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/amara-whitlock')
    await expect(search.popup).toBeHidden()
  })
})
