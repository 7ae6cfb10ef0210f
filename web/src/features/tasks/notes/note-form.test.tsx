import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { amaraId } from '../tasks.factory.ts'
import { NoteForm } from './note-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  network({})
  const Frame = () => <NoteForm userId={amaraId} onSaved={vi.fn()} onCancel={vi.fn()} />
  const site = await openSite({ Frame })
  const field = site.getByRole('textbox', { name: 'Note' })
  await expect.element(field).toHaveFocus()
  const leave = () => void site.router.navigate({ to: '/elsewhere' as string } as never)
  return { ...site, field, leave, question: site.getByRole('alertdialog', { name: 'Leave without saving?' }) }
}

test('a half-written note is not lost by a link or Back', async () => {
  const { field, leave, question } = await open()
  await userEvent.keyboard('Prefers calls after 7')
  leave()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Prefers calls after 7')
})

test('an empty note keeps nobody', async () => {
  const { leave, question, place } = await open()
  leave()
  await expect.poll(place).toBe('/elsewhere')
  await expect.element(question).not.toBeInTheDocument()
})
