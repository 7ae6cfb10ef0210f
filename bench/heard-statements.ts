import pg from 'pg'

/** A statement as a connection got it. */
export interface HeardStatement {
  readonly config: pg.QueryConfig
  readonly values: unknown[]
}

/** Every statement that is sent to the database in the meantime, including `begin` and `commit`. */
export const heardStatements = async (work: () => Promise<unknown>): Promise<HeardStatement[]> => {
  const { query } = pg.Client.prototype
  const heard: HeardStatement[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [config, values] = given
    // Only these fields: a statement with a `submit` of its own can't be sent again.
    const {
      text,
      name,
      values: own,
      rowMode,
    } = Object(typeof config === 'string' ? { text: config } : config)
    const asked = { text, ...(name && { name }), ...(own && { values: own }), ...(rowMode && { rowMode }) }
    heard.push({ config: asked, values: Array.isArray(values) ? values : (own ?? []) })
    return Reflect.apply(query, this, given)
  } as typeof query
  await work()
  pg.Client.prototype.query = query
  return heard
}
