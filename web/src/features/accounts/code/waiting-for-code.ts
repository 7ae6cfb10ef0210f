/** A new account waits for the code that went to its address. */
export interface WaitingForCode {
  userId: string
  email: string
}
