import type { JoinRole, OpenTeam } from '@fieldhouse/contract/teams.my'
import { QrSheet } from '../../../ui/layout/qr-sheet.tsx'
import { QrCode } from '../../../ui/media/qr-code.tsx'
import { eventText, joinWords } from '../team-words.ts'

interface JoinSheetProps {
  team: OpenTeam
  role: JoinRole
  siteOrigin: string
}

/** COA-01: a join link as a printable code. */
export const JoinSheet = ({ team, role, siteOrigin }: JoinSheetProps) => {
  const path = team.links.find((link) => link.role === role)?.path ?? ''
  const address = `${siteOrigin}${path}`
  const { title } = joinWords[role]
  return (
    <QrSheet
      title={team.name}
      facts={
        <>
          {title} join here
          {team.event && (
            <>
              <br />
              {eventText(team.event)}
            </>
          )}
        </>
      }
      back={{ href: `/coach/teams/${team.id}`, label: 'Back to the team' }}
      code={<QrCode address={address} label={`QR code: ${title} join ${team.name}`} />}
      address={address.replace(/^https?:\/\//, '')}
    />
  )
}
