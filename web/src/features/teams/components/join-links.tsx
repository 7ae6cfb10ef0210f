import type { OpenTeam } from '@fieldhouse/contract/teams.my'
import { Copy, Printer } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { copyWithToast } from '../../../ui/actions/copy-text.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { QrCode } from '../../../ui/media/qr-code.tsx'
import { joinWords } from '../team-words.ts'

interface JoinLinksProps {
  team: Pick<OpenTeam, 'id' | 'name' | 'links'>
  siteOrigin: string
  /** The sheet with the code is a page of the coach area. */
  hasSheet?: boolean
}

/** COA-01: a link and a code for each role. Only the team's owner and admins have them. */
export const JoinLinks = ({ team, siteOrigin, hasSheet = true }: JoinLinksProps) => (
  <ul aria-label="Join links" className="grid gap-x-12 gap-y-8 md:grid-cols-2">
    {team.links.map(({ role, path }) => {
      const address = `${siteOrigin}${path}`
      const { title, note } = joinWords[role]
      return (
        <li
          key={role}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <div className="max-w-40">
            <QrCode address={address} label={`QR code: ${title} join ${team.name}`} />
          </div>
          <div className="grid min-w-0 content-start gap-2.5">
            <h3 className="text-d4">{title}</h3>
            <p className="text-ui text-pretty text-muted">{note}</p>
            <p className="rounded-sm bg-sunken px-3 py-2 text-small wrap-anywhere select-all">{address}</p>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" isOutlined onClick={() => void copyWithToast(address, 'Link copied')}>
                <Icon of={Copy} size="sm" />
                Copy link
                <span className="sr-only"> for {title.toLowerCase()}</span>
              </Button>
              {hasSheet && (
                <LinkButton
                  size="sm"
                  isOutlined
                  to="/coach/teams/$id/qr/$role"
                  params={{ id: team.id, role }}
                >
                  <Icon of={Printer} size="sm" />
                  Print code
                  <span className="sr-only"> for {title.toLowerCase()}</span>
                </LinkButton>
              )}
            </div>
          </div>
        </li>
      )
    })}
  </ul>
)
