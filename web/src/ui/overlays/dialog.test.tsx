import { type ReactNode, useRef, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from '../forms/text-field.tsx'
import { Dropdown } from '../menus/dropdown.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog-body.tsx'

const Opener = (props: Partial<DialogProps> & { children?: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <button type="button">Behind</button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Edit season" {...props}>
        {props.children ?? <p>Points and rebounds.</p>}
      </Dialog>
    </>
  )
}

const edit = page.getByRole('button', { name: 'Edit' })
const dialog = page.getByRole('dialog', { name: 'Edit season' })

const openByKey = async () => {
  edit.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
}

beforeEach(async () => page.viewport(1440, 900))

test('a dialog has its title as heading and its description', async () => {
  await render(<Opener description="Averages of a season." />)
  await openByKey()
  await expect.element(page.getByRole('heading', { name: 'Edit season' })).toBeVisible()
  await expect.element(dialog).toHaveAccessibleDescription('Averages of a season.')
})

test('a hidden title still names the dialog', async () => {
  await render(<Opener isTitleHidden />)
  await openByKey()
  await expect.element(page.getByRole('heading', { name: 'Edit season' })).toBeInTheDocument()
})

test('content that scrolls under the close button does not show through it', async () => {
  await render(<Opener isTitleHidden />)
  await openByKey()
  const ground = page.getByRole('button', { name: 'Close' }).element().parentElement
  await expect.element(ground).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
})

test('Escape closes it and the focus returns to the opener', async () => {
  await render(<Opener />)
  await openByKey()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(edit).toHaveFocus()
})

test('if the opener is gone, the focus goes to the given element', async () => {
  const Deleting = () => {
    const [state, setState] = useState<'row' | 'asking' | 'gone'>('row')
    const heading = useRef<HTMLHeadingElement>(null)
    return (
      <>
        <h2 ref={heading} tabIndex={-1}>
          Seasons
        </h2>
        {state !== 'gone' && (
          <button type="button" onClick={() => setState('asking')}>
            Edit
          </button>
        )}
        <Dialog
          isOpen={state === 'asking'}
          onClose={() => setState('row')}
          title="Edit season"
          returnTo={heading}
        >
          <button type="button" onClick={() => setState('gone')}>
            Delete
          </button>
        </Dialog>
      </>
    )
  }
  await render(<Deleting />)
  await openByKey()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Seasons' })).toHaveFocus()
})

test('its close button closes it', async () => {
  await render(<Opener />)
  await openByKey()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(edit).toHaveFocus()
})

test('a press outside closes it', async () => {
  await render(<Opener size="sm" />)
  await openByKey()
  await userEvent.click(document.body, { position: { x: 10, y: 10 } })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the first field has the focus, and Tab stays inside', async () => {
  await render(
    <Opener footer={<button type="button">Save</button>}>
      <TextField label="Points" name="points" />
    </Opener>,
  )
  await openByKey()
  await expect.element(page.getByLabelText('Points')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByLabelText('Points')).toHaveFocus()
})

test('without a field the dialog itself has the focus', async () => {
  await render(<Opener />)
  await openByKey()
  await expect.element(dialog).toHaveFocus()
})

const isScrollLocked = () =>
  [document.documentElement, document.body].some((place) => getComputedStyle(place).overflowY === 'hidden')

test("the page behind can't be reached while it is open", async () => {
  await render(
    <div style={{ height: 3000 }}>
      <Opener />
    </div>,
  )
  const behind = page.getByRole('button', { name: 'Behind' })
  await expect.element(behind).toBeVisible()
  await openByKey()
  await expect.element(behind).not.toBeInTheDocument()
  await expect.poll(isScrollLocked).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(behind).toBeVisible()
  await expect.poll(isScrollLocked).toBe(false)
})

test("one that must be answered can't be dismissed", async () => {
  const closed = vi.fn()
  await render(<Opener isDismissible={false} onClose={closed} size="sm" />)
  await openByKey()
  await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 10, y: 10 } })
  await expect.element(dialog).toBeVisible()
  expect(closed).not.toHaveBeenCalled()
})

test('below lg it fills the screen, scrolls by itself, and keeps its footer visible', async () => {
  await page.viewport(390, 844)
  await render(
    <Opener footer={<button type="button">Save</button>}>
      <div style={{ height: 3000 }}>Long</div>
      <p>The end</p>
    </Opener>,
  )
  await openByKey()
  await expect
    .poll(() => {
      const { x, y, width, height } = dialog.element().getBoundingClientRect()
      return { x, y, width, height }
    })
    .toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  page.getByText('The end').element().scrollIntoView()
  await expect.element(page.getByText('The end')).toBeInViewport()
  await expect.element(page.getByRole('heading', { name: 'Edit season' })).toBeInViewport()
})

test("from lg on it has its size's width and is never higher than the screen", async () => {
  await render(
    <Opener size="md">
      <div style={{ height: 3000 }}>Long</div>
    </Opener>,
  )
  await openByKey()
  const box = dialog.element().getBoundingClientRect()
  expect(box.width).toBe(600)
  expect(box.height).toBeLessThan(900)
})

test('a long word in the title does not overflow', async () => {
  await page.viewport(360, 640)
  await render(<Opener title={'Donaudampfschifffahrtsgesellschaft'.repeat(3)} />)
  await edit.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const popup = page.getByRole('dialog').element()
  expect(popup.scrollWidth).toBe(popup.clientWidth)
})

test('it has the color theme of its part of the page', async () => {
  await render(<Opener theme="green" />)
  await openByKey()
  const accent = (place: Element) => getComputedStyle(place).getPropertyValue('--accent')
  expect(accent(dialog.element())).not.toBe(accent(document.documentElement))
})

const WithQuestion = ({ isInside }: { isInside: boolean }) => {
  const [isAsking, setAsking] = useState(false)
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      onClose={() => setAsking(false)}
      title="Discard changes?"
      buttons={[{ label: 'Keep editing' }, { label: 'Discard', onPress: () => undefined }]}
    />
  )
  return (
    <>
      <Opener>
        <button type="button" onClick={() => setAsking(true)}>
          Discard changes
        </button>
        {isInside && question}
      </Opener>
      {!isInside && question}
    </>
  )
}

test.each([true, false])(
  'a question over a dialog closes by itself (rendered inside it: %s)',
  async (isInside) => {
    await render(<WithQuestion isInside={isInside} />)
    await openByKey()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
    await expect.element(question).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Discard changes' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(edit).toHaveFocus()
  },
)

test("Escape in a dialog's menu closes only the menu", async () => {
  await render(
    <Opener>
      <Dropdown label="More" items={[{ label: 'Copy' }]} />
    </Opener>,
  )
  await openByKey()
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
})
