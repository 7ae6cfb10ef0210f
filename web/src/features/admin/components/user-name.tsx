import type { ListedUser } from '@fieldhouse/contract/admin'
import { Link } from '@tanstack/react-router'
import { Tag } from '../../../ui/data/tag.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'

/** The person's name. An athlete's name links to the page. */
export const UserName = ({ user }: { user: ListedUser }) => {
  const { first_name, last_name, photo_url, athlete_slug, deleted_at } = user
  const name = <bdi className="wrap-anywhere">{`${first_name} ${last_name}`}</bdi>
  return (
    <span className="flex max-w-72 min-w-0 items-center gap-3">
      <Avatar firstName={first_name} lastName={last_name} photo={photo_url} />
      <span className="grid min-w-0 justify-items-start gap-1">
        {athlete_slug && !deleted_at ? (
          <Link
            to="/$athleteId"
            params={{ athleteId: athlete_slug }}
            className="underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        {deleted_at && <Tag tone="danger">Deleted</Tag>}
      </span>
    </span>
  )
}
