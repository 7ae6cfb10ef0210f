import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'
import { type CookieName, readCookie } from './cookies.ts'

/** The visitor's cookie value, on the server and in the browser. */
export const readPageCookie = createIsomorphicFn()
  .server((name: CookieName) => getCookie(name))
  .client(readCookie)
