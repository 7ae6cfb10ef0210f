import { expect, test } from './fixtures.ts'
import { aPicture, atAnEmptyPage, section } from './own-page.ts'

test.use({ expectedComplaint: /^Failed to load resource.*422/ })

test('photos and videos are added, renamed, reordered, and viewed', async ({ page }) => {
  const { address, id } = await atAnEmptyPage(page)
  const gallery = async () => (await (await page.request.get(`/api/athlete/${id}`)).json()).data.gallery
  const chooser = page.getByLabel('Add photos')

  await test.step("a file that is not a picture is refused with the rule's message", async () => {
    const alert = page.getByRole('alertdialog', { name: 'Error' })
    for (const [name, mimeType, size, words] of [
      ['notes.txt', 'text/plain', 10, 'Only files with following extensions are allowed: jpeg, jpg, png'],
      ['huge.jpg', 'image/jpeg', 10_500_000, 'Maximum upload size 10 MB.'],
    ] as const) {
      await chooser.setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) })
      await expect(alert).toContainText(`The specified file could not be uploaded. ${words}`)
      await alert.getByRole('button', { name: 'OK' }).click()
      await expect(alert).toHaveCount(0)
    }
  })

  await test.step('a script with the name of a picture is recognized by its content', async () => {
    const buffer = Buffer.from('<script>alert(1)</script>')
    await chooser.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    const refusal = page.getByText('Only files with following extensions are allowed')
    await expect(refusal).toBeVisible()
    expect(await gallery()).toEqual([])
    const ok = page.getByRole('alertdialog').getByRole('button', { name: 'OK' })
    if (await ok.isVisible()) await ok.click()
  })

  await test.step('a photo is added and renamed', async () => {
    await chooser.setInputFiles([await aPicture(page, 'media-day.jpg')])
    const tile = section(page, 'Gallery').getByRole('button', { name: /^Edit / })
    await expect(tile).toHaveCount(1)
    await tile.first().click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Media day')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('button', { name: 'Edit Media day' })).toBeVisible()
  })

  await test.step('a video is added by its link', async () => {
    await page.getByRole('button', { name: 'Add a video', exact: true }).click()
    await page.getByPlaceholder('Paste link with media').fill('https://vimeo.com/76979871')
    await page.getByRole('textbox', { name: 'Title' }).fill('Every three')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('button', { name: 'Edit Every three' })).toBeVisible()
  })

  await test.step('they are reordered by keyboard', async () => {
    const names = page.getByRole('button', { name: /^Edit (Media|Every)/ })
    const order = () =>
      names.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')?.slice(5)))
    const before = await order()
    // Each key waits for the announcement of the one before, as a person does.
    const says = (text: string) => expect(page.getByText(`${before[1]} is ${text}`)).toBeAttached()
    await page.getByRole('button', { name: `Move ${before[1]}` }).press('Enter')
    await says('picked up: place 2 of 2.')
    await page.keyboard.press('ArrowLeft')
    await says('picked up: place 1 of 2.')
    await page.keyboard.press('Enter')
    const after = [...before].reverse()
    await expect.poll(order).toEqual(after)
    await expect
      .poll(async () => (await gallery()).map(({ title }: { title: string }) => title))
      .toEqual(after)
  })

  await test.step('they are viewed in the viewer, and the focus returns', async () => {
    await page.goto(address)
    const shown = page.getByRole('region', { name: 'Gallery' })
    await shown.scrollIntoViewIfNeeded()
    await shown.getByRole('button', { name: /Media day/ }).click()
    const viewer = page.getByRole('dialog')
    await expect(viewer).toContainText('of 2')
    await expect(viewer.getByText('Media day')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText('Every three').last()).toBeVisible()
    await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(shown.getByRole('button', { name: /Media day/ })).toBeFocused()
  })
})

test("the demo athletes' videos have a poster frame and really play", async ({ page, request }) => {
  const part = await request.get('/films/basketball-every-three.mp4', { headers: { range: 'bytes=0-99' } })
  expect(part.status()).toBe(206)
  expect(part.headers()['content-range']).toMatch(/^bytes 0-99\//)
  expect((await part.body()).byteLength).toBe(100)

  await page.goto('/amara-whitlock')
  const gallery = page.getByRole('region', { name: 'Gallery' })
  await gallery.scrollIntoViewIfNeeded()
  const shot = gallery.getByRole('button', { name: 'Play: Junior season, every three' })
  const frame = shot.getByRole('presentation')
  await expect.poll(() => frame.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await shot.click()
  const film = page.getByRole('dialog').getByLabel('Junior season, every three')
  await expect(film).toHaveAttribute('poster', '/films/basketball-every-three.webp')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5)
  expect(await film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(640)
})
