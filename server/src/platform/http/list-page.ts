interface ListRequest {
  path: string
  /** The query without page and limit. */
  query: Record<string, string>
  page: number
  limit: number
  total: number
}

/** The last page. An empty list has one page too. */
export const lastPageOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))

/** One page of a list, with its place in the whole and the links to the next pages. */
export const listPage = <Row>(data: Row[], { path, query, page, limit, total }: ListRequest) => {
  const last = lastPageOf(total, limit)
  const linkTo = (target: number) =>
    `${path}?${new URLSearchParams({ ...query, limit: String(limit), page: String(target) })}`
  const before = (page - 1) * limit
  const isEmpty = data.length === 0
  return {
    data,
    links: {
      first: linkTo(1),
      last: linkTo(last),
      prev: page > 1 ? linkTo(Math.min(page - 1, last)) : null,
      next: page < last ? linkTo(page + 1) : null,
    },
    meta: {
      current_page: page,
      from: isEmpty ? null : before + 1,
      last_page: last,
      path,
      per_page: limit,
      to: isEmpty ? null : before + data.length,
      total,
    },
  }
}
