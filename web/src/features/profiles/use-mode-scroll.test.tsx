import { useNavigate } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { openSite } from '../../lib/site.factory.tsx'
import { useModeScroll } from './use-mode-scroll.ts'

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** A long page whose two buttons change the mode. */
const open = async () => {
  const Frame = () => {
    const keepPlace = useModeScroll()
    const navigate = useNavigate()
    const change = (isEditing: boolean) =>
      void keepPlace(isEditing, () =>
        navigate({ to: '.', search: isEditing ? { mode: 'edit' } : {}, resetScroll: false }),
      )
    return (
      <div style={{ height: '500vh' }}>
        <div style={{ position: 'fixed' }}>
          <button type="button" onClick={() => change(true)}>
            Edit
          </button>
          <button type="button" onClick={() => change(false)}>
            Preview
          </button>
        </div>
      </div>
    )
  }
  const site = await openSite({ at: '/amara?mode=edit', Frame })
  scrollTo({ top: 500 })
  return site
}

test('PRO-02 each mode keeps its scroll position', async () => {
  const { getByRole, place } = await open()
  await getByRole('button', { name: 'Preview' }).click()
  await expect.poll(place).toBe('/amara')
  await expect.poll(() => scrollY).toBe(0)
  await getByRole('button', { name: 'Edit' }).click()
  await expect.poll(() => scrollY).toBe(500)
})

test('PRO-02 after staying on the page, a later leave still keeps the scroll position', async () => {
  const left = Promise.withResolvers<void>()
  const keptEditing = Promise.withResolvers<void>()
  const Frame = () => {
    const keepPlace = useModeScroll()
    return (
      <div style={{ height: '500vh' }}>
        <button
          type="button"
          onClick={() => void keepPlace(false, () => left.promise).then(() => keptEditing.resolve())}
        >
          Preview
        </button>
      </div>
    )
  }
  const { getByRole, router } = await openSite({ at: '/amara?mode=edit', Frame })
  await getByRole('button', { name: 'Preview' }).click()
  await router.navigate({ href: '/elsewhere' })
  scrollTo({ top: 300 })
  left.resolve()
  await keptEditing.promise
  await drawn()
  expect(scrollY).toBe(300)
})
