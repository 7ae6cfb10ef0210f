/** A sign-in that waits for the code from an email. */
export interface WaitingForSignInCode {
  /** By which the server knows this browser again. */
  attempt: string
  email: string
  /** Whether the password was asked for before. */
  proof: 'password' | 'email'
}
