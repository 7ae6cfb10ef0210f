/** A sign-in that waits for an emailed code. */
export interface WaitingForSignInCode {
  /** Identifies this browser to the server. */
  attempt: string
  email: string
  /** Whether the password was entered before. */
  proof: 'password' | 'email'
}
