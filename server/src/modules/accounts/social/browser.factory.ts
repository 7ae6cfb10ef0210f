import type { SocialNetwork } from '@fieldhouse/contract/accounts.social'
import type { TestApp } from '../../../app.factory.ts'

let household = 0

/** A browser that stores our cookies, at its own IP address. */
export const openBrowser = ({ app }: TestApp) => {
  const remoteAddress = `10.4.${Math.floor(++household / 250)}.${(household % 250) + 1}`
  const jar = new Map<string, string>()

  const post = async (path: string, payload: object = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      remoteAddress,
      headers: cookie ? { cookie, origin: 'http://localhost:80' } : {},
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }

  const browser = {
    jar,
    post,
    start: (network: SocialNetwork) => post(`/oauth/${network}`),
    finish: (network: SocialNetwork, query: string) => post(`/oauth/${network}/callback`, { query }),
    /** Goes to the network, agrees, and returns what it puts into the address of the way back. */
    agree: async (network: SocialNetwork): Promise<string> => {
      const { url } = (await browser.start(network)).json()
      const { headers } = await fetch(url, { redirect: 'manual' })
      return new URL(String(headers.get('location'))).search
    },
    signIn: async (network: SocialNetwork) => browser.finish(network, await browser.agree(network)),
    whoAmI: async () => {
      const cookie = `main-auth-token=${jar.get('main-auth-token')}`
      return (await app.inject({ url: '/api/user', headers: { cookie }, remoteAddress })).json().data
    },
  }
  return browser
}
