import type { ListedUser } from '@fieldhouse/contract/admin'
import { Link } from '@tanstack/react-router'
import { Tag } from '../../../ui/data/tag.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'

/** The person's name, with a link to everything about them. */
export const UserName = ({ user }: { user: ListedUser }) => {
  const { id, first_name, last_name, photo_url, deleted_at, is_vip, can } = user
  const name = <bdi className="wrap-anywhere">{`${first_name} ${last_name}`}</bdi>
  return (
    <span className="flex max-w-72 min-w-0 items-center gap-3">
      <Avatar firstName={first_name} lastName={last_name} photo={photo_url} />
      <span className="grid min-w-0 justify-items-start gap-1">
        {can.open ? (
          <Link to="/admin/users/$id" params={{ id }} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
        {deleted_at && <Tag tone="danger">Deleted</Tag>}
        {is_vip && <Tag tone="accent">VIP</Tag>}
      </span>
    </span>
  )
}
