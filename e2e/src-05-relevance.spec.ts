import { expect, test } from './fixtures.ts'
import { hidePageByApi, signUpByApi } from './people.ts'

test('she is found however you type her name', async ({ request }) => {
  for (const q of ['amara whitlok', 'Whitlock Amara', 'ámara whitlöck', 'AMARA  WHIT']) {
    const { data } = await (await request.get('/api/search', { params: { q } })).json()
    expect(data[0]?.full_name, q).toBe('Amara Whitlock')
  }
})

test("a hidden athlete disappears from strangers' search immediately", async ({ request, baseURL }) => {
  const person = await signUpByApi(request)
  const page = `href="/${person.first_name}-${person.last_name}"`.toLowerCase()
  const look = async () => (await fetch(`${baseURL}/search-results?q=${person.last_name}`)).text()
  expect(await look()).toContain(page)
  await hidePageByApi(request, person)
  const source = await look()
  expect(source).toContain('Search athletes')
  expect(source).not.toContain(page)
})
