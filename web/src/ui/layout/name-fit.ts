/** The letters of a name's longest part. A name may break between its parts, and after a hyphen. */
export const longestPart = (name: string): number =>
  Math.max(...name.split(/\s+|(?<=-)/).map((part) => part.length))

/** For a name in large type: a long part makes the name smaller, so it need not break inside the part. */
export const nameScale = (name: string): string => {
  const longest = longestPart(name)
  if (longest <= 14) return ''
  if (longest <= 18) return 'text-[max(.75rem,.85em)]'
  return longest <= 27 ? 'text-[max(.75rem,.6em)]' : 'text-[max(.75rem,.42em)]'
}
