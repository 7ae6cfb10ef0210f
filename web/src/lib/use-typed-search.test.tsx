import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { eventually } from './eventually.factory.ts'
import { useTypedSearch } from './use-typed-search.ts'

const Search = ({ onSearch }: { onSearch: (text: string) => void }) => {
  const { field, text, setText } = useTypedSearch('', onSearch)
  return <input ref={field} value={text} onChange={({ target }) => setText(target.value)} />
}

test('text typed before hydration stays, and is searched', async () => {
  const container = document.createElement('div')
  container.innerHTML = '<input value="">'
  document.body.append(container)
  const input = container.querySelector('input')
  if (input) input.value = 'Duke'
  const onSearch = vi.fn()
  const root = hydrateRoot(container, <Search onSearch={onSearch} />)
  await eventually(() => expect(onSearch).toHaveBeenCalledWith('Duke'))
  expect(input?.value).toBe('Duke')
  root.unmount()
  container.remove()
})
