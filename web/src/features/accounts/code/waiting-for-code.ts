/** A new account waits for the code sent to its address. */
export interface WaitingForCode {
  userId: string
  email: string
}
