import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { useState } from 'react'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { toasts } from '../../../ui/feedback/toast.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { ownOf } from '../editing/editing.factory.tsx'
import { EditingContext } from '../editing/frame/editing.ts'
import { athleteOf, basketball } from '../profiles.factory.ts'
import { TranscriptsEditor } from './transcripts-editor.tsx'

type Transcript = NonNullable<Athlete['own']>['transcripts'][number]

export const idOf = (number: number) => `01890a5d-ac96-774b-bcce-b302099a${number}`
export const junior: Transcript = {
  id: idOf(9001),
  name: 'Junior year.pdf',
  size: 1_240_000,
  uploaded_at: '2026-09-01T12:00:00.000Z',
}
export const amara = (transcripts: Transcript[] = [], access_code = 'K7M2QX') =>
  athleteOf({
    can: { edit: true, download: true, see_contacts: true, see_views: true, confirm: false },
    own: { ...ownOf(), transcripts, access_code },
  })
export const at = `/athlete/${amara().id}`

/** The section in edit mode. The server's responses replace the page. */
export const openTranscripts = async (athlete: Athlete, answers: Parameters<typeof network>[0] = {}) => {
  const asked = network({ [`GET ${at}/transcript-requests`]: () => Response.json({ data: [] }), ...answers })
  // Saved and Deleted disappear after a second, too soon for a test.
  const said = new Set<string>()
  toasts.subscribe(() => {
    for (const { text } of toasts.current()) said.add(text)
  })
  const unsaved = new Set<() => boolean>()
  const Frame = () => {
    const [known, setKnown] = useState(athlete)
    return (
      <EditingContext
        value={{
          athlete: known,
          sport: basketball,
          units: 'imperial',
          onPage: setKnown,
          unsaved,
          onCollege: () => undefined,
          open: new Set(),
          setOpen: () => undefined,
        }}
      >
        <TranscriptsEditor title="Transcripts" />
        <Toaster />
      </EditingContext>
    )
  }
  const site = await openSite({ Frame })
  return { ...site, asked, said, hasUnsaved: () => [...unsaved].some((isChanged) => isChanged()) }
}
