/** ACC-01: the five views of the login popup. */
export const loginViews = ['appLogin', 'loginList', 'signUpList', 'signUp', 'forgotPassword'] as const
export type LoginView = (typeof loginViews)[number]
