/** The four classes in high school. A school year ends with July. */
export const schoolClasses = (now: Date): number[] => {
  const first = now.getUTCMonth() < 7 ? now.getUTCFullYear() : now.getUTCFullYear() + 1
  return [first, first + 1, first + 2, first + 3]
}
