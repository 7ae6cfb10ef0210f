import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { fullName } from '../../../lib/person-name.ts'
import { QrSheet } from '../../../ui/layout/qr-sheet.tsx'
import { paperAddress } from '../papers/paper-address.ts'

interface QrPageProps {
  athlete: Athlete
  sport: Pick<Sport, 'title'>
  siteOrigin: string
}

/** The code of an athlete's page. It shows no more than the page it links to. */
export const QrPage = ({ athlete, sport, siteOrigin }: QrPageProps) => {
  const name = fullName(athlete)
  return (
    <QrSheet
      title={name}
      facts={[sport.title, athlete.class && `Class of ${athlete.class}`].filter(Boolean).join(', ')}
      back={{ href: `/${athlete.slug}`, label: 'Back to the page' }}
      code={
        <img
          src={paperAddress(athlete.id, 'qr.svg')}
          alt={`QR code that opens the page of ${name}`}
          width={440}
          height={440}
          className="aspect-square w-full rounded-md"
        />
      }
      address={`${new URL(siteOrigin).host}/${athlete.slug}`}
    />
  )
}
