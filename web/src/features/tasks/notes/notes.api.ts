import { getCoachNotes } from '@fieldhouse/contract/tasks'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'

export const notesQuery = (userId: string) =>
  queryOptions({ ...queryOf(getCoachNotes, { params: { id: userId } }), networkMode: 'always' })
