import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../../../lib/site.factory.tsx'
import { richAthlete, videoItem } from '../profiles.factory.ts'
import { InterviewSection } from './interview-section.tsx'

const [written] = richAthlete().interviews
const filmed = written && {
  ...written,
  id: 'i2',
  title: 'On the bus',
  questions: [],
  video: videoItem('').video,
}
const interviews = [written, filmed].filter((interview) => interview !== undefined)

const open = () => openSite({ Frame: () => <InterviewSection athlete={richAthlete({ interviews })} /> })

const dialog = page.getByRole('dialog')

describe('PRO-07 interviews', () => {
  test('open in a popup, and the focus returns', async () => {
    const { getByRole } = await open()
    const read = getByRole('button', { name: 'Read: Five minutes with Amara' })
    await read.click()
    await expect.element(dialog.getByText('Who taught you to shoot?')).toBeVisible()
    await expect.element(dialog.getByText('My grandmother.')).toBeVisible()
    await expect.element(dialog.getByText('Asked by Hoops Northwest, May 4, 2026')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(read).toHaveFocus()
  })

  test('a video loads with the popup, not before', async () => {
    const { getByRole } = await open()
    expect(document.querySelector('iframe')).toBeNull()
    await getByRole('button', { name: 'Watch: On the bus' }).click()
    await expect.element(dialog.getByTitle('On the bus, YouTube')).toBeVisible()
  })
})
