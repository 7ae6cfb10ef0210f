import type { OwnCode } from '@fieldhouse/contract/affiliates.sales'
import { Copy, Link2 } from 'lucide-react'
import { counted } from '../../../lib/counted.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { copyWithToast } from '../../../ui/actions/copy-text.ts'
import { Tag } from '../../../ui/data/tag.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { QrCode } from '../../../ui/media/qr-code.tsx'

interface PromoCodeCardProps {
  code: OwnCode
  siteOrigin: string
}

const usesText = ({ uses, max_uses }: OwnCode): string =>
  max_uses === null ? uses.toLocaleString('en-US') : `${uses.toLocaleString('en-US')} of ${max_uses}`

/** Large type for the code to share, with its link and a QR code for a table at an event. */
export const PromoCodeCard = ({ code, siteOrigin }: PromoCodeCardProps) => {
  const address = `${siteOrigin}/athlete/${encodeURIComponent(code.code)}`
  return (
    <Card as="article" aria-label={`Promo code ${code.code}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid min-w-0 content-start gap-2">
          <p className="label text-muted">Your code</p>
          <p className="font-display text-fig font-bold tracking-[.01em] wrap-anywhere">{code.code}</p>
          <p className="flex flex-wrap items-center gap-2 text-ui text-muted">
            {code.text} for anyone who signs up with it
            {!code.is_active && <Tag tone="warning">No longer valid</Tag>}
          </p>
          <p className="text-ui text-pretty text-muted">
            You earn {code.commission_percent}% of each payment, without taxes, for{' '}
            {counted(code.commission_months, 'month')} after a sign-up.
          </p>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
            <span className="label text-muted">Signed up</span>
            <span className="font-display text-d3 font-bold">{usesText(code)}</span>
          </p>
        </div>
        {code.is_active && (
          <div className="w-36 max-w-full">
            <QrCode address={address} label={`QR code: sign up with ${code.code}`} />
          </div>
        )}
      </div>
      {code.is_active && (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => void copyWithToast(code.code, 'Code copied')}>
            <Icon of={Copy} size="sm" />
            Copy code
          </Button>
          <Button isOutlined onClick={() => void copyWithToast(address, 'Link copied')}>
            <Icon of={Link2} size="sm" />
            Copy link
          </Button>
        </div>
      )}
    </Card>
  )
}
