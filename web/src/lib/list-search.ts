/** Where a list stands, as its address says it: `?q=abel&page=2`. The first page and no text need no words. */
export interface ListSearch {
  q?: string
  page?: number
}

/** What an address can ask for at most. No list of ours is longer. */
export const longestSearch = 100
export const lastPage = 100_000

/** Also of what the router gives a page: beside what was read it still holds the raw words of the address. */
export const readListSearch = ({ q, page }: { q?: unknown; page?: unknown }): ListSearch => {
  const text = typeof q === 'string' ? q.trim().slice(0, longestSearch) : ''
  const number = Number(page)
  return {
    ...(text ? { q: text } : {}),
    ...(Number.isSafeInteger(number) && number > 1 && number <= lastPage ? { page: number } : {}),
  }
}

/** Another page of the same list. */
export const onPage = <S extends ListSearch>({ page: _, ...search }: S, page: number) =>
  page > 1 ? { ...search, page } : search

/** Whoever looks for something else begins on the first page. */
export const lookingFor = <S extends ListSearch>({ page: _, q: __, ...search }: S, text: string) =>
  text ? { ...search, q: text } : search
