import { safeReturnPath } from '../../lib/return-path.ts'

/** SHL-12. */
const key = 'impersonation_redirect_url'

const usersPage = '/admin/users'

/** An absolute address reduced to its path. */
const pathOf = (address: string): string => {
  try {
    const { pathname, search, hash } = new URL(address)
    return `${pathname}${search}${hash}`
  } catch {
    return address
  }
}

/** ACC-15: the page an admin returns to. Whatever is stored, it is a page on this site. */
export const returnPlaceOf = (stored: string | null): string =>
  safeReturnPath(stored && pathOf(stored)) ?? usersPage

export const rememberReturnPlace = (path: string): void => {
  try {
    localStorage.setItem(key, path)
  } catch {
    // Without storage, the admin returns to the users.
  }
}

export const readReturnPlace = (): string => {
  try {
    return returnPlaceOf(localStorage.getItem(key))
  } catch {
    return usersPage
  }
}

export const forgetReturnPlace = (): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then there is nothing to forget.
  }
}
