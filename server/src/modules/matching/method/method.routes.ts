import * as method from '@fieldhouse/contract/matching.method'
import { bind } from '../../../platform/http/bind.ts'
import { methodTables } from './method-tables.ts'

export const methodRoutes = () => bind(method, { getMatchMethod: async () => ({ data: [...methodTables] }) })
