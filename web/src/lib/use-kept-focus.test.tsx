import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

beforeEach(() => page.viewport(1280, 800))

/** A list with a question about a row, and one that has nothing to do with it. */
const List = ({ rows }: { rows: readonly string[] }) => {
  const [question, setQuestion] = useState<string | null>(null)
  const count = useKeptFocus<HTMLParagraphElement>(rows)
  return (
    <>
      <p ref={count} tabIndex={-1}>
        {rows.length} athletes
      </p>
      {rows.map((name) => (
        <button key={name} type="button" onClick={() => setQuestion(`Remove ${name}?`)}>
          {name}
        </button>
      ))}
      <p onPointerEnter={() => setQuestion('Idle?')}>Wait</p>
      <ConfirmDialog
        isOpen={question !== null}
        onClose={() => setQuestion(null)}
        title={question ?? ''}
        buttons={[{ label: 'No' }, { label: 'Yes' }]}
      />
    </>
  )
}

const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })
const count = page.getByText(/athletes/)

test('a row that disappears with its button hands the focus to the count', async () => {
  const screen = await render(<List rows={['Amara', 'Kyra']} />)
  await page.getByRole('button', { name: 'Kyra' }).click()
  await yes.click()
  await expect.element(yes).not.toBeInTheDocument()
  await screen.rerender(<List rows={['Amara']} />)
  await expect.element(count).toHaveFocus()
})

test('a list that is loaded again after another question moves nothing', async () => {
  const screen = await render(<List rows={['Amara']} />)
  await page.getByText('Wait').hover()
  await yes.click()
  await expect.element(yes).not.toBeInTheDocument()
  await screen.rerender(<List rows={['Amara', 'Kyra']} />)
  await expect.element(count).toHaveTextContent('2 athletes')
  expect(document.activeElement).toBe(document.body)
})
