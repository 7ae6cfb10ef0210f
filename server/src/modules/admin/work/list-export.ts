import type { WorkOrder } from '@fieldhouse/contract/admin.work'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Cell } from '../../../platform/csv-file.ts'
import type { Db } from '../../../platform/database/database.ts'

/** Some rows of an export, and the place after them. */
interface ExportedRows {
  readonly rows: readonly (readonly Cell[])[]
  readonly place: readonly string[] | null
}

/** A list as a table, read from place to place. */
export interface ListExport<Order extends WorkOrder> {
  columns(order: Order): readonly string[]
  /** `asked` is when the admin asked for it. */
  count(db: Db, order: Order, asked: Date): Promise<number>
  /** The next rows as this admin may see them. Fewer than `limit` are the last ones. */
  read(
    db: Db,
    actor: Actor,
    order: Order,
    part: { asked: Date; after: readonly string[] | null; limit: number },
  ): Promise<ExportedRows>
}
