import type { WorkOrder } from '@fieldhouse/contract/admin.work'
import type { Db } from '../../../platform/database/database.ts'

/** Some rows of an export, and the place after them. */
interface ExportedRows {
  /** As `csvOf` writes them. */
  readonly csv: string
  readonly rows: number
  readonly place: readonly string[] | null
}

/** A list as a table, read from place to place. */
export interface ListExport<Order extends WorkOrder> {
  /** Few, if they come as objects: a collection of garbage keeps what it finds in use, and a long file is many of them. */
  readonly rowsPerRead: number
  columns(order: Order): readonly string[]
  /** `asked` is when the admin asked for it. */
  count(db: Db, order: Order, asked: Date): Promise<number>
  /** The next rows, with what every admin may see. Fewer than `limit` are the last ones. */
  read(
    db: Db,
    order: Order,
    part: { asked: Date; after: readonly string[] | null; limit: number },
  ): Promise<ExportedRows>
}
