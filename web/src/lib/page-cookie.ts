import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'
import { type CookieName, readCookie } from './cookies.ts'

/** What the visitor's cookie says, while the server renders as well as in the browser. */
export const readPageCookie = createIsomorphicFn()
  .server((name: CookieName) => getCookie(name))
  .client(readCookie)
