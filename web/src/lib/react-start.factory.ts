/**
 * Does for component tests what the build does for the browser: keeps only the browser side of an isomorphic function.
 */
type AnyFunction = (...given: never[]) => unknown

interface Isomorphic extends AnyFunction {
  server(way: AnyFunction): Isomorphic
  client(way: AnyFunction): Isomorphic
}

const only = (inBrowser: AnyFunction): Isomorphic =>
  Object.assign((...given: never[]) => inBrowser(...given), {
    server: () => only(inBrowser),
    client: (way: AnyFunction) => only(way),
  })

export const createIsomorphicFn = (): Isomorphic => only(() => undefined)
export const getGlobalStartContext = (): undefined => undefined
export const getCookies = (): object => ({})
export const getRequest = (): undefined => undefined
export const getRequestHeader = (): undefined => undefined
export const setResponseStatus = (): void => {}
