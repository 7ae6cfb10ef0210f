import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { vi } from 'vitest'
import { handRequests } from '../../../lib/hand-requests.factory.ts'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { toasts } from '../../../ui/feedback/toast.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { EditingContext } from '../editing/frame/editing.ts'
import { athleteQuery } from '../profiles.api.ts'
import { basketball } from '../profiles.factory.ts'

interface Opened {
  Editor: ComponentType<{ title: string }>
  title: string
  athlete: Athlete
  answers?: Parameters<typeof network>[0]
}

/** An editor of a page's pictures, as its family sees it. The server's responses replace the page. */
export const openPictures = async ({ Editor, title, athlete, answers = {} }: Opened) => {
  const requests = handRequests()
  for (const { id } of toasts.current()) toasts.dismiss(id)
  const asked = network(answers)
  const unsaved = new Set<() => boolean>()
  const onPackage = vi.fn()
  const Frame = () => {
    const queryClient = useQueryClient()
    const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
    const { data } = useQuery({
      ...athleteQuery(athlete.id),
      initialData: { data: athlete },
      staleTime: Number.POSITIVE_INFINITY,
    })
    return (
      <EditingContext
        value={{
          athlete: data.data,
          sport: basketball,
          units: 'imperial',
          onPage: (page) => queryClient.setQueryData(athleteQuery(athlete.id).queryKey, { data: page }),
          unsaved,
          onCollege: () => undefined,
          onPackage,
          open,
          setOpen: (key, isOpen) => setOpen(new Set(isOpen ? [key] : [])),
        }}
      >
        <Editor title={title} />
        <Toaster />
      </EditingContext>
    )
  }
  const site = await openSite({ Frame })
  return {
    ...site,
    requests,
    onPackage,
    /** The API calls with their bodies. The page makes no other requests. */
    sent: () =>
      asked.filter(({ call }) => call.includes('/athlete/')).map(({ call, body }) => ({ call, body })),
    hasUnsaved: () => [...unsaved].some((isChanged) => isChanged()),
  }
}

export const pictureFile = (name: string, type = 'image/png'): File => new File(['....'], name, { type })
