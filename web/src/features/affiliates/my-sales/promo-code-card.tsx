import type { getMySales } from '@fieldhouse/contract/affiliates'
import type { Output } from '@fieldhouse/contract/endpoint'
import { Copy, Link2 } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { copyWithToast } from '../../../ui/actions/copy-text.ts'
import { Tag } from '../../../ui/data/tag.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

type OwnCode = Output<typeof getMySales>['codes'][number]

/** Large type for the code to share, its discount, and how often it was used. */
export const PromoCodeCard = ({ code }: { code: OwnCode }) => (
  <Card as="article" aria-label={`Promo code ${code.code}`}>
    <div className="grid gap-6 sm:flex sm:flex-wrap sm:items-end sm:justify-between">
      <div className="grid gap-2">
        <p className="label text-muted">Your code</p>
        <p className="font-display text-fig font-bold tracking-[.01em] wrap-anywhere">{code.code}</p>
        <p className="flex flex-wrap items-center gap-2 text-ui text-muted">
          {code.text} for anyone who signs up with it
          {!code.is_active && <Tag tone="warning">No longer valid</Tag>}
        </p>
      </div>
      <p className="grid gap-1 sm:text-end">
        <span className="label text-muted">Signed up</span>
        <span className="font-display text-d2 font-bold">{code.uses.toLocaleString('en-US')}</span>
      </p>
    </div>
    {code.is_active && (
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => void copyWithToast(code.code, 'Code copied')}>
          <Icon of={Copy} size="sm" />
          Copy code
        </Button>
        <Button
          isOutlined
          onClick={() =>
            void copyWithToast(`${location.origin}/athlete/${encodeURIComponent(code.code)}`, 'Link copied')
          }
        >
          <Icon of={Link2} size="sm" />
          Copy link
        </Button>
      </div>
    )}
  </Card>
)
