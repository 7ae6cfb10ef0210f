import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { ChevronDown, ChevronsDown, ChevronsUp, ChevronUp, Pencil, Plus, Sparkles } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import type { Units } from '../../../lib/units.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { SharedIcons } from '../../../ui/media/shared-icons.tsx'
import { preloadConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { AssistantPopup, preloadAssistant } from '../assistant/assistant-popup.tsx'
import { athleteSections } from '../athlete-sections.ts'
import { CompletenessGuide } from '../editing/completeness-guide.tsx'
import { EditBar } from '../editing/edit-bar.tsx'
import { type Editing, EditingContext } from '../editing/frame/editing.ts'
import { LeaveGuard } from '../editing/frame/leave-guard.tsx'
import { sectionEditors } from '../editing/section-editors.tsx'
import { AppearanceEditor } from '../editing/sections/appearance-editor.tsx'
import { InfoEditor } from '../editing/sections/info-editor.tsx'
import { VipEditor } from '../editing/sections/vip-editor.tsx'
import { VisibilityEditor } from '../editing/sections/visibility-editor.tsx'
import { PhotoEditor } from '../pictures/photo-editor.tsx'
import { TranscriptsEditor } from '../transcripts/transcripts-editor.tsx'
import { ViewsPanel } from '../views/views-panel.tsx'
import { useKeptPage } from './use-kept-page.ts'

interface AthleteEditPageProps {
  athlete: Athlete
  sport: Sport
  units: Units
  today: string
  /** Goes to the public view. */
  onLeave: () => void
  onCollege: Editing['onCollege']
  onPackage?: Editing['onPackage']
}

const editIcons = [ChevronsUp, ChevronUp, ChevronDown, ChevronsDown, Pencil, Plus]

/** The sections that visitors don't see. */
const furtherSections = [
  { key: 'transcripts', title: 'Transcripts' },
  { key: 'views', title: 'Views' },
  { key: 'settings', title: 'Appearance' },
  { key: 'visibility', title: 'Visibility' },
]

const withKey = (keys: ReadonlySet<string>, key: string, isThere: boolean): ReadonlySet<string> =>
  isThere ? new Set([...keys, key]) : new Set([...keys].filter((other) => other !== key))

/** PRO-02: every section of the page, each edited in place. Empty sections show an invitation. */
export const AthleteEditPage = ({
  athlete,
  sport,
  units,
  today,
  onLeave,
  onCollege,
  onPackage,
}: AthleteEditPageProps) => {
  const onPage = useKeptPage(athlete)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const unsaved = useMemo(() => new Set<() => boolean>(), [])
  useEffect(preloadConfirmDialog, [])
  return (
    <EditingContext
      value={{
        athlete,
        sport,
        units,
        onPage,
        unsaved,
        open,
        onCollege,
        onPackage,
        setOpen: (key, isOpen) => setOpen((keys) => withKey(keys, key, isOpen)),
      }}
    >
      <LeaveGuard unsaved={unsaved} />
      <SharedIcons of={editIcons}>
        <article className="pt-8 pb-20 sm:pt-12">
          <header className="wrap mb-8 grid gap-2 sm:mb-10">
            <div className="flex items-center gap-3">
              <p className="label text-muted">Edit mode</p>
              {!athlete.settings.is_visible && <Tag tone="warning">Hidden</Tag>}
            </div>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
              <h1 className="min-w-0 text-d1 wrap-anywhere">
                <span className={nameScale(fullName(athlete))}>{fullName(athlete)}</span>
              </h1>
              <Assistant athlete={athlete} />
            </div>
          </header>
          <EditBar
            sections={[
              { key: 'photo', title: 'Photo' },
              { key: 'info', title: 'Info' },
              ...athleteSections,
              ...furtherSections,
            ]}
            onPreview={onLeave}
          />
          <div className="wrap pt-8 sm:pt-10">
            <div className="mb-12">
              <CompletenessGuide today={today} />
            </div>
            <PhotoEditor title="Photo" />
            <InfoEditor />
            {athleteSections.map(({ key, title }) => {
              const Editor = sectionEditors[key]
              return <Editor key={key} title={title} />
            })}
            {athlete.is_seros && <VipEditor />}
            <TranscriptsEditor title="Transcripts" />
            <ViewsPanel title="Views" />
            <AppearanceEditor />
            <VisibilityEditor />
          </div>
        </article>
      </SharedIcons>
    </EditingContext>
  )
}

/** PRO-07: writing help. The conversation stays when it is closed. */
const Assistant = ({ athlete }: Pick<AthleteEditPageProps, 'athlete'>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ai"
        aria-haspopup="dialog"
        onPointerEnter={preloadAssistant}
        onFocus={preloadAssistant}
        onClick={() => setOpen(true)}
      >
        <Icon of={Sparkles} />
        Assistant
      </Button>
      <AssistantPopup isOpen={isOpen} onClose={() => setOpen(false)} athlete={athlete} />
    </>
  )
}
