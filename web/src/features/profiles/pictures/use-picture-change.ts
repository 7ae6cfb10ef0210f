import type { Endpoint, Input } from '@fieldhouse/contract/endpoint'
import { getAthlete } from '@fieldhouse/contract/profiles'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { type SaveEndpoint, useEditing, versionOf } from '../editing/frame/editing.ts'
import { athleteQuery } from '../profiles.api.ts'

interface Change {
  /** Extra path parameters, besides the athlete. */
  params?: Record<string, string>
  /** Sent with the section's version. Without it, the request has no body. */
  body?: object
}

const isOvertaken = (error: unknown) => error instanceof ApiError && error.code === 'section_changed'

/** Changes the page's pictures. The response becomes the page. */
export const usePictureChange = (group: 'photo' | 'gallery') => {
  const { athlete, onPage } = useEditing()
  const queryClient = useQueryClient()

  // Several changes can follow before the next render.
  const newest = (): Athlete => queryClient.getQueryData(athleteQuery(athlete.id).queryKey)?.data ?? athlete

  const send = async (endpoint: Endpoint & SaveEndpoint, { params, body }: Change): Promise<void> => {
    const version = versionOf(newest(), group)
    const input = {
      params: { ...params, id: athlete.id },
      ...(body && { body: { ...body, version } }),
    } as Input<SaveEndpoint>
    const { data } = await call(endpoint, input)
    onPage(data)
  }

  return async (endpoint: SaveEndpoint, change: Change = {}): Promise<void> => {
    try {
      await send(endpoint, change)
    } catch (error) {
      if (!isOvertaken(error)) throw error
      onPage((await call(getAthlete, { params: { id: athlete.id } })).data)
      // A photo would replace theirs, so the person decides. The gallery has room for both.
      if (group === 'photo') throw error
      await send(endpoint, change)
    }
  }
}
