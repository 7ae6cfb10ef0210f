/** Whose events: everybody's, those with a college, or with one person. */
export interface LogScope {
  contact?: string
  school?: number
}
