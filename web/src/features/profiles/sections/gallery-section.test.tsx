import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../../../lib/site.factory.tsx'
import { athleteOf, photoItem, pictureOf, videoItem } from '../profiles.factory.ts'
import { GallerySection } from './gallery-section.tsx'

const film = {
  ...videoItem('Summer film'),
  video: {
    provider: 'mp4' as const,
    url: 'https://films.example/a.mp4',
    embed_url: 'https://films.example/a.mp4',
  },
}
const gallery = [videoItem('Every three'), photoItem('Media day'), film]
const framed = { ...videoItem('With a frame'), picture: pictureOf() }

const open = () => openSite({ Frame: () => <GallerySection athlete={athleteOf({ gallery })} /> })

const dialog = page.getByRole('dialog', { name: 'Gallery' })

describe('PRO-05 the gallery', () => {
  test('contacts no other site before a press', async () => {
    const { getByText } = await open()
    await expect.element(getByText('2 clips, 1 photo')).toBeVisible()
    expect(document.querySelector('iframe, video')).toBeNull()
    expect(document.querySelector('img[src^="http"], img[srcset*="http"]')).toBeNull()
  })

  test('a press on a video plays it', async () => {
    const { getByRole } = await open()
    await getByRole('button', { name: 'Play: Every three' }).click()
    await expect.element(dialog).toBeVisible()
    const player = document.querySelector('iframe')
    expect(player?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
    expect(player?.title).toBe('Every three, YouTube')
  })

  test('a plain video file needs no external player, and a missing one says so and links to it', async () => {
    const { getByRole } = await open()
    await getByRole('button', { name: 'Play: Summer film' }).click()
    await expect.element(dialog.getByText('This video can’t be played here.')).toBeVisible()
    await expect
      .element(dialog.getByRole('link', { name: 'Open its link' }))
      .toHaveAttribute('href', 'https://films.example/a.mp4')
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('arrows go around in a circle, and a video waits for a press', async () => {
    const { getByRole } = await open()
    await getByRole('button', { name: 'Open: Media day' }).click()
    await expect.element(dialog.getByText('2 of 3')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(dialog.getByText('3 of 3')).toBeVisible()
    expect(document.querySelector('video')).toBeNull()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect.element(dialog.getByText('1 of 3')).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
    await dialog.getByRole('button', { name: 'Play' }).click()
    expect(document.querySelector('iframe')).not.toBeNull()
    await dialog.getByRole('button', { name: 'Previous' }).click()
    await expect.element(dialog.getByText('3 of 3')).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('a waiting video is never blank: it has its frame, or a drawn poster', async () => {
    const Frame = () => <GallerySection athlete={athleteOf({ gallery: [...gallery, framed] })} />
    const { getByRole } = await openSite({ Frame })
    const drawn = '[data-drawn-poster]'
    const shot = (name: string) => getByRole('button', { name: `Play: ${name}` }).element()
    expect(shot('Every three').querySelector(drawn)?.textContent).toBe('Every three')
    expect(shot('With a frame').querySelector(drawn)).toBeNull()
    expect(shot('With a frame').querySelector('img')).not.toBeNull()

    await getByRole('button', { name: 'Open: Media day' }).click()
    await expect.element(dialog.getByText('2 of 4')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(dialog.getByText('3 of 4')).toBeVisible()
    expect(dialog.element().querySelector(drawn)?.textContent).toBe('Summer film')
    expect(dialog.element().querySelector(`${drawn} svg`)).not.toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(dialog.getByText('4 of 4')).toBeVisible()
    expect(dialog.element().querySelector(drawn)).toBeNull()
    expect(dialog.element().querySelector('img')).not.toBeNull()
    await expect.element(dialog.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('Escape closes it, stops the video, and returns the focus', async () => {
    const { getByRole } = await open()
    const shot = getByRole('button', { name: 'Play: Every three' })
    await shot.click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(shot).toHaveFocus()
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('the same video plays again when it is opened again', async () => {
    const { getByRole } = await open()
    for (const _ of [1, 2]) {
      await getByRole('button', { name: 'Play: Every three' }).click()
      await expect.element(dialog).toBeVisible()
      expect(document.querySelector('iframe')).not.toBeNull()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
    }
  })
})
