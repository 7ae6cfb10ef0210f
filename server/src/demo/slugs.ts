const asciiWord = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** Hands out first-last, and first-last-2, -3 … to those who come later with the same name. */
export const slugsByArrival = () => {
  const bearers = new Map<string, number>()
  return ({ first_name, last_name }: { first_name: string; last_name: string }): string => {
    const slug = `${asciiWord(first_name)}-${asciiWord(last_name)}`
    const bearer = (bearers.get(slug) ?? 0) + 1
    bearers.set(slug, bearer)
    return bearer === 1 ? slug : `${slug}-${bearer}`
  }
}
