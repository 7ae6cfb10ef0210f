import { Bell, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Badge } from '../data/badge.tsx'
import { Chip, RemovableChip } from '../data/chip.tsx'
import { Tag } from '../data/tag.tsx'
import { VerifiedMark, VerifiedSign } from '../data/verified-mark.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Progress } from '../feedback/progress.tsx'
import {
  LoadingRegion,
  Skeleton,
  SkeletonCircle,
  SkeletonLines,
  SkeletonRows,
} from '../feedback/skeleton.tsx'
import { SaveFooter } from '../forms/save-footer.tsx'
import { Card } from '../layout/card.tsx'
import { Avatar } from '../media/avatar.tsx'
import { Icon } from '../media/icon.tsx'
import { themes } from '../style/themes.ts'
import { Specimen } from './specimen.tsx'

const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Crect width='40' height='40' fill='%23c9bfae'/%3E%3Ccircle cx='20' cy='16' r='7' fill='%235b5145'/%3E%3Cpath d='M6 40a14 14 0 0 1 28 0z' fill='%235b5145'/%3E%3C/svg%3E"

export const BadgesAndPictures = () => (
  <>
    <Specimen name="Avatar: photo, initials, none">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar photo={portrait} alt="Amara Whitlock" size="lg" />
        <Avatar firstName="Marisol" lastName="Tran" />
        <Avatar firstName="Élodie" />
        <Avatar />
        <Avatar
          photo="data:image/png;base64,broken"
          firstName="Kelsey"
          lastName="Brandt"
          alt="Kelsey Brandt"
        />
        <Avatar firstName="يوسف" lastName="حداد" />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar firstName="Ada" lastName="Ng" size="xs" />
        <Avatar firstName="Ada" lastName="Ng" size="sm" />
        <Avatar firstName="Ada" lastName="Ng" isSquare />
        <Avatar firstName="Ada" lastName="Ng" size="lg" badge={<Badge count={12} label="12 unread" />} />
        <Avatar firstName="Ada" lastName="Ng" size="xl" />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {themes.map((theme, place) => (
          <span key={theme} data-theme={theme}>
            <Avatar mark={place * 9 + 3} alt={`Number ${place * 9 + 3}`} isAccent />
          </span>
        ))}
      </div>
    </Specimen>
    <Specimen name="Badge">
      <div className="flex flex-wrap items-center gap-4">
        <Badge count={3} label="3 unread" />
        <Badge count={99} label="99 unread" />
        <Badge count={120} label="120 unread" />
        <Badge count={0} label="None unread" isZeroShown />
        <Button variant="borderless" isIcon>
          <span className="relative">
            <Icon of={Bell} size="lg" name="Messages" />
            <span className="absolute -end-2 -top-2">
              <Badge count={8} label="8 unread" />
            </span>
          </span>
        </Button>
      </div>
    </Specimen>
    <Specimen name="Tag">
      <div className="flex flex-wrap items-center gap-2">
        <Tag>NCAA D1</Tag>
        <Tag tone="accent">D1</Tag>
        <Tag tone="positive">2 months free</Tag>
        <Tag tone="warning">Waiting</Tag>
        <Tag tone="danger">Declined</Tag>
      </div>
    </Specimen>
    <Specimen name="Verified mark">
      <div className="flex flex-wrap items-center gap-4">
        <VerifiedMark label="Verified coach" explanation="Listed by the college" />
        <span className="flex items-center gap-1.5 text-ui font-semibold">
          Marisol Tran
          <VerifiedSign label="Verified coach" explanation="Listed by the college" />
        </span>
      </div>
    </Specimen>
    <Specimen name="Chip">
      <Chips />
    </Specimen>
  </>
)

const filters = ['Within 300 mi', 'D1, D2, NAIA', 'Net under $25,000']

const Chips = () => {
  const [left, setLeft] = useState(filters)
  const [isOn, setOn] = useState(true)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {left.map((filter) => (
        <RemovableChip
          key={filter}
          label={filter}
          onRemove={() => setLeft(left.filter((other) => other !== filter))}
        />
      ))}
      <Chip isOn={isOn} onClick={() => setOn(!isOn)}>
        Favorites only
      </Chip>
      <Chip isOn={false}>Coaches online</Chip>
      <Chip>
        Conference
        <Icon of={ChevronDown} size="sm" />
      </Chip>
      <Chip disabled>Major</Chip>
    </div>
  )
}

export const Notices = () => {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <Specimen name="Notice">
        <Notice>Your page is hidden. Coaches you wrote to can still open it.</Notice>
        <Notice tone="positive" title="Your page is public">
          Anyone with the link can open it.
        </Notice>
        <Notice
          tone="warning"
          title="Your card expires this month"
          action={
            <Button size="sm" isOutlined>
              Change the card
            </Button>
          }
        >
          The next payment is due on November 30, 2026.
        </Notice>
        {isThere && (
          <Notice tone="danger" onDismiss={() => setThere(false)}>
            Two photos did not upload. They are larger than 10 MB.
          </Notice>
        )}
      </Specimen>
      <Specimen name="Progress">
        <Progress label="Uploading film" value={48} />
        <Progress label="Photos" value={3} max={12} valueText="3 of 12" />
        <Progress label="Preparing the page" />
      </Specimen>
      <Specimen name="Save footer">
        <Card isFlush>
          <form
            className="grid gap-4 px-5 pt-5"
            aria-label="Example"
            onSubmit={(event) => event.preventDefault()}
          >
            <SkeletonLines />
            <SaveFooter on="card" onCancel={() => undefined} note="Not saved yet." />
          </form>
        </Card>
        <Card isFlush>
          <form
            className="grid gap-4 px-5 pt-5"
            aria-label="Example, saving"
            onSubmit={(event) => event.preventDefault()}
          >
            <SkeletonLines lines={2} />
            <SaveFooter on="card" onCancel={() => undefined} isBusy />
          </form>
        </Card>
      </Specimen>
    </>
  )
}

export const States = () => (
  <>
    <Specimen name="Loading: the shape of what comes">
      <Card>
        <LoadingRegion label="Loading the profile…">
          <div className="flex items-center gap-4.5">
            <SkeletonCircle className="size-14" />
            <div className="grid min-w-0 flex-1 gap-2.5">
              <Skeleton className="h-4.5 w-[46%]" />
              <Skeleton className="h-3 w-[30%]" />
              <Skeleton className="h-3 w-[38%]" />
            </div>
            <Skeleton className="h-5.5 w-16" />
          </div>
        </LoadingRegion>
      </Card>
      <LoadingRegion>
        <SkeletonRows rows={2} />
      </LoadingRegion>
    </Specimen>
    <Specimen name="Empty: one sentence, one action">
      <Card isFlush>
        <EmptyState as="h4" title="No messages yet" action={<Button>Find a coach</Button>}>
          Pick a coach on the left and say hello.
        </EmptyState>
      </Card>
    </Specimen>
    <Specimen name="Error: what happened, what to do">
      <ErrorState as="h4" title="The list did not load" onRetry={() => undefined}>
        The connection dropped. Your filters are kept.
      </ErrorState>
    </Specimen>
    <Specimen name="Card with header and footer">
      <Card
        header={<h4 className="text-d4 font-semibold">Billing</h4>}
        footer={
          <Button size="sm" isOutlined>
            Change
          </Button>
        }
      >
        <p className="text-ui text-muted">Next payment of $19.00 on December 1, 2026.</p>
      </Card>
    </Specimen>
  </>
)
