interface Asked {
  readonly page: number
  readonly per_page: number
}

export const windowOf = ({ page, per_page }: Asked) => ({ limit: per_page, offset: (page - 1) * per_page })

export const pageMeta = ({ page, per_page }: Asked, total: number) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  total,
})
