import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookies, getRequest } from '@tanstack/react-start/server'
import { type CookieName, readCookie } from './cookies.ts'

/** Read once for each request. Every date of a page asks for the visitor's clock. */
const cookiesOf = new WeakMap<object, Readonly<Record<string, string>>>()

/** The visitor's cookie value, on the server and in the browser. */
export const readPageCookie = createIsomorphicFn()
  .server((name: CookieName) => {
    const request = getRequest()
    const known = cookiesOf.get(request) ?? getCookies()
    cookiesOf.set(request, known)
    return known[name]
  })
  .client(readCookie)
