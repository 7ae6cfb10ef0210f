/** Which events: all, those with a college, or those with one person. */
export interface LogScope {
  contact?: string
  school?: number
}
