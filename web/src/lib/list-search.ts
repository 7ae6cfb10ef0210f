/** A list's state in the address: `?q=abel&page=2`. The first page and an empty text are left out. */
export interface ListSearch {
  q?: string
  page?: number
}

/** The largest page number an address can request. No list of ours is longer. */
export const longestSearch = 100
export const lastPage = 100_000

/** Also works on the router's result, which still contains the address's raw text. */
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

/** A new search starts on the first page. */
export const lookingFor = <S extends ListSearch>({ page: _, q: __, ...search }: S, text: string) =>
  text ? { ...search, q: text } : search
