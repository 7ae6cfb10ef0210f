import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { webLink } from '../../../lib/web-link.ts'
import { PictureView } from '../components/picture-view.tsx'
import { ProfileSection } from '../components/profile-section.tsx'
import { dayText } from '../profiles.format.ts'
import type { SectionProps } from './section-props.ts'

/** PRO-12: in the owner's order. The first one is large. */
export const PressSection = ({ athlete: { press } }: Pick<SectionProps, 'athlete'>) => {
  if (press.length === 0) return null
  return (
    <ProfileSection title="Press">
      <ul className="grid gap-6 sm:grid-cols-2 sm:gap-8 lg:grid-cols-[1.5fr_1fr_1fr]">
        {press.map((article, place) => (
          <li key={article.id} className="min-w-0">
            <Article article={article} isFirst={place === 0} />
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

interface ArticleProps {
  article: Athlete['press'][number]
  isFirst: boolean
}

const Article = ({ article: { title, outlet, published_on, link, image }, isFirst }: ArticleProps) => {
  const from = [outlet, published_on && dayText(published_on)].filter(Boolean).join(', ')
  const address = webLink(link)
  const content = (
    <>
      {image && (
        <PictureView
          picture={image}
          alt=""
          sizes="(min-width: 1280px) 400px, (min-width: 768px) 45vw, 90vw"
          className="aspect-video w-full rounded-sm object-cover"
        />
      )}
      {from && <span className="label text-muted wrap-anywhere">{from}</span>}
      <h3
        className={`font-semibold tracking-[-.003em] normal-case wrap-anywhere ${isFirst ? 'text-[1.75rem] leading-none sm:text-[2.25rem]' : 'text-[1.5rem] leading-[1.08]'}`}
      >
        {title}
      </h3>
    </>
  )
  const look = 'grid content-start gap-3 border-t-2 border-text pt-4'
  return address ? (
    <a href={address} target="_blank" rel="noopener nofollow ugc" className={`${look} hover:opacity-80`}>
      {content}
      <span className="sr-only">Opens in a new window</span>
    </a>
  ) : (
    <div className={look}>{content}</div>
  )
}
