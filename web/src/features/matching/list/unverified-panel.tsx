import type { MatchOverview } from '@fieldhouse/contract/matching'
import { counted } from '../../../lib/counted.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { SidePanel } from './side-panel.tsx'

interface UnverifiedPanelProps extends Pick<MatchOverview, 'unverified'> {
  surveyPath: string
}

/** Colleges whose team no source confirms, and where to include them. */
export const UnverifiedPanel = ({
  unverified: { colleges, is_included },
  surveyPath,
}: UnverifiedPanelProps) =>
  colleges > 0 && (
    <SidePanel title="Teams that are not confirmed">
      <p className="mt-1.5 mb-3 text-small text-muted">
        {is_included
          ? `The list includes ${counted(colleges, 'college')} whose basketball team no source confirms. They are labeled.`
          : `Left out: ${counted(colleges, 'college')} whose basketball team no source confirms. You can include them in the survey.`}
      </p>
      <LinkButton to={surveyPath} search={{ step: 'campus' } as never} isOutlined size="sm">
        {is_included ? 'Leave them out' : 'Include them'}
      </LinkButton>
    </SidePanel>
  )
