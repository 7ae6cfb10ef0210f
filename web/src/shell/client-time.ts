import { writeCookie } from '../lib/cookies.ts'

/** SHL-12: tells the server the visitor's clock, so that dates are shown as the visitor would write them. */
export const rememberClientTime = (): void =>
  writeCookie('clientTime', String(-new Date().getTimezoneOffset()))
