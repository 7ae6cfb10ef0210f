import { saveSettings } from '@fieldhouse/contract/profiles.editing'
import { Eye, EyeOff } from 'lucide-react'
import { call } from '../../../../lib/api.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Tag } from '../../../../ui/data/tag.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Icon } from '../../../../ui/media/icon.tsx'
import { EditSection } from '../frame/edit-section.tsx'
import { useEditing } from '../frame/editing.ts'

/** PRO-09: Hide or Show. The text changes only after the server has done it. */
export const VisibilityEditor = () => {
  const { athlete, onPage } = useEditing()
  const isVisible = athlete.settings.is_visible

  const toggle = async () => {
    const { data } = await call(saveSettings, {
      params: { id: athlete.id },
      body: { is_visible: !isVisible },
    })
    onPage(data)
    toast.saved()
  }
  const { run, isBusy } = useAction(toggle, { onFault: (error) => toast.error(error.message) })

  return (
    <EditSection id="visibility" title="Visibility">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 grow basis-56 justify-items-start gap-2" role="status">
          <Tag tone={isVisible ? 'positive' : 'warning'}>{isVisible ? 'Visible' : 'Hidden'}</Tag>
          <p className="max-w-[52ch] text-ui text-pretty text-muted">
            {isVisible
              ? 'Anyone with the link can see this page, and coaches can find it.'
              : 'Only the athlete, the family, their coaches and our team can see this page. Nothing is lost: show it whenever you like.'}
          </p>
        </div>
        <Button isOutlined={isVisible} isBusy={isBusy} onClick={() => void run()}>
          <Icon of={isVisible ? EyeOff : Eye} size="sm" />
          {isVisible ? 'Hide' : 'Show'}
          <span className="sr-only"> this page</span>
        </Button>
      </div>
    </EditSection>
  )
}
