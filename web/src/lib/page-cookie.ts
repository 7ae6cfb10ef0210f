import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookies, getRequest } from '@tanstack/react-start/server'
import { type CookieName, readCookie } from './cookies.ts'

/** The cookies of each request, parsed once. Every date on a page needs the visitor's clock. */
const cookiesOf = new WeakMap<object, Readonly<Record<string, string>>>()

/** The visitor's cookie value, on the server and in the browser. */
export const readPageCookie = createIsomorphicFn()
  .server((name: CookieName) => {
    const request = getRequest()
    const cookies = cookiesOf.get(request) ?? getCookies()
    cookiesOf.set(request, cookies)
    return cookies[name]
  })
  .client(readCookie)
