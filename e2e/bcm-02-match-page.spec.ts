import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { matchedAthlete } from './matching.ts'

test('BCM-02 a match adds up, is compared, and has its coaches', async ({ page }) => {
  await matchedAthlete(page.request)
  await page.goto('/bcm/matches')
  await page.getByRole('link', { name: /^See how \d+ adds up$/ }).click()
  const name = page.getByRole('heading', { level: 1 })

  await test.step('the parts are the total', async () => {
    await expect(page).toHaveURL(/\/bcm\/matches\/\d+$/)
    const sum = (await page.getByRole('img', { name: / equals \d+$/ }).getAttribute('aria-label')) ?? ''
    const [total, ...parts] = (sum.match(/\d+/g) ?? []).map(Number).toReversed()
    expect(parts.length).toBeGreaterThan(4)
    expect(parts.reduce((all, one) => all + one, 0)).toBe(total)
  })

  await test.step('a part shows its math', async () => {
    await page.getByText('Do the math').first().click()
    await expect(page.getByRole('columnheader', { name: 'Share' }).first()).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })

  await test.step('a coach that the family knows', async () => {
    await page.getByRole('button', { name: 'Add a coach' }).click()
    const dialog = page.getByRole('dialog', { name: /^Add a coach at/ })
    await dialog.getByRole('textbox', { name: 'First Name' }).fill('Casey')
    await dialog.getByRole('textbox', { name: 'Last Name' }).fill('Lindgren')
    await dialog.getByRole('textbox', { name: 'Position' }).fill('Assistant coach')
    await dialog.getByRole('button', { name: 'Add coach' }).click()
    await expect(dialog.getByText('Please enter an email or a phone number')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Email' }).fill('casey.lindgren@example.test')
    await dialog.getByRole('button', { name: 'Add coach' }).click()
    await expect(dialog).toHaveCount(0)
    const own = page.getByText('Added by the family. Only the family and the success coach see it.')
    await expect(own).toBeVisible()
    await page.getByRole('button', { name: 'Remove Casey Lindgren' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove this coach?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(question).toHaveCount(0)
    await expect(own).toHaveCount(0)
  })

  await test.step('three side by side', async () => {
    // Without the messages of the last step, which lie over the buttons of a small screen with large text.
    await page.reload()
    const best = (await name.textContent()) ?? ''
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    const similar = page.getByRole('button', { name: /^Compare: / })
    await similar.first().click()
    await similar.first().click()
    await page.getByRole('link', { name: 'Compare 3' }).click()
    await expect(page).toHaveURL(/\/bcm\/compare\?colleges=/)
    const remove = page.getByRole('button', { name: /^Remove .* from the comparison$/ })
    await expect(remove).toHaveCount(3)
    await expect(page.getByRole('link', { name: best, exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
    await remove.first().click()
    await expect(remove).toHaveCount(2)
    await page.reload()
    await expect(remove).toHaveCount(2)
  })

  await test.step('a college that is not in the data is no page', async () => {
    const missing = await page.request.get('/bcm/matches/999999999')
    expect(missing.status()).toBe(404)
  })
})
