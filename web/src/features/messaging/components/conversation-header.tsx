import type { ConversationFacts } from '@fieldhouse/contract/messaging'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Ban, EllipsisVertical, Flag, Phone, X } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { verifiedCoach } from '../../../lib/verified-coach.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AnchorButton } from '../../../ui/actions/link-button.tsx'
import { VerifiedMark } from '../../../ui/data/verified-mark.tsx'
import { Skeleton, SkeletonCircle } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dropdown } from '../../../ui/menus/dropdown.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { block } from '../block.ts'
import type { Chat } from '../chat-address.ts'
import { chatReason } from '../chat-reason.ts'
import { successCoachOf } from '../messaging.api.ts'
import { lineOf, otherOf } from '../person-labels.ts'

interface ConversationHeaderProps {
  facts: ConversationFacts
  heading: RefObject<HTMLHeadingElement | null>
  chat: Chat
  onReport: () => void
  /** The coach was blocked or unblocked. */
  onBlocked: () => void
  onClose: (() => void) | undefined
  onBack: (() => void) | undefined
}

/** The person on the other side, and a family's actions. */
export const ConversationHeader = ({
  facts,
  heading,
  chat,
  onReport,
  onBlocked,
  onClose,
  onBack,
}: ConversationHeaderProps) => {
  const [isAsking, setAsking] = useState(false)
  const other = otherOf(facts)
  const { is_blocked, can } = facts

  const change = async (isBlocked: boolean): Promise<void> => {
    await block(chat, isBlocked)
    // Then the notice in place of the field says it, with Unblock.
    onBlocked()
  }

  const entries = [
    ...(can.report ? [{ label: 'Report a message', icon: Flag, onSelect: onReport }] : []),
    ...(can.block
      ? [
          is_blocked
            ? {
                label: 'Unblock coach',
                icon: Ban,
                onSelect: () => void change(false).catch((fault) => toast.error(chatReason(fault))),
              }
            : { label: 'Block coach', icon: Ban, isDanger: true, onSelect: () => setAsking(true) },
        ]
      : []),
  ]

  return (
    <HeaderFrame>
      <BackButton onBack={onBack} />
      <Avatar firstName={other.first_name} lastName={other.last_name} photo={other.photo?.url} />
      <div className="min-w-0 grow text-ui leading-[1.35]">
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-sans text-ui font-semibold tracking-normal normal-case outline-none wrap-anywhere"
        >
          <bdi>
            {other.athlete_slug ? (
              <Link
                to="/$athleteId"
                params={{ athleteId: other.athlete_slug }}
                className="underline-offset-4 hover:underline"
              >
                {fullName(other)}
              </Link>
            ) : (
              fullName(other)
            )}
          </bdi>
        </h2>
        <p className="text-muted wrap-anywhere">{lineOf(other, facts.contact_college)}</p>
        {other.verified_by && <VerifiedMark {...verifiedCoach(other.verified_by)} />}
      </div>
      <span className="-me-2.5 flex shrink-0">
        {facts.side === 'family' && other.type === 'rsc' && (
          <CallSuccessCoach athleteUserId={facts.athlete.id} coachId={other.id} />
        )}
        {entries.length > 0 && (
          <Dropdown label="Safety" variant="borderless" isIcon align="end" items={entries}>
            <Icon of={EllipsisVertical} />
          </Dropdown>
        )}
        <CloseButton onClose={onClose} />
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Block ${fullName(other)}?`}
        text="You and your family won’t get their messages anymore, and you can’t write to them. They won’t be told. You can change this any time."
        buttons={[{ label: 'Cancel' }, { label: 'Block', variant: 'red', onPress: () => change(true) }]}
      />
    </HeaderFrame>
  )
}

/** MSG-04: the server sends the phone only to families on this coach's roster. */
const CallSuccessCoach = ({ athleteUserId, coachId }: { athleteUserId: string; coachId: string }) => {
  const coach = useQuery(successCoachOf(athleteUserId)).data?.data
  if (coach?.id !== coachId || !coach.phone) return null
  return (
    <AnchorButton
      variant="borderless"
      isIcon
      href={`tel:${coach.phone.replace(/[^\d+]/g, '')}`}
      aria-label={`Call ${fullName(coach)}, ${coach.phone}`}
      title={coach.phone}
    >
      <Icon of={Phone} />
    </AnchorButton>
  )
}

const HeaderFrame = ({ children }: { children: ReactNode }) => (
  <header className="flex min-h-19 shrink-0 items-center gap-3 px-5 py-3.5">{children}</header>
)

/** When the list is a separate screen. */
const BackButton = ({ onBack }: { onBack: (() => void) | undefined }) =>
  onBack ? (
    <span className="-ms-2.5 lg:hidden">
      <Button variant="borderless" isIcon aria-label="Back to messages" onClick={onBack}>
        <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
      </Button>
    </span>
  ) : null

const CloseButton = ({ onClose }: { onClose: (() => void) | undefined }) =>
  onClose ? (
    <Button variant="borderless" isIcon aria-label="Close chat" onClick={onClose}>
      <Icon of={X} />
    </Button>
  ) : null

export const HeaderSkeleton = ({ onClose, onBack }: Pick<ConversationHeaderProps, 'onClose' | 'onBack'>) => (
  <HeaderFrame>
    <BackButton onBack={onBack} />
    <SkeletonCircle />
    <span className="grid grow gap-2">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-3.5 w-3/5" />
    </span>
    <CloseButton onClose={onClose} />
  </HeaderFrame>
)
