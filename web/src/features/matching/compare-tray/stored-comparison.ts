/** SHL-12: kept while the tab is open, for each athlete. */
export const comparisonKey = 'compareColleges'

export const hasStoredComparison = (): boolean => {
  try {
    return sessionStorage.getItem(comparisonKey) !== null
  } catch {
    return false
  }
}
